"""What is done against findings: statements of engines, and plans that delete files.

Either is refused while metadata cannot be read or contradicts itself: readers then disagree about
the files of the table, and a plan could name files that are needed. The rule is the view `risks`.
Main names: `remedies_for`, `refuse_at_risk`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.errors import UsageError
from arrowmeta.io.sql_access import quoted_text
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.views.connection import ask, given_facts


def remedies_for(
    source: Source,
    findings: pa.Table,
    *,
    engine: str | None = None,
    only: Collection[str] | None = None,
    views: Mapping[str, pa.Table] = MappingProxyType({}),
) -> pa.Table:
    """Return statements against some findings, and against small files, deletes and snapshots.

    What restores a table comes first. Statements that the view `risks`, or the relation `readers`,
    is against are not given; a row `withheld` per engine says why.

    Args:
        source: the table.
        findings: rows of the relation `findings`, also of checks of storage.
        engine: the engine of the statements; None for all.
        only: values of `check_name` to return; None for all.
        views: rows of views that have been read before, by name.

    Raises:
        UsageError: no statement is known for the engine and tables of this format.
    """
    schema = SCHEMAS["remedies"](source.shape)
    preconditions = given_facts("remedy_checks").filter(pc.field("format") == source.format)
    engines = preconditions["engine"].to_pylist()
    if engine is not None and engine not in engines:
        raise UsageError(
            f"no statement of {engine!r} is known for tables of {source.format}: "
            f"only of {', '.join(engines)}"
        )
    conditions = ["true"] if engine is None else [f"engine = {quoted_text(engine)}"]
    if only is not None:
        names = ", ".join(map(quoted_text, sorted(only))) or "NULL"
        conditions.append(f"check_name IN ({names})")
    rest = f"WHERE {' AND '.join(conditions)}"
    relations = {**views, "findings": findings}
    return ask(source, {"remedies": f"FROM remedies {rest}"}, relations)["remedies"].cast(schema)


def refuse_at_risk(
    source: Source, findings: pa.Table, plan: str, expected: Collection[str] = ()
) -> None:
    """Raise while there is damage, or a finding of severity `error`.

    Args:
        source: the table.
        findings: its relation `findings`.
        plan: what is refused, as the subject of a sentence.
        expected: checks that the plan is about.

    Raises:
        UsageError: there is such a risk; the message says which, and what to do.
    """
    risks = ask(source, {"risks": "FROM risks ORDER BY ALL"}, {"findings": findings})["risks"]
    reasons = [row["reason"] for row in risks.to_pylist() if row["check_name"] not in expected]
    if reasons:
        raise UsageError(
            f"{plan} is refused while the metadata may refer to files that are needed and not "
            f"seen: {', '.join(reasons)}, which `reconcile` lists. Correct the metadata, or roll "
            "back to a snapshot without errors, and plan again"
        )
