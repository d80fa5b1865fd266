"""`arrowmeta.check`: rules over one table or several, by location."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeAlias, Unpack

import pyarrow as pa

from arrowmeta.advice.accepted import Accepted
from arrowmeta.advice.rules import FAILED, PASSED, RESULTS, Rule, RuleError, rules_of
from arrowmeta.errors import ArrowMetaError, NotATableError
from arrowmeta.io.location import redacted
from arrowmeta.opening.options import OpenKeywords, with_options
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
    results = [_results_or_error(table, chosen, known, options) for table in tables]
    return pa.concat_tables([pa.Table.from_batches([], RESULTS), *results])


def _opened(table: TableOrLocation, options: OpenKeywords) -> Table:
    return table if isinstance(table, Table) else open_table(table, **options)


def _results_or_error(
    table: TableOrLocation, rules: Sequence[Rule], accepted: Accepted, options: OpenKeywords
) -> pa.Table:
    """Return the results of one table of several; a failed rule if it cannot be opened."""
    try:
        return _opened(table, options).check(rules, accepted=accepted)
    except (NotATableError, RuleError):
        raise
    except (ArrowMetaError, OSError) as error:
        location = table.location if isinstance(table, Table) else redacted(os.fspath(table))
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
