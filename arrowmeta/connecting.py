"""DuckDB connections for people: tables as views, under names of their choice."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from arrowmeta.errors import UsageError
from arrowmeta.io.requests import CONNECT_TIMEOUT, REQUEST_TIMEOUT
from arrowmeta.table import Table, open_table

if TYPE_CHECKING:
    from collections.abc import Callable

    import duckdb

    from arrowmeta.model.source import Source

#: A table that is open already, a location, or a table of PyIceberg or pypaimon.
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

    Nothing is decoded until a query needs it. Each table stays at the snapshot that it was opened
    at, which of a location is the latest of now: connect again to see later commits.

    Args:
        location: a table whose views go to the main schema: one that is open already, such as
            `table.at(snapshot_id=2)`, a location, or a table of PyIceberg or pypaimon.
        safe: SQL reaches nothing but the tables: no files, networks or extensions. Settings are
            locked, and no statement replaces or drops a view. A temporary view may hide one, but
            only from its own cursor: give each user of the connection a `cursor()`. One table
            that was opened with `safe` makes the connection safe.
        safe_roots: folders that SQL may reach then, to read and to write.
        storage_options: of the store of all locations; see `arrowmeta.open`, as for what follows.
        connect_timeout: seconds to connect to the store.
        request_timeout: seconds for a request to the store, with its repetitions.
        allowed_roots: locations in other buckets that metadata may name files in.
        catalog: where the tables that are texts are identifiers; see `arrowmeta.open`.
        tables: tables by name; the views of each go to a schema of that name.

    Raises:
        UsageError: no table at all, what is none, a name that DuckDB keeps for itself, two names
            that it takes for one, or an option of `arrowmeta.open`, which this has not.
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
            "arrowmeta.open takes these, and connect takes its tables"
        ) from error


def _opened(table: Connectable, open_location: Callable[[object], Table]) -> Table:
    return table if isinstance(table, Table) else open_location(table)
