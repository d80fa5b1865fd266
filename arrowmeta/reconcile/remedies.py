"""The relation `remedies` for given findings: `remedies_for`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.catalog.connection import ask, given_facts
from arrowmeta.duck.access import quoted_text
from arrowmeta.errors import UsageError
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS


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
    known = {**views, "findings": findings}
    return ask(source, {"remedies": f"FROM remedies {rest}"}, known)["remedies"].cast(schema)
