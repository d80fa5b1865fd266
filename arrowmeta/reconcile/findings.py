"""What does not add up in a table's metadata: all checks of `/sql`, asked together.

Knows the order in which things are read, so that each is read once; what is wrong, SQL knows.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence

import duckdb
import pyarrow as pa

from arrowmeta.catalog.connection import connect_sources, register_base
from arrowmeta.catalog.findings import checks, is_of_format
from arrowmeta.catalog.relation import LazyRelation
from arrowmeta.catalog.scan_errors import own_errors
from arrowmeta.catalog.sql_files import (
    RECONCILE,
    RECONCILE_STEPS,
    RECONCILE_STORAGE,
    SqlFile,
    sql_files,
)
from arrowmeta.catalog.statistics_faults import BATCH_SIZE, faults_among, looked_at
from arrowmeta.model.entries import column_field
from arrowmeta.model.evidence import STATISTICS_FAULTS
from arrowmeta.model.source import Source
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.predicate.engine import quoted_name

#: Views of other folders that many checks use.
_SHARED = ("live_entries",)

#: Columns that checks look at. They are decoded in one pass before the first check; a column that
#: is not named here would take a pass of its own.
READ_AHEAD = {
    "entries": (
        "entry_id",
        "status",
        "manifest_path",
        "content",
        "file_path",
        "file_name",
        "file_format",
        "partition",
        "partition_bytes",
        "spec_id",
        "spec_is_unpartitioned",
        "bucket",
        "total_buckets",
        "level",
        "record_count",
        "delete_record_count",
        "file_size_in_bytes",
        "schema_id",
        "sequence_number",
        "min_sequence_number",
        "max_sequence_number",
        "min_key",
        "max_key",
        "first_row_id",
        "extra_files",
        "embedded_index",
        "external_path",
        "equality_ids",
        "referenced_data_file",
        "only_deleted_path",
        "content_offset",
        "content_size_in_bytes",
    ),
    "all_entries": (
        "status",
        "manifest_path",
        "content",
        "record_count",
        "file_size_in_bytes",
        "content_size_in_bytes",
    ),
}

_FROM = re.compile(r"\b(?:FROM|JOIN)\s+(\w+)")

_IN_ORDER = """
SELECT * FROM found
ORDER BY
    list_position(['error', 'warning', 'info'], severity),
    "check",
    subject,
    snapshot_id,
    detail
"""


def find_contradictions(source: Source, outside: Mapping[str, pa.Table] | None = None) -> pa.Table:
    """Return the findings of all checks, the gravest first.

    Args:
        source: the snapshot; other snapshots that its metadata has are checked, too.
        outside: what was found outside of the metadata: base relations of
            `catalog.connection.OUTSIDE`. Without any, nothing is checked against it.
    """
    read = _read_ahead(source)
    folders = (RECONCILE, RECONCILE_STORAGE) if outside else (RECONCILE,)
    wanted = [one.name for one in checks(*folders) if is_of_format(one, source.format)]
    # Reading deletion vectors can show damage, too.
    met = {**read, "deletion_vectors": _vectors(source), "damage": source.damage()}
    found = ask_views(source, wanted, {**met, **(outside or {})})
    schema = SCHEMAS["findings"](source.shape)
    parts = [found[name].cast(schema) for name in wanted]
    with duckdb.connect() as connection:
        connection.register("found", pa.concat_tables(parts))
        return connection.sql(_IN_ORDER).to_arrow_table().cast(schema)


def ask_views(
    source: Source, wanted: Sequence[str], known: Mapping[str, pa.Table | LazyRelation]
) -> dict[str, pa.Table]:
    """Return the rows of some views of `/sql`: checks, and steps that checks share.

    Args:
        source: a snapshot.
        wanted: the names of the views.
        known: base relations that are there already, and need not be read from the source; also
            steps that need not be worked out.
    """
    with connect_sources({None: source}, views=wanted) as connection, own_errors():
        for relation, data in known.items():
            register_base(connection, relation, data)
        _keep_steps(connection, source, wanted, known)
        # One after another: together, the checks would have all their hash tables in memory.
        return {
            name: connection.sql(f"FROM {quoted_name(name)}").to_arrow_table() for name in wanted
        }


def _read_ahead(source: Source) -> dict[str, pa.Table | LazyRelation]:
    """Decode what checks look at, as base relations: entries in one pass if all can be read."""
    n_damaged = source.damage().num_rows
    entries, faults = _in_one_pass(source)
    read: dict[str, pa.Table | LazyRelation] = {
        "entries": _relation(source, "entries", entries),
        "statistics_faults": faults,
    }
    if source.damage().num_rows > n_damaged:
        # Where statistics are damaged, the other columns of their blocks are still there.
        read = {"entries": _kept(source, "entries")}
    of_all = relation_of_all(source)
    return read | {"all_entries": read[of_all] if of_all in read else _kept(source, of_all)}


def _in_one_pass(source: Source) -> tuple[pa.Table, pa.Table]:
    """Decode the entries; return what checks look at, and what is wrong with statistics."""
    columns = READ_AHEAD["entries"]
    known = source.schema_of("entries")
    schema = pa.schema([column_field(known, name) for name in columns])
    batches: list[pa.RecordBatch] = []
    faults: list[pa.RecordBatch] = []
    names = list(dict.fromkeys([*columns, *looked_at(source)]))
    for batch in source.batches("entries", names, BATCH_SIZE):
        faults += faults_among(batch, source)
        batches.append(batch.select(columns))
    return (
        pa.Table.from_batches(batches, schema),
        pa.Table.from_batches(faults, STATISTICS_FAULTS),
    )


def _vectors(source: Source) -> pa.Table:
    schema = source.schema_of("deletion_vectors")
    return pa.Table.from_batches(source.batches("deletion_vectors", schema.names), schema)


def _kept(source: Source, relation: str) -> LazyRelation:
    """Decode what checks look at in a relation of entries, which the source then keeps."""
    for _ in source.batches(relation, READ_AHEAD[relation]):
        pass
    return _relation(source, relation)


def _relation(source: Source, relation: str, read: pa.Table | None = None) -> LazyRelation:
    """Return a relation of entries, of which some columns may have been read."""

    def columns_of(columns: Sequence[str]) -> Iterator[pa.RecordBatch] | pa.Table:
        if read is not None and set(columns) <= set(read.column_names):
            return read.select(columns)
        return source.batches(relation, columns)

    return LazyRelation(source.schema_of(relation), columns_of)


def relation_of_all(source: Source) -> str:
    """Return the relation that has the entries of all snapshots.

    Where the open snapshot has every manifest that any snapshot has, its entries are all entries.
    """
    is_all = _manifests(source, "all_manifests") == _manifests(source, "manifests")
    return "entries" if is_all else "all_entries"


def _manifests(source: Source, relation: str) -> set[tuple[str, str]]:
    """Return path and content of the manifests that have entries."""
    columns = ("manifest_path", "content")
    rows = [row for batch in source.batches(relation, columns) for row in batch.to_pylist()]
    return {(row["manifest_path"], row["content"]) for row in rows if row["content"] != "index"}


def _keep_steps(
    connection: duckdb.DuckDBPyConnection,
    source: Source,
    wanted: Sequence[str],
    known: Collection[str],
) -> None:
    """Turn what several checks share from views into tables, so that it is worked out once."""
    partition_fields = source.shape.by_partition().names
    for file in _steps_behind(wanted):
        _, _, query = file.statement(partition_fields).partition(" AS\n")
        _keep(connection, file.name, f"FROM base_{file.name}" if file.name in known else query)


def _steps_behind(views: Collection[str]) -> list[SqlFile]:
    """Return the steps that some views are made of, and they themselves, in load order."""
    names = set(views)
    for file in reversed(sql_files()):  # a file uses objects of lower folders only
        if file.name in names:
            names.update(_FROM.findall(file.definition))
    return [
        file
        for file in sql_files()
        if file.name in names and (file.folder in RECONCILE_STEPS or file.name in _SHARED)
    ]


def _keep(connection: duckdb.DuckDBPyConnection, name: str, query: str) -> None:
    connection.execute(f"DROP VIEW IF EXISTS {name}")
    connection.execute(f"CREATE TABLE {name} AS\n{query}")
