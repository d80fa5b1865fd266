"""`arrowmeta.check`: rules over one table or several, by location."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeAlias, Unpack

import pyarrow as pa

from arrowmeta.advice.accepted import Accepted
from arrowmeta.advice.rules import (
    FAILED,
    PASSED,
    RESULTS,
    Rule,
    RuleError,
    check_source,
    rules_of,
)
from arrowmeta.catalog.asking import MOST_TOGETHER
from arrowmeta.catalog.checks import FINDINGS
from arrowmeta.errors import ArrowMetaError, NotATableError
from arrowmeta.io.location import redacted
from arrowmeta.opening.options import OpenKeywords, with_options
from arrowmeta.reconcile.findings import (
    Answers,
    Evidence,
    answers_together,
    confirmed_findings,
    evidence_of,
)
from arrowmeta.records import dataclass
from arrowmeta.table import Table, open_table

#: Name of the failed rule if one of several tables cannot be opened.
OPENS = "table_opens"

TableOrLocation: TypeAlias = Table | str | os.PathLike[str]


@with_options(OpenKeywords)
def check(
    tables: TableOrLocation | Sequence[TableOrLocation],
    rules: str | os.PathLike[str] | Sequence[Rule] | None = None,
    *,
    accepted: str | os.PathLike[str] | None = None,
    **options: Unpack[OpenKeywords],
) -> pa.Table:
    """Return the result of each rule for each table.

    Args:
        tables: a location or an open table; or a list of them, in which a table that cannot be
            opened is a failed rule `table_opens`.
        rules: a TOML file, or rules; the rules of `default_rules.toml` by default.
        accepted: a TOML file of findings and failures that are known; see `Table.check`.
        options: those of `arrowmeta.open`, for locations.

    Returns:
        table_location and the columns of `Table.check`.

    Raises:
        UsageError: a rule or an accepted entry is invalid, or a query is not one SELECT.
        ArrowMetaError: a table cannot be opened; see `arrowmeta.open`.

    Examples:
        >>> results = arrowmeta.check("warehouse/db.db/orders", "rules.toml")
        >>> results.filter(pyarrow.compute.field("status") == "failed")
    """
    chosen, known = rules_of(rules), Accepted.of(accepted)
    if isinstance(tables, Table | str | os.PathLike):
        return _opened(tables, options).check(chosen, accepted=known)
    reads_findings = any(FINDINGS in rule.sql.lower() for rule in chosen)
    results = [pa.Table.from_batches([], RESULTS)]
    for at in range(0, len(tables), MOST_TOGETHER):
        group = tables[at : at + MOST_TOGETHER]
        opened = [_opened_or_error(table, options, reads_findings) for table in group]
        evidence = [checked.evidence for checked in opened if checked.evidence is not None]
        answers = iter(answers_together(evidence, {}))
        for checked in opened:
            answer = None if checked.evidence is None else next(answers)
            results.append(_results_or_error(checked, answer, chosen, known))
    return pa.concat_tables(results)


@dataclass(frozen=True)
class _Checked:
    """One of several tables.

    Attributes:
        location: as given by the caller.
        table: None if it cannot be opened.
        evidence: what the checks read; None if no rule needs findings.
        error: why there is none of them.
    """

    location: str
    table: Table | None = None
    evidence: Evidence | None = None
    error: Exception | None = None


def _opened_or_error(
    table: TableOrLocation, options: OpenKeywords, reads_findings: bool
) -> _Checked:
    location = table.location if isinstance(table, Table) else redacted(os.fspath(table))
    try:
        opened = _opened(table, options)
        return _Checked(location, opened, evidence_of(opened.source) if reads_findings else None)
    except NotATableError:
        raise
    except (ArrowMetaError, OSError) as error:
        return _Checked(location, error=error)


def _opened(table: TableOrLocation, options: OpenKeywords) -> Table:
    return table if isinstance(table, Table) else open_table(table, **options)


def _results_or_error(
    checked: _Checked, answers: Answers | None, rules: Sequence[Rule], accepted: Accepted
) -> pa.Table:
    """Return the results of one table of several; a failed rule if it cannot be opened."""
    try:
        if checked.error is not None:
            raise checked.error
        assert checked.table is not None
        source, findings = checked.table.source, None
        with source.storage.requests.calls.during():
            if checked.evidence is not None:
                findings = confirmed_findings(source, first=(checked.evidence, answers))
            return check_source(source, rules, accepted, findings)
    except (NotATableError, RuleError):
        raise
    except (ArrowMetaError, OSError) as error:
        location = checked.location
        reason = accepted.of_rule(location, OPENS)
        row = {
            "table_location": location,
            "rule": OPENS,
            "status": FAILED if reason is None else PASSED,
            "severity": "error",
            "message": "the table cannot be opened",
            "example": f"{type(error).__name__}: {error}",
            "accepted": reason,
        }
        return pa.Table.from_pylist([row], RESULTS)
