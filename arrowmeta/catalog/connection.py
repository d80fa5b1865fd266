"""DuckDB connections in which one or several tables are there as views.

Sees the model only: a source of base relations, whatever its format.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

import duckdb
import pyarrow as pa

from arrowmeta.catalog.clustering import clustering
from arrowmeta.catalog.column_bytes import column_bytes
from arrowmeta.catalog.findings import FINDINGS, findings_comments, findings_statement
from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.catalog.sql_files import TABLE_MACROS, SqlFile, files_behind, sql_files
from arrowmeta.catalog.statistics_faults import statistics_faults
from arrowmeta.duck.connection import open_database
from arrowmeta.duck.quoting import quoted_name, quoted_text
from arrowmeta.errors import UsageError
from arrowmeta.model.evidence import (
    CLUSTERING,
    COLUMN_BYTES,
    DAMAGE,
    FOOTER_FAULTS,
    FOOTERS,
    HINTS,
    STATISTICS_FAULTS,
    STORAGE,
    USED_FILES,
)
from arrowmeta.model.source import BASE_RELATIONS, Source

_BASE_TABLE = pa.schema(
    [
        pa.field("format", pa.string()),
        pa.field("format_version", pa.int32()),
        pa.field("location", pa.string()),
        pa.field("snapshot_id", pa.int64()),
        pa.field("deletes_are_replayed", pa.bool_()),
        pa.field("next_row_id", pa.int64()),
        pa.field("last_sequence_number", pa.int64()),
        pa.field("spec_ids", pa.list_(pa.int32())),
        pa.field("has_primary_key", pa.bool_()),
        pa.field("listed_deltas", pa.list_(pa.string())),
    ]
)

#: What is not in the metadata; empty until somebody looks there and registers it.
OUTSIDE = {
    "storage": STORAGE,
    "used_files": USED_FILES,
    "footers": FOOTERS,
    "footer_faults": FOOTER_FAULTS,
}

#: Columns of base relations, with what is said of the column of that name in the view made of them.
_BASE_COLUMNS = """
SELECT base.table_name, base.column_name, coalesce(shown.comment, 'What other views read.')
FROM duckdb_columns() AS base
LEFT JOIN duckdb_columns() AS shown
    ON shown.schema_name = base.schema_name
    AND 'base_' || shown.table_name = base.table_name
    AND shown.column_name = base.column_name
WHERE lower(base.schema_name) = lower(current_schema()) AND starts_with(base.table_name, 'base_')
"""

#: What must be read before it is known what cannot be read.
_DAMAGEABLE = {
    "entries": "status",
    "all_entries": "status",
    "deletion_vectors": "content_size_in_bytes",
}


def connect_sources(
    sources: Mapping[str | None, Source],
    asked: Callable[[Source], Mapping[str, LazyRelation]] | None = None,
    views: Collection[str] | None = None,
) -> duckdb.DuckDBPyConnection:
    """Return a connection with the views of each source, in a schema of its name.

    Args:
        sources: by name; the name None stands for the main schema.
        asked: the relations behind table macros and `findings`, which layers above answer; without
            them there are none.
        views: the only ones that are needed, with what they are made of; None means all.

    Raises:
        UsageError: DuckDB has no schemas of one of these names, or one for two of them.
    """
    files = sql_files() if views is None else files_behind(frozenset(views))
    if asked is None:
        files = tuple(file for file in files if file.folder != TABLE_MACROS)
    connection = connect_schemas(sources)
    for name, source in sources.items():
        macros = asked(source) if asked else {}
        has_findings = views is None and FINDINGS in macros
        make_views(connection, name, source, files, macros, with_findings=has_findings)
    return connection


def connect_schemas(names: Iterable[str | None]) -> duckdb.DuckDBPyConnection:
    """Return a connection with a schema of each name, in which nothing is yet.

    Raises:
        UsageError: DuckDB has no schemas of one of these names, or one for two of them.
    """
    connection = open_database(external_access=True)
    has_main = False
    for name in names:
        is_main = name is None or name.lower() == "main"
        if name is not None:
            _make_schema(connection, name, is_main=is_main, is_taken=is_main and has_main)
        has_main |= is_main
    connection.execute("USE main")
    return connection


def make_views(
    connection: duckdb.DuckDBPyConnection,
    name: str | None,
    source: Source,
    files: Sequence[SqlFile],
    macros: Mapping[str, LazyRelation],
    *,
    with_findings: bool,
) -> None:
    """Make views and macros of a source in the schema of its name.

    Args:
        connection: which has the schema.
        name: of the schema; the name None stands for the main one.
        source: what they are read from.
        files: which, in load order; what they are made of is among them, or there.
        macros: the relations behind table macros and `findings`.
        with_findings: whether to make the view of what all checks find.
    """
    connection.execute(f"USE {quoted_name(name or 'main')}")
    definitions = "\n".join(file.definition for file in files)
    if with_findings:
        definitions += findings_statement()
    asked = {one: data for one, data in macros.items() if f"base_{one}" in definitions}
    _register(connection, source, files, known=asked)
    partition_fields = source.shape.by_partition().names
    for file in files:
        connection.execute(file.statement(partition_fields, name or "main"))
    if with_findings:
        connection.execute(findings_statement())
    connection.execute("USE main")


def connect_relations(
    source: Source, files: Sequence[SqlFile], known: Mapping[str, pa.Table | LazyRelation]
) -> duckdb.DuckDBPyConnection:
    """Return a connection with the base relations of some files, in which nothing is made of them.

    Args:
        source: what the relations are read from.
        files: what will be asked.
        known: relations that are there already, and need not be read from the source.
    """
    connection = open_database(external_access=True)
    _register(connection, source, files, known)
    return connection


def _make_schema(
    connection: duckdb.DuckDBPyConnection, name: str, *, is_main: bool, is_taken: bool
) -> None:
    """Make a schema for a table; DuckDB keeps some names, and databases have theirs."""
    is_database = "SELECT bool_or(database_name = lower(?)) FROM duckdb_databases()"
    try:
        if connection.execute(is_database, [name]).fetchall() == [(True,)]:
            raise duckdb.BinderException("it is the name of a database")
        # Views of a second table would replace those of the first: names that differ in capitals
        # only are one to DuckDB, and main is where the table without a name is.
        if is_taken:
            raise duckdb.BinderException("the table without a name is there")
        if not is_main:
            connection.execute(f"CREATE SCHEMA {quoted_name(name)}")
        connection.execute(f"USE {quoted_name(name)}")
    except duckdb.Error as error:
        raise UsageError(f"no table can be called {name!r} in DuckDB: {error}") from error


def add_comments(connection: duckdb.DuckDBPyConnection, names: Iterable[str | None]) -> None:
    """Explain the views and columns of tables; apart, because it takes longer than to make them."""
    for name in names:
        connection.execute(f"USE {quoted_name(name or 'main')}")
        connection.execute("".join(file.comments for file in sql_files()))
        connection.execute(findings_comments())
        connection.execute("".join(_base_comments(connection)))
    connection.execute("USE main")


def _base_comments(connection: duckdb.DuckDBPyConnection) -> Iterator[str]:
    """Yield what explains base relations: they are not for people, but people see them listed."""
    rows = connection.execute(_BASE_COLUMNS).fetchall()
    for view in dict.fromkeys(view for view, _, _ in rows):
        yield f"COMMENT ON VIEW {quoted_name(view)} IS 'What other views read.';"
    for view, column, text in rows:
        place = f"{quoted_name(view)}.{quoted_name(column)}"
        yield f"COMMENT ON COLUMN {place} IS {quoted_text(text)};"


def _register(
    connection: duckdb.DuckDBPyConnection,
    source: Source,
    files: Sequence[SqlFile],
    known: Mapping[str, pa.Table | LazyRelation],
) -> None:
    """Make the base relations of some files known, as `base_<relation>` in the schema in use."""
    relations: dict[str, pa.Table | LazyRelation]
    relations = {relation: _lazy(source, relation) for relation in BASE_RELATIONS}
    relations["table"] = LazyRelation(_BASE_TABLE, lambda names: _base_table(source, names))
    relations["damage"] = LazyRelation(DAMAGE, lambda names: _damage(source, names))
    relations["hints"] = LazyRelation(HINTS, lambda names: _selected([source.hints()], names))
    relations["statistics_faults"] = LazyRelation(
        STATISTICS_FAULTS, lambda names: _selected(statistics_faults(source), names)
    )
    relations["clustering"] = LazyRelation(
        CLUSTERING, lambda names: _selected([clustering(source)], names)
    )
    relations["column_bytes"] = LazyRelation(
        COLUMN_BYTES, lambda names: _selected([column_bytes(source)], names)
    )
    for relation, schema in OUTSIDE.items():
        relations[relation] = LazyRelation(schema, lambda _: iter(()))
    definitions = "\n".join(file.definition for file in files)
    needed = {relation for relation in relations if f"base_{relation}" in definitions}
    for relation, data in {**relations, **known}.items():
        if relation in needed or relation in known:
            register_base(connection, relation, data)


def register_base(connection: duckdb.DuckDBPyConnection, relation: str, data: object) -> None:
    """Make `data` known as `base_<relation>` in the schema in use, instead of what was.

    As a view, which cursors of the connection see too; what is registered they do not.
    """
    connection.from_arrow(data).create_view(f"base_{relation}", replace=True)


def _lazy(source: Source, relation: str) -> LazyRelation:
    def read(columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
        return source.batches(relation, columns)

    return LazyRelation(source.schema_of(relation), read)


def _base_table(source: Source, columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    """Yield what there is one of in a table; null what its format does not have."""
    # Only what is wanted is looked up: for some of it, files are read.
    schema = pa.schema([_BASE_TABLE.field(name) for name in columns])
    row = {name: getattr(source, name, None) for name in schema.names}
    row["has_primary_key"] = source.shape.primary_key.num_fields > 0
    yield pa.RecordBatch.from_pylist([row], schema)


def _damage(source: Source, columns: Sequence[str]) -> Iterator[pa.RecordBatch]:
    for relation, column in _DAMAGEABLE.items():
        for _ in source.batches(relation, [column]):
            pass
    yield from _selected([source.damage()], columns)


def _selected(
    parts: Iterable[pa.Table | pa.RecordBatch], columns: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    for part in parts:
        chosen = part.select(list(columns))
        yield from chosen.to_batches() if isinstance(chosen, pa.Table) else [chosen]
