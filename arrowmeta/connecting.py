"""Functions over tables where they are: `connect`, `compare`, and tables of other libraries."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypedDict, Unpack

import pyarrow as pa

from arrowmeta.catalog_clients import pyiceberg_table, pypaimon_table
from arrowmeta.errors import UsageError
from arrowmeta.io.requests import CONNECT_TIMEOUT, REQUEST_TIMEOUT
from arrowmeta.reconcile.comparison import compare_sources
from arrowmeta.table import Table, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    import duckdb

    from arrowmeta.model.source import Source

#: An open table, a location, or a table of PyIceberg or pypaimon.
Connectable: TypeAlias = Table | str | os.PathLike[str] | object


def connect(
    location: Connectable | None = None,
    *,
    safe: bool = False,
    safe_roots: Sequence[str | os.PathLike[str]] = (),
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = CONNECT_TIMEOUT,
    request_timeout: float = REQUEST_TIMEOUT,
    allowed_roots: Sequence[str] = (),
    catalog: object | None = None,
    **tables: Connectable,
) -> duckdb.DuckDBPyConnection:
    """Return a DuckDB connection with the views of a table, or of several by name.

    Nothing is decoded until a query needs it. Each table stays at its snapshot, for a location the
    latest one: connect again to see later commits.

    Args:
        location: table whose views are in the main schema: an open table, such as
            `table.at(snapshot_id=2)`, a location, or a table of PyIceberg or pypaimon.
        safe: restrict SQL to the tables: no files, network or extensions. Settings are locked, and
            views cannot be replaced or dropped. A temporary view can hide a view, but only on its
            own cursor: give each user of the connection a `cursor()`. A table that was opened with
            `safe` makes the connection safe.
        safe_roots: folders that SQL can still read and write.
        storage_options: options of the store of all locations; see `arrowmeta.open`, also for the
            following arguments.
        connect_timeout: seconds to wait for a connection to the store.
        request_timeout: seconds for one request, retries included.
        allowed_roots: locations in other buckets that metadata may refer to.
        catalog: catalog whose identifiers the tables given as text are.
        tables: tables by name; the views of each are in a schema of that name.

    Raises:
        UsageError: no table, an invalid table, a name that DuckDB reserves, two names that differ
            in case only, or an option of `arrowmeta.open` that `connect` does not have.
        ArrowMetaError: a table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> con = arrowmeta.connect("warehouse/sales.db/orders")
        >>> con.sql("SELECT bucket, count(*) FROM files GROUP BY bucket").show()
        >>> t = arrowmeta.open("warehouse/sales.db/orders")
        >>> con = arrowmeta.connect(now=t, before=t.at(snapshot_id=2))
    """
    from dataclasses import replace

    from arrowmeta.catalog.connection import add_comments, connect_sources
    from arrowmeta.catalog.table_sql import guard_views
    from arrowmeta.duck.access import sql_access
    from arrowmeta.macros import macro_relations

    options: dict[str, Any] = {
        "storage_options": storage_options,
        "connect_timeout": connect_timeout,
        "request_timeout": request_timeout,
        "allowed_roots": allowed_roots,
    }

    def open_location(table: object) -> Table:
        is_identifier = isinstance(table, str) and catalog is not None
        return open_table(table, catalog=catalog if is_identifier else None, **options)

    opened: dict[str | None, Table] = {}
    if location is not None:
        opened[None] = _opened(location, open_location)
    opened |= {name: _named(name, table, open_location) for name, table in tables.items()}
    if not opened:
        raise UsageError("connect needs a table: connect(location) or connect(name=location)")
    is_safe = safe or any(not table.sql_access.is_open for table in opened.values())
    access = sql_access(is_safe, safe_roots)
    if not is_safe:  # a program joins what it has in variables
        access = replace(access, variables=True)
    sources: dict[str | None, Source] = {name: table.source for name, table in opened.items()}
    connection = connect_sources(sources, macro_relations, access=access)
    add_comments(connection, sources)
    if is_safe:
        guard_views(connection)
    return connection


def _named(name: str, table: Connectable, open_location: Callable[[object], Table]) -> Table:
    try:
        return _opened(table, open_location)
    except UsageError as error:
        if isinstance(table, str | os.PathLike):
            raise
        raise UsageError(
            f"{name}={table!r}: {error}; connect takes tables by name, and no options: "
            "pass options to arrowmeta.open, and its table to connect"
        ) from error


def _opened(table: Connectable, open_location: Callable[[object], Table]) -> Table:
    return table if isinstance(table, Table) else open_location(table)


class TableOptions(TypedDict, total=False):
    """The options of `arrowmeta.open` for a table that comes with its format and filesystem."""

    snapshot_id: int | None
    ref: str | None
    as_of: date | str | None
    allow_moved_paths: bool
    path_map: Mapping[str, str] | None
    threads: int | None
    strict: bool
    store: str | os.PathLike[str] | Literal[False] | None
    storage_options: Mapping[str, str] | None
    connect_timeout: float
    request_timeout: float
    allowed_roots: Sequence[str]
    safe: bool
    safe_roots: Sequence[str | os.PathLike[str]]


def from_pyiceberg(table: Any, **options: Unpack[TableOptions]) -> Table:
    """Open the table that a PyIceberg `Table` is, in the version that it has loaded.

    Args:
        table: a table that PyIceberg loaded; its filesystem has its own credentials and
            `connect_timeout`.
        options: as in `arrowmeta.open`.

    Raises:
        UsageError: the object is no table, or has not been committed yet.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> t = arrowmeta.from_pyiceberg(catalog.load_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    return open_table(pyiceberg_table(table), **options)


def from_pypaimon(table: Any, **options: Unpack[TableOptions]) -> Table:
    """Open the table that a pypaimon `FileStoreTable` is, at its branch.

    Ids, times and tags are those of the branch, as pypaimon has them.

    Args:
        table: a table that pypaimon loaded; its filesystem has its own credentials and
            `connect_timeout`.
        options: as in `arrowmeta.open`.

    Raises:
        UsageError: the object is no table.
        SnapshotNotFoundError: the branch is gone, or has no such snapshot, tag or time.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> t = arrowmeta.from_pypaimon(catalog.get_table("db.orders"))
        >>> t.files(columns=["file_path", "record_count"])
    """
    return open_table(pypaimon_table(table), **options)


TableOrLocation: TypeAlias = Table | str | os.PathLike[str]


def compare(
    a: TableOrLocation,
    b: TableOrLocation,
    *,
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = CONNECT_TIMEOUT,
    request_timeout: float = REQUEST_TIMEOUT,
    allowed_roots: Sequence[str] = (),
) -> pa.Table:
    """Return what differs between two copies of a table, or of Paimon and its Iceberg metadata.

    Columns, tags and branches are compared, and the live files of the snapshots: which there are,
    and what is said of each. Of a Paimon table only those are expected in its Iceberg metadata that
    Paimon publishes: all, or those of the top level if it has a primary key. Files of other levels
    may be there if they need no merge: metadata that is made anew has them.

    Args:
        a: a table; a location is opened at its latest snapshot, with recorded paths read there.
        b: another one. The Iceberg metadata in a Paimon table's own folder is found by
            `arrowmeta.open(location, format="iceberg")`, or by its metadata file.
        storage_options: of the store of locations; see `arrowmeta.open`, as for what follows.
        connect_timeout: seconds to connect to the store.
        request_timeout: seconds for a request to the store, with its repetitions.
        allowed_roots: locations in other buckets that metadata may name files in.

    Returns:
        `difference` (`snapshot`, `column`, `tag`, `file`, or the fact of a file that differs),
        `subject`, `a` and `b` (what each has; null if it has not), `detail`. Empty if all agrees.

    Raises:
        ArrowMetaError: a location cannot be opened; see `arrowmeta.open`.

    Example:
        >>> arrowmeta.compare("warehouse/db.db/orders", "backup/db.db/orders")
    """
    # A copy's paths may still name the place that it was copied from: the other table.
    opened = (
        one
        if isinstance(one, Table)
        else open_table(
            one,
            allow_moved_paths=True,
            storage_options=storage_options,
            connect_timeout=connect_timeout,
            request_timeout=request_timeout,
            allowed_roots=allowed_roots,
        )
        for one in (a, b)
    )
    first, second = opened
    return compare_sources(first.source, second.source)
