"""DuckDB connections for people: tables as views, under names of their choice."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from arrowmeta.errors import UsageError
from arrowmeta.io.requests import CONNECT_TIMEOUT, REQUEST_TIMEOUT
from arrowmeta.table import open_table

if TYPE_CHECKING:
    import duckdb


def connect(
    location: str | os.PathLike[str] | None = None,
    *,
    storage_options: Mapping[str, str] | None = None,
    connect_timeout: float = CONNECT_TIMEOUT,
    request_timeout: float = REQUEST_TIMEOUT,
    allowed_roots: Sequence[str] = (),
    **tables: str | os.PathLike[str],
) -> duckdb.DuckDBPyConnection:
    """Return a DuckDB connection with the views of a table, or of several by name.

    Nothing is decoded until a query needs it. Each table stays at its latest snapshot of now, as
    with `arrowmeta.open`: connect again to see later commits.

    Args:
        location: a table whose views go to the main schema.
        storage_options: of the store of all tables; see `arrowmeta.open`, as for what follows.
        connect_timeout: seconds to connect to the store.
        request_timeout: seconds for a request to the store, with its repetitions.
        allowed_roots: locations in other buckets that metadata may name files in.
        tables: tables by name; the views of each go to a schema of that name.

    Raises:
        UsageError: no table at all, a name that DuckDB keeps for itself, two names that it takes
            for one, or an option of `arrowmeta.open`, which this has not.
        ArrowMetaError: a table cannot be opened; see `arrowmeta.open`.

    Example:
        >>> con = arrowmeta.connect("warehouse/sales.db/orders")
        >>> con.sql("SELECT bucket, count(*) FROM files GROUP BY bucket").show()
    """
    from arrowmeta.catalog.connection import add_comments, connect_sources
    from arrowmeta.macros import macro_relations

    for name, place in tables.items():
        if not isinstance(place, str | os.PathLike):
            raise UsageError(
                f"{name}={place!r} is no location: connect takes tables by name, and no options; "
                "arrowmeta.open takes these, and its tables answer with .sql(...)"
            )
    places: dict[str | None, str | os.PathLike[str]] = {}
    if location is not None:
        places[None] = location
    places.update(tables)
    sources = {
        name: open_table(
            place,
            storage_options=storage_options,
            connect_timeout=connect_timeout,
            request_timeout=request_timeout,
            allowed_roots=allowed_roots,
        ).source
        for name, place in places.items()
    }
    if not sources:
        raise UsageError("connect needs a table: connect(location) or connect(name=location)")
    connection = connect_sources(sources, macro_relations)
    add_comments(connection, sources)
    return connection
