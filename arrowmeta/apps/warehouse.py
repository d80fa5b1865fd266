"""Many tables: `arrowmeta.scan` and `arrowmeta.check`, and SQL over all tables of a store.

`scan` returns the tables of a warehouse in numbers, `check` the results of rules over tables by
location. `Fleet.sql` runs a query over the relations of `arrowmeta.open(...)`, each with the column
`table_location` first. Since columns differ between tables, structs by column are maps
(`arrowmeta.tables.inspect`). Tables are opened at their latest snapshot; manifests that are in
the store are not read.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, Literal, TypeAlias, Unpack

import pyarrow as pa
import pyarrow.compute as pc
from msgspec.structs import replace

from arrowmeta.apps.describe import DEBT, FILE_COLUMNS, sizes_of
from arrowmeta.apps.output.files import write_text
from arrowmeta.apps.output.formats import FAILED, PASSED
from arrowmeta.apps.rules import (
    RESULTS,
    Rule,
    RuleError,
    check_source,
    rules_of,
)
from arrowmeta.errors import ArrowMetaError, NotATableError, UsageError
from arrowmeta.io.location import absolute, is_uri, on_filesystem, split_location
from arrowmeta.io.requests import DaemonPool
from arrowmeta.io.sql_access import INTERNAL
from arrowmeta.model.damage import standing, without_warnings
from arrowmeta.model.progress import Work, tell
from arrowmeta.model.shape import to_schema
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.predicate.session import open_database
from arrowmeta.reconcile.accepted import Accepted
from arrowmeta.reconcile.findings import (
    AskedApartWarning,
    Evidence,
    confirmed_findings,
    evidence_of,
    together,
    warn,
)
from arrowmeta.tables.discovery import MAX_DEPTH, TABLES, DiscoveryKeywords, discover
from arrowmeta.tables.options import OpenKeywords, OpenOptions, with_options
from arrowmeta.tables.table import Table, open_table
from arrowmeta.tables.uniform import to_uniform, uniform_schema
from arrowmeta.text import count_severities, redacted
from arrowmeta.views.connection import MOST_TOGETHER
from arrowmeta.views.relation import LazyRelation, own_errors
from arrowmeta.views.sql_files import FINDINGS

#: Column with the location of the table.
LOCATION_COLUMN = "table_location"

_TABLES_AT_ONCE = 8


class Fleet:
    """Tables of a store.

    Args:
        store: a folder, or any URI that `pyarrow.fs` resolves.
        options: further arguments of `arrowmeta.open`.

    Raises:
        UsageError: there is no such store.

    Attributes:
        failures: errors of tables that could not be read, by location.
    """

    def __init__(self, store: str | os.PathLike[str], **options: Any) -> None:
        from arrowmeta.model.store_entries import existing, list_tables  # loads Parquet

        there = existing(store, OpenOptions(**options))
        found = {row["folder"]: row[LOCATION_COLUMN] for row in list_tables(there).to_pylist()}
        # A table that was indexed by its path and by its URI is one table.
        known = sorted((location for location in set(found.values()) if location), reverse=True)
        by_path = {
            on_filesystem(location) if location.startswith("file:") else location: location
            for location in known
        }
        self.locations = sorted(by_path.values())
        unreadable = [folder for folder, location in found.items() if location is None]
        reason = "its table.json cannot be read; index the table again"
        self.failures: dict[str, str] = dict.fromkeys(unreadable, reason)
        self._options = {**options, "store": store}
        self._tables: dict[str, Table | None] = {}

    @property
    def tables(self) -> list[Table]:
        """Tables opened so far."""
        return [table for table in self._tables.values() if table is not None]

    def sql(self, query: str) -> pa.Table:
        """Run a query; tables that cannot be read are left out and added to `failures`.

        Only the columns that it needs are read.

        Raises:
            duckdb.Error: the query is invalid.
        """
        known: dict[str, pa.Table] = {}

        def read(name: str, columns: Sequence[str]) -> pa.Table:
            rows = known.get(name)
            if rows is None or not set(columns) <= set(rows.column_names):
                rows = known[name] = self.relation(name, columns)
            return rows

        with open_database(INTERNAL) as connection, own_errors():
            for name in SCHEMAS:
                relation = LazyRelation(uniform_schema(name, LOCATION_COLUMN), partial(read, name))
                connection.from_arrow(relation).create_view(name)
            answer = connection.sql(query)
            return pa.table({}) if answer is None else answer.to_arrow_table()

    def relation(self, name: str, columns: Sequence[str]) -> pa.Table:
        """Return columns of a relation of all tables."""
        schema = uniform_schema(name, LOCATION_COLUMN)
        wanted = pa.schema([schema.field(column) for column in columns])
        with ThreadPoolExecutor(_TABLES_AT_ONCE) as pool:
            parts = pool.map(lambda where: self._part(where, name, wanted), self.locations)
            return pa.concat_tables([wanted.empty_table(), *parts])

    def _part(self, location: str, name: str, wanted: pa.Schema) -> pa.Table:
        columns = [column for column in wanted.names if column != LOCATION_COLUMN]
        try:
            if location not in self._tables:
                self._tables[location] = open_table(location, **self._options)
            if (table := self._tables[location]) is None:
                return wanted.empty_table()
            # At least one column, to count rows.
            columns = columns or SCHEMAS[name](table.source.shape).names[:1]
            rows = table.relation(name, columns)
        except Exception as error:  # continue with the other tables
            self.failures[location] = f"{type(error).__name__}: {error}"
            self._tables.setdefault(location, None)
            return wanted.empty_table()
        batches = [
            to_uniform(batch, name, location, LOCATION_COLUMN) for batch in rows.to_batches()
        ]
        known = uniform_schema(name, LOCATION_COLUMN)
        schema = pa.schema([known.field(column) for column in (LOCATION_COLUMN, *columns)])
        return pa.Table.from_batches(batches, schema).select(wanted.names)


_NUMBERS = to_schema(
    "partition_count: int64, data_file_count: int64, file_size_in_bytes: int64, "
    "record_count: int64, small_file_count: int64, small_size_in_bytes: int64, "
    "delete_file_count: int64, deleted_record_count: int64, snapshot_count: int64, "
    "last_committed_at: timestamp_utc, finding_count: int64, error_count: int64, "
    "warning_count: int64, state: string"
)
#: Columns of `discover`, and statistics; null if unknown.
SURVEYED = pa.schema([*TABLES, *_NUMBERS])

#: Columns shown first.
SHOWN_FIRST = (
    *("name", "data_file_count", "file_size_in_bytes", "record_count", "small_file_count"),
    *("deleted_record_count", "finding_count", "last_committed_at", "small_size_in_bytes"),
    *("snapshot_count", "format", "error"),
)

#: Tables that are read at a time, and of local ones: more threads would only wait for each other.
_AT_A_TIME, _LOCAL_AT_A_TIME = 4, 2


@with_options(DiscoveryKeywords)
def scan(
    warehouse: str | os.PathLike[str] | None = None,
    *,
    max_depth: int = MAX_DEPTH,
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
    tables = discover(warehouse, max_depth=max_depth, **options)
    is_catalog = options.get("catalog") is not None
    if isinstance(warehouse, str) and not is_catalog:  # options in the URI apply to its tables
        below = split_location(warehouse).options
        options["storage_options"] = {**(options.get("storage_options") or {}), **below}
    read = partial(
        _read,
        column="name" if is_catalog else "location",
        options={**options, "store": store},
        page=Path(page) if page and reports else None,
    )
    found = pa.Table.from_pylist(_surveyed(read, tables), SURVEYED)
    if page is not None:
        from arrowmeta.apps.report.page import fleet_page, report_href  # loads Jinja

        folder = Path(page).parent
        place = "the catalog" if warehouse is None else os.fspath(warehouse)
        place = place if is_catalog else absolute(place)
        html = fleet_page(found, place, lambda name: report_href(name, folder))
        write_text(Path(page), html)
    return found


#: Columns of `SURVEYED` of a table: all that are known, or those of `discover`, with the table and
#: what its numbers are computed from.
_Read: TypeAlias = tuple[tuple[dict[str, Any], Table | None], Evidence | None]


def _read(
    row: dict[str, Any], *, column: str, options: Mapping[str, Any], page: Path | None
) -> _Read:
    """Read a table of a scan; the numbers of a small one are computed with those of others.

    Args:
        row: columns of `discover`.
        column: that of them with what `open` takes: `location`, or `name` in a catalog.
        options: further arguments of `open`.
        page: page beside which the reports of tables are written; None for no reports.
    """
    if row["error"] is not None and row["snapshot_id"] is None:
        return (row, None), None  # unknown, not empty
    tell(coming=lambda: Work(table=row["name"]))
    try:
        table = open_table(row[column], **options)
        evidence = None if page else evidence_of(table.source, tuple(DEBT), FILE_COLUMNS)
        if evidence is not None and evidence.is_small:
            return (row, table), evidence
        return (row | measures(table, row, page, evidence), None), None
    except Exception as error:  # continue with the other tables
        return (_failed(row, error), None), None


def _surveyed(read: Callable[[dict[str, Any]], _Read], tables: pa.Table) -> list[dict[str, Any]]:
    """Return the rows of `SURVEYED` of tables, given those of `discover`."""
    tell(coming=lambda: Work(tables=tables.num_rows))
    rows: list[dict[str, Any]] = []
    apart: list[AskedApartWarning] = []
    is_remote = any(map(is_uri, tables["location"].drop_null().to_pylist()))
    with DaemonPool(_AT_A_TIME if is_remote else _LOCAL_AT_A_TIME) as pool, without_warnings():
        ahead = _read_ahead(pool, read, tables.to_pylist())
        for (row, table), evidence in together(ahead, DEBT, apart.append):
            rows.append(row)
            if table is not None:
                try:
                    rows[-1] = row | measures(table, row, evidence=evidence)
                except Exception as error:  # continue with the other tables
                    rows[-1] = _failed(row, error)
            tell(done=lambda: Work(tables=1))
    for warning in apart:
        warn(warning)
    return rows


def _read_ahead(
    pool: DaemonPool, read: Callable[[dict[str, Any]], _Read], rows: Sequence[dict[str, Any]]
) -> Iterator[_Read]:
    """Yield tables, while those of the next group that is asked together are read."""
    groups = (
        [pool.submit(read, row) for row in rows[at : at + MOST_TOGETHER]]
        for at in range(0, len(rows), MOST_TOGETHER)
    )
    for group, _ in pairwise(chain(groups, [[]])):
        yield from (future.result() for future in group)


def _failed(row: dict[str, Any], error: Exception) -> dict[str, Any]:
    return row | {"error": row["error"] or f"{type(error).__name__}: {error}"}


def measures(
    table: Table,
    row: Mapping[str, Any],
    page: Path | None = None,
    evidence: Evidence | None = None,
) -> dict[str, Any]:
    """Return the statistics of `SURVEYED` of a table, and `severities`: findings by severity.

    Args:
        row: `name` and `error` of the table.
        page: page beside which its report is written.
        evidence: what the checks read, with answers of the checks and of `delete_debt` if they
            are known; read if it is not known.
    """
    error = row["error"]
    if page is None:
        with table.source.storage.requests.calls.during():
            evidence = evidence or evidence_of(table.source, files=FILE_COLUMNS)
            known = Table(evidence.source, table._opening)
            known._known = evidence.answers or {}
            sizes = sizes_of(known)
            snapshots = known.relation("snapshots", ["committed_at"])
            findings = confirmed_findings(table.source, first=evidence)
    else:
        sizes = sizes_of(table)
        snapshots = table.snapshots(columns=["committed_at"])
        from arrowmeta.apps.report.page import beside, report_name  # loads Jinja

        report = replace(table.report(), warehouse=beside(page.name))
        write_text(page.with_name(report_name(row["name"])), report.to_html())
        findings = report.findings
    severities = count_severities(findings)
    state, sentence = standing(table.source.damage(), findings)
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

    def read(table: TableOrLocation) -> tuple[tuple[str, Table | Exception], Evidence | None]:
        """Return the location, the table or why it cannot be opened, and its evidence."""
        location = table.location if isinstance(table, Table) else redacted(os.fspath(table))
        try:
            opened = _opened(table, options)
            return (location, opened), evidence_of(opened.source) if reads_findings else None
        except NotATableError:
            raise
        except (ArrowMetaError, OSError) as error:
            return (location, error), None

    def results(location: str, table: Table | Exception, evidence: Evidence | None) -> pa.Table:
        """Return the results of one table of several; a failed rule if it cannot be opened."""
        try:
            if isinstance(table, Exception):
                raise table
            with table.source.storage.requests.calls.during():
                findings = confirmed_findings(table.source, first=evidence) if evidence else None
                return check_source(table.source, chosen, known, findings)
        except (NotATableError, RuleError):
            raise
        except (ArrowMetaError, OSError) as error:
            reason = known.of_rule(location, OPENS)
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

    checked = [results(*opened, evidence) for opened, evidence in together(map(read, tables))]
    return pa.concat_tables([pa.Table.from_batches([], RESULTS), *checked])


def _opened(table: TableOrLocation, options: OpenKeywords) -> Table:
    return table if isinstance(table, Table) else open_table(table, **options)
