"""DuckDB connections for people: tables as views, under names of their choice."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from arrowmeta.errors import UsageError
from arrowmeta.table import open_table

if TYPE_CHECKING:
    import duckdb

    from arrowmeta.model.source import Source


def connect(
    location: str | os.PathLike[str] | None = None, **tables: str | os.PathLike[str]
) -> duckdb.DuckDBPyConnection:
    """Return a DuckDB connection with the views of a table, or of several by name.

    Nothing is decoded until a query needs it. Each table stays at its latest snapshot of now, as
    with `arrowmeta.open`: connect again to see later commits.

    Args:
        location: a table whose views go to the main schema.
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
    sources: dict[str | None, Source] = {}
    if location is not None:
        sources[None] = open_table(location).source
    sources |= {name: open_table(place).source for name, place in tables.items()}
    if not sources:
        raise UsageError("connect needs a table: connect(location) or connect(name=location)")
    connection = connect_sources(sources, macro_relations)
    add_comments(connection, sources)
    return connection
