"""DuckDB connections in which one or several tables are there as views.

Sees the model only: a source of base relations, whatever its format.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import duckdb
import pyarrow as pa

from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.catalog.sql_files import sql_files
from arrowmeta.model.source import BASE_RELATIONS, Source

_BASE_TABLE = pa.schema(
    [
        pa.field("format", pa.string()),
        pa.field("format_version", pa.int32()),
        pa.field("location", pa.string()),
        pa.field("snapshot_id", pa.int64()),
        pa.field("deletes_are_replayed", pa.bool_()),
    ]
)


def connect_sources(sources: Mapping[str | None, Source]) -> duckdb.DuckDBPyConnection:
    """Return a connection with the views of each source, in a schema of its name.

    Args:
        sources: by name; the name None stands for the main schema.
    """
    connection = duckdb.connect()
    connection.execute("SET TimeZone = 'UTC'")
    for name, source in sources.items():
        if name is not None:
            connection.execute(f"CREATE SCHEMA IF NOT EXISTS {quoted(name)}")
            connection.execute(f"USE {quoted(name)}")
        _register(connection, name or "main", source)
        for file in sql_files():
            connection.execute(file.definition)
    connection.execute("USE main")
    return connection


def add_comments(connection: duckdb.DuckDBPyConnection, names: Iterable[str | None]) -> None:
    """Explain the views and columns of tables; apart, because it takes longer than to make them."""
    for name in names:
        connection.execute(f"USE {quoted(name or 'main')}")
        connection.execute("".join(file.comments for file in sql_files()))
    connection.execute("USE main")


def _register(connection: duckdb.DuckDBPyConnection, name: str, source: Source) -> None:
    """Make the base relations known, as `base_<relation>` in the schema in use."""
    relations = {relation: _lazy(source, relation) for relation in BASE_RELATIONS}
    relations["table"] = LazyRelation(_BASE_TABLE, lambda names: _base_table(source, names))
    for relation, lazy in relations.items():
        registered = f"{name}.base_{relation}"
        connection.register(registered, lazy)
        connection.execute(
            f"CREATE OR REPLACE VIEW base_{relation} AS SELECT * FROM {quoted(registered)}"
        )


def _lazy(source: Source, relation: str) -> LazyRelation:
    def read(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
        return source.batches(relation, columns)

    return LazyRelation(source.schema_of(relation), read)


def _base_table(source: Source, columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    row = {name: getattr(source, name) for name in _BASE_TABLE.names}
    yield pa.RecordBatch.from_pylist([row], _BASE_TABLE).select(list(columns))


def quoted(name: str) -> str:
    """Return a SQL identifier for any name."""
    return '"' + name.replace('"', '""') + '"'
