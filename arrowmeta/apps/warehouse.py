"""Many tables: `arrowmeta.scan` and `arrowmeta.check`.

`scan` returns the tables of a warehouse in numbers, `check` the results of rules over tables by
location.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, TypeAlias, Unpack

import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import replace

import arrowmeta
from arrowmeta import DiscoveryKeywords, OpenKeywords, Table
from arrowmeta.apps.describe import DEBT, FILE_COLUMNS, sizes_of
from arrowmeta.apps.output.formats import FAILED, PASSED
from arrowmeta.apps.output.rows import to_schema, write_text
from arrowmeta.apps.rules import RESULTS, Rule, RuleError, rules_of
from arrowmeta.errors import ArrowMetaError, NotATableError, UsageError
from arrowmeta.text import count_severities, redacted

#: Columns of `discover`, and statistics; null if unknown.
SURVEYED = to_schema(
    "name: string!, location: string!, format: string, format_version: int32, "
    "snapshot_id: int64, error: string, "
    "partition_count: int64, data_file_count: int64, file_size_in_bytes: int64, "
    "record_count: int64, small_file_count: int64, small_size_in_bytes: int64, "
    "delete_file_count: int64, deleted_record_count: int64, snapshot_count: int64, "
    "last_committed_at: timestamp_utc, finding_count: int64, error_count: int64, "
    "warning_count: int64, state: string"
)
#: What `measures` reads.
_MEASURED = {
    "files": FILE_COLUMNS,
    "deletion_vectors": ["data_file_path"],
    "snapshots": ["committed_at"],
    **DEBT,
}

#: Columns shown first.
SHOWN_FIRST = (
    *("name", "data_file_count", "file_size_in_bytes", "record_count", "small_file_count"),
    *("deleted_record_count", "finding_count", "last_committed_at", "small_size_in_bytes"),
    *("snapshot_count", "format", "error"),
)


@arrowmeta.with_options(DiscoveryKeywords)
def scan(
    warehouse: str | os.PathLike[str] | None = None,
    *,
    max_depth: int = 5,
    page: str | os.PathLike[str] | None = None,
    reports: bool = False,
    store: str | os.PathLike[str] | Literal[False] | None = None,
    **options: Unpack[DiscoveryKeywords],
) -> pa.Table:
    """Return the tables of a warehouse with statistics of their contents.

    Statistics are null if unknown; `error` says what cannot be read.

    Args:
        warehouse: as in `arrowmeta.discover`.
        max_depth: as in `arrowmeta.discover`.
        page: file to write a page of HTML to, with the tables to sort and filter.
        reports: whether to write the report of each table, too, beside the page and linked with it:
            `sales.db.orders.html`.
        store: as in `arrowmeta.open`.
        options: as in `arrowmeta.discover`.

    Returns:
        The columns of `arrowmeta.discover`, and partition_count (null without partition fields),
            data_file_count, file_size_in_bytes, record_count, small_file_count,
            small_size_in_bytes, delete_file_count, deleted_record_count,
            snapshot_count, last_committed_at, error_count, warning_count and finding_count, the sum
            of both.

    Raises:
        UsageError: reports without a page.
        ArrowMetaError, FileNotFoundError: as `arrowmeta.discover`.

    Examples:
        >>> arrowmeta.scan("warehouse").sort_by([("small_file_count", "descending")])
    """
    if reports and page is None:
        raise UsageError(
            "reports are written beside a page: scan(warehouse, page=..., reports=True)"
        )
    tables = arrowmeta.discover(warehouse, max_depth=max_depth, **options).to_pylist()
    is_catalog = options.get("catalog") is not None
    # Others are unknown, not empty.
    rows = [row for row in tables if row["error"] is None or row["snapshot_id"] is not None]
    places = [row["name"] if is_catalog else as_below(warehouse, row["location"]) for row in rows]
    beside = Path(page) if page and reports else None
    # What is damaged is told by the rows.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        each = arrowmeta.reconcile_all(places, relations=_MEASURED, store=store, **options)
        for row, checked in zip(rows, each, strict=True):
            row |= _numbers(row, checked, beside)
    surveyed = pa.Table.from_pylist(tables, SURVEYED)
    if page is not None:
        from arrowmeta.apps.report.page import fleet_page, report_href  # loads Jinja

        folder = Path(page).parent
        place = "the catalog" if warehouse is None else os.fspath(warehouse)
        if not is_catalog and "://" not in place:
            place = str(Path(place).absolute())
        html = fleet_page(surveyed, place, lambda name: report_href(name, folder))
        write_text(Path(page), html)
    return surveyed


def as_below(warehouse: object, location: str) -> str:
    """Return a location with the credentials and options in the URI of its warehouse."""
    scheme, is_uri, rest = str(warehouse).partition("://")
    if not is_uri or scheme.lower() == "file" or "://" not in location:
        return location
    place, has_options, options = rest.partition("?")
    authority, path = place.partition("/")[0], location.partition("://")[2].partition("/")[2]
    return f"{scheme}://{authority}/{path}{has_options}{options}"


def _numbers(
    row: Mapping[str, Any], checked: arrowmeta.Reconciled, page: Path | None
) -> dict[str, Any]:
    """Return the statistics of `SURVEYED` of a table, or why there are none."""
    try:
        if checked.table is None or checked.error is not None:
            raise checked.error or UsageError("the table is not open")
        return _measured(row, checked.table, checked.findings, page)
    except Exception as error:  # continue with the other tables
        return {"error": row["error"] or f"{type(error).__name__}: {error}"}


def measures(table: Table, row: Mapping[str, Any]) -> dict[str, Any]:
    """Return the statistics of `SURVEYED` of a table, and `severities`: findings by severity.

    Args:
        row: `name` and `error` of the table.

    Raises:
        ArrowMetaError: the table cannot be read.
    """
    (checked,) = arrowmeta.reconcile_all([table], relations=_MEASURED)
    if checked.error is not None:
        raise checked.error
    return _measured(row, table, checked.findings)


def _measured(
    row: Mapping[str, Any], table: Table, findings: pa.Table, page: Path | None = None
) -> dict[str, Any]:
    """Return the statistics of a table that was checked.

    Args:
        page: page beside which its report is written.
    """
    sizes = sizes_of(table)
    snapshots = table.snapshots(["committed_at"])
    if page is not None:
        from arrowmeta.apps.report.page import beside, report_name  # loads Jinja

        report = replace(table.report(), warehouse=beside(page.name))
        write_text(page.with_name(report_name(row["name"])), report.to_html())
        findings = report.findings
    severities = count_severities(findings)
    state, sentence = table.standing
    error = row["error"]
    if state == "partial" and error is None:
        error = sentence
    return {
        **sizes,
        "snapshot_count": snapshots.num_rows,
        "last_committed_at": pc.max(snapshots["committed_at"]).as_py(),
        "finding_count": severities["error"] + severities["warning"],
        "error_count": severities["error"],
        "warning_count": severities["warning"],
        "severities": severities,
        "state": state,
        "error": error,
    }


# -- rules -------------------------------------------------------------------------------------

#: Name of the failed rule if one of several tables cannot be opened.
OPENS = "table_opens"

TableOrLocation: TypeAlias = Table | str | os.PathLike[str]


@arrowmeta.with_options(OpenKeywords)
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
    chosen, exceptions = rules_of(rules), arrowmeta.Accepted.of(accepted)
    if isinstance(tables, Table | str | os.PathLike):
        return _opened(tables, options).check(chosen, accepted=exceptions)
    is_about_findings = any("findings" in rule.sql.lower() for rule in chosen)
    each = (
        arrowmeta.reconcile_all(tables, **options) if is_about_findings else _open(tables, options)
    )
    checked = []
    for location, table, _, error in each:
        try:
            if table is None or error is not None:
                raise error or UsageError("the table is not open")
            checked.append(table.check(chosen, accepted=exceptions))
        except (NotATableError, RuleError):
            raise
        except (ArrowMetaError, OSError) as error:
            reason = exceptions.of_rule(location, OPENS)
            row = {
                "table_location": location,
                "rule": OPENS,
                "status": FAILED if reason is None else PASSED,
                "severity": "error",
                "message": "the table cannot be opened",
                "example": f"{type(error).__name__}: {error}",
                "accepted": reason,
            }
            checked.append(pa.Table.from_pylist([row], RESULTS))
    return pa.concat_tables([pa.Table.from_batches([], RESULTS), *checked])


def _opened(table: TableOrLocation, options: OpenKeywords) -> Table:
    return table if isinstance(table, Table) else arrowmeta.open(table, **options)


def _open(
    tables: Iterable[TableOrLocation], options: OpenKeywords
) -> Iterator[arrowmeta.Reconciled]:
    """Open tables as `arrowmeta.reconcile_all`, without checks."""
    for table in tables:
        location = table.location if isinstance(table, Table) else redacted(os.fspath(table))
        try:
            yield arrowmeta.Reconciled(location, _opened(table, options))
        except (ArrowMetaError, OSError) as error:
            yield arrowmeta.Reconciled(location, error=error)
