"""Relations of every table of a warehouse written as Parquet, again and again, by Spark.

Takes a directory of tables and an output, a path or URI; gives a row per table. The pipeline: open
the tables, decode what the store of the output lacks, write the relations. The output:

    <relation>/table=<name>/rows.parquet    rows of one table, each file replaced as a whole
    damage/table=<cut name>/rows.parquet    why a name is too long for a folder
    _tables/<table>.json                    written last: what was written, from which snapshot
    _entries/                               a store of decoded manifests, see `docs/store.md`

A table whose marker says that its snapshot was written is left alone. One that fails is marked so,
with a row of damage; what an earlier export wrote of it stays. One that another export, or another
attempt at the same task, has written at another snapshot meanwhile is written again by the next.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pyarrow as pa
import pyarrow.parquet as pq

from arrowmeta.discovery import MAX_DEPTH, find_tables
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.indexing import forget_others
from arrowmeta.io.location import absolute, redacted
from arrowmeta.io.own_version import decoder_version
from arrowmeta.io.recorded_path import is_under
from arrowmeta.io.storage import Storage
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.model.source import Source, read_relation
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.opening import Opening
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table
from arrowmeta.spark.frames import in_stage, to_spark
from arrowmeta.spark.options import configured
from arrowmeta.spark.pieces import BATCH_ROWS
from arrowmeta.spark.warehouse import (
    DEFAULT_RELATIONS,
    OF_EVERY_TABLE,
    TABLES,
    Reading,
    check_relations,
    fill,
    list_tables,
    map_rows,
    n_tasks_of,
    pin_tables,
    table_damage,
)
from arrowmeta.store.folder import TABLES_FOLDER, Folder, table_folder_name
from arrowmeta.table import Table
from arrowmeta.uniform import to_uniform, uniform_schema

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

MARKERS = "_tables"
ENTRIES = "_entries"
ROWS_FILE = "rows.parquet"

#: What is being written, in the marker of a table that is not written in full yet.
_BEGUN = "begun"

#: What most filesystems take for the name of a folder, in bytes.
_LONGEST_FOLDER = 255

_ASCII = re.compile(r"[\0-\x7f]+")

#: Relations that are the same as long as the snapshot is; others are written at each export.
OF_SNAPSHOT = frozenset(
    (
        "applicable_deletes",
        "buckets",
        "column_stats",
        "data_files",
        "delete_files",
        "deletion_vectors",
        "entries",
        "file_indexes",
        "files",
        "manifests",
        "partitions",
    )
)

#: What became of each table: `written`, `unchanged` or `failed`.
_OUTCOMES = pa.schema(
    [
        *TABLES,
        pa.field("outcome", pa.string()),
        pa.field("snapshot_id", pa.int64()),
        pa.field("rows", pa.int64()),
        pa.field("damage", pa.int64()),
    ]
)
OUTCOMES = _OUTCOMES.append(pa.field("decoded", pa.int64()))


def export(
    spark: SparkSession,
    warehouse: str | os.PathLike[str],
    output: str | os.PathLike[str],
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Write relations of all tables under a directory as Parquet partitioned by table.

    Each relation is a folder of the output, and `damage` one more. Run it again to bring the
    output up to date: tables whose snapshot is the same are left alone, and manifests that an
    earlier run has decoded are not decoded again. After a failure the next run goes on from there.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read too.
        output: a path or URI that executors can write.
        relations: their names.
        max_depth: how many folders below the warehouse a table may lie.
        options: for opening the tables, as `path_map`; `store` instead of the output's own.

    Returns:
        What became of each table: name, location, outcome, snapshot_id, rows, damage, decoded.

    Raises:
        UsageError: no such relation or option, or the output is that of another warehouse.

    Example:
        >>> export(spark, "warehouse", "metadata", ["files", "partitions"])
        >>> spark.read.parquet("metadata/files").groupBy("table").count().show()
    """
    given = configured(spark, OF_EVERY_TABLE) | options
    job = Export.of(warehouse, output, relations, given)
    tables = list_tables(job.reading.opening.storage(), max_depth)
    job.refuse_others(tables)
    # First, lest a marker of another place be taken for what says whose rows of a name these are.
    job.forget_gone(tables)
    pinned = pin_tables(spark, job.reading, tables, job.is_done)
    filled = fill(spark, job.reading, pinned)
    to_write = [row for row in pinned if not row["is_done"] or job.changing]
    rows = pa.Table.from_pylist(to_write, TABLES)
    frame = to_spark(spark, rows).repartition(max(1, min(n_tasks_of(spark), len(to_write))))
    with in_stage(spark, f"write {len(to_write):,} tables"):
        written = map_rows(frame, job.write, _OUTCOMES).toArrow().to_pylist()
    outcomes = {row["name"]: _unchanged(row) for row in pinned}
    outcomes |= {row["name"]: row for row in written}
    for name, outcome in outcomes.items():
        outcome["decoded"] = filled[name]["decoded_manifest_count"] if name in filled else 0
    return pa.Table.from_pylist(list(outcomes.values()), OUTCOMES)


def _unchanged(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "outcome": "unchanged", "rows": 0, "damage": 0}


@dataclass(frozen=True)
class Export:
    """An export, as the driver and the executors know it.

    Attributes:
        output: path or URI of the folder.
        relations: to write.
        reading: how tables are opened.
        has_own_store: whether decoded manifests are kept in the output, for exports alone.
    """

    output: str
    relations: tuple[str, ...]
    reading: Reading
    has_own_store: bool = True

    @classmethod
    def of(
        cls,
        warehouse: str | os.PathLike[str],
        output: str | os.PathLike[str],
        relations: Sequence[str],
        options: dict[str, Any],
    ) -> Export:
        """Check the arguments of `export`."""
        check_relations(relations)
        names = tuple(sorted(set(relations) - {DAMAGE_RELATION}))
        place = absolute(output)
        path, mark, query = place.partition("?") if "://" in place else (place, "", "")
        store = options.get("store") or f"{path.rstrip('/')}/{ENTRIES}{mark}{query}"
        reading = Reading.of({**options, "store": store}, warehouse)
        return cls(place, names, reading, not options.get("store"))

    @property
    def changing(self) -> list[str]:
        """The relations that can be others at the same snapshot."""
        return [name for name in self.relations if name not in OF_SNAPSHOT]

    @property
    def folder(self) -> Folder:
        """The output."""
        return Folder.at(self.output, is_private=False)

    def is_done(self, source: Source, row: dict[str, Any]) -> bool:
        """Tell whether an earlier export has written the same of the same snapshot, in full."""
        return TableExport(self, row["name"], row["location"]).is_written(source)

    def write(self, row: dict[str, Any]) -> Iterator[pa.RecordBatch]:
        """Write the relations of a table."""
        table = TableExport(self, row["name"], row["location"])
        try:
            outcome = table.write()
        except Exception as error:  # whatever is wrong with a table, the others are written
            outcome = table.fail(error)
        yield pa.RecordBatch.from_pylist([table.row | outcome], _OUTCOMES)

    # -- tables that are gone ---------------------------------------------------------------------

    def refuse_others(self, tables: pa.Table) -> None:
        """Refuse an output whose tables are those of another warehouse: they would be forgotten.

        Tables that are no longer where they were say nothing: they are gone, or moved with others.

        Raises:
            UsageError: it is one.
        """
        root = self.reading.opening.storage()
        names = set(tables["name"].to_pylist())
        for _, marker in self._markers_of_others(tables):
            other = self.reading.opening_of(marker["location"])
            if marker["name"] not in names and not _is_in(root, other) and _is_table(other):
                raise UsageError(
                    f"{redacted(self.output)} holds what was written of {marker['location']}, "
                    f"which is not in the warehouse {root.location}: name another output for each "
                    "warehouse"
                )

    def forget_gone(self, tables: pa.Table) -> None:
        """Remove what was written of tables that are no longer there.

        The rows of a table that is at another place now, as in a warehouse that was moved or is
        named by a URI instead of a path, stay: they are in folders of its name, which it writes
        again. One that has another name now, as in a warehouse that begins a folder higher, leaves
        its old one.
        """
        names = set(tables["name"].to_pylist())
        markers = self.folder / MARKERS
        gone = self._markers_of_others(tables)
        for file, marker in gone:
            if marker["name"] not in names:
                self._forget_rows(marker["name"])
            markers.delete(file)
        if gone:
            self._forget_entries({marker["location"] for _, marker in gone})
        # Every marker is read only where there are rows of a name that no table has.
        folders = {name for folder in self._relation_folders() for name in folder.names()}
        if folders - {of(name) for name in names for of in (table_folder, cut_folder)}:
            for _, marker in _read_markers(markers, markers.names()):
                if marker["name"] not in names:
                    self._forget_rows(marker["name"])

    def _forget_rows(self, name: str) -> None:
        for folder in self._relation_folders():
            for there in {table_folder(name), cut_folder(name)}.intersection(folder.names()):
                (folder / there).delete_all()

    def _forget_entries(self, locations: set[str]) -> None:
        """Delete what the output's own store has of tables."""
        for location in locations:
            (self.folder / ENTRIES / TABLES_FOLDER / table_folder_name(location)).delete_all()

    def _relation_folders(self) -> list[Folder]:
        # Who keeps the output may have files of their own beside what we write.
        there = self.folder.names()
        return [self.folder / name for name in (*SCHEMAS, DAMAGE_RELATION) if name in there]

    def _markers_of_others(self, tables: pa.Table) -> list[tuple[str, dict[str, Any]]]:
        """Return the markers of tables that are at none of the locations of `tables`."""
        there = {f"{table_key(location)}.json" for location in tables["location"].to_pylist()}
        markers = self.folder / MARKERS
        return _read_markers(markers, set(markers.names()) - there)


class TableExport:
    """One table of an export."""

    def __init__(self, export: Export, name: str, location: str) -> None:
        self.export = export
        self.row = {"name": name, "location": location}
        self.opening: Opening = export.reading.opening_of(location)
        self.output = export.folder
        self.markers = self.output / MARKERS
        self.marker = f"{table_key(location)}.json"

    def open(self) -> Source:
        """Open the table at its latest snapshot."""
        return self.opening.source()

    def write(self) -> dict[str, Any]:
        """Write what has changed of the latest snapshot, and say so in the marker."""
        source = self.open()
        table = Table(source, self.opening)
        # From here on the output is of no one snapshot, until the marker says so again. It stays,
        # since it is what says whose rows these are if we die and the table is gone by then.
        state = self._state(source)
        if is_written := self.is_written(source):
            relations = self.export.changing
        else:
            relations = list(self.export.relations)
            self._mark({_BEGUN: state})
        n_rows = sum(self._write_relation(table, name) for name in relations)
        damage = source.damage()
        if is_written:
            # First, for a table that has damage is written in full until it has none.
            self._mark({**state, "damage": damage.num_rows})
        if damage.num_rows or not is_written:
            self._write_rows(DAMAGE_RELATION, damage.to_batches())
        if not is_written:
            # If another export has written another snapshot meanwhile, some rows may be of that.
            is_whole = self._is_marked_as(state)
            self._mark({**state, "damage": damage.num_rows} if is_whole else {})
            if self.export.has_own_store:
                forget_others(source)
        return {
            "outcome": "unchanged" if is_written else "written",
            "snapshot_id": source.snapshot_id,
            "rows": n_rows,
            "damage": damage.num_rows,
        }

    def fail(self, error: Exception) -> dict[str, Any]:
        """Say that the table could not be written."""
        damage = table_damage(self.opening, error)
        folder, cut = table_folder(self.row["name"]), cut_folder(self.row["name"])
        try:
            self._write_rows(DAMAGE_RELATION, damage.to_batches(), folder)
        except OSError:
            if cut == folder:
                raise
            # No folder there can have the name, which must not keep the other tables from theirs.
            self._write_rows(DAMAGE_RELATION, damage.to_batches(), cut)
        self._mark({"error": str(error)})
        return {"outcome": "failed", "damage": damage.num_rows}

    def is_written(self, source: Source) -> bool:
        """Tell whether an earlier export has written the same of the same snapshot, in full."""
        return self._read_marker() == {**self.row, **self._state(source), "damage": 0}

    def _is_marked_as(self, state: dict[str, Any]) -> bool:
        """Tell whether the marker is of what we write, by us or by another export of the same."""
        marker = self._read_marker()
        return state in (marker.get(_BEGUN), {name: marker.get(name) for name in state})

    def _state(self, source: Source) -> dict[str, Any]:
        """Return what tells a snapshot from another of the same id, as after a rollback."""
        facts: list[object] = [decoder_version(), source.location]
        manifests = read_relation(source, "manifests", ["manifest_path", "length"])
        facts += manifests.to_pydict().values()
        facts.append(source.entry_reading("entries").context)
        return {
            "snapshot_id": source.snapshot_id,
            "decoded_from": hashlib.sha256(repr(facts).encode()).hexdigest(),
            "relations": list(self.export.relations),
        }

    def _read_marker(self) -> dict[str, Any]:
        for _, marker in _read_markers(self.markers, [self.marker]):
            return marker
        return {}

    def _mark(self, content: dict[str, Any]) -> None:
        self.markers.write(self.marker, json.dumps({**self.row, **content}, indent=1).encode())

    def _write_relation(self, table: Table, relation: str) -> int:
        columns = uniform_schema(relation).names[1:]
        return self._write_rows(relation, table.reader(relation, columns, batch_size=BATCH_ROWS))

    def _write_rows(
        self, relation: str, batches: Iterable[pa.RecordBatch], folder: str | None = None
    ) -> int:
        # The table's name is in the folder's.
        schema = to_spark_schema(uniform_schema(relation).remove(0))
        sink, n_rows = pa.BufferOutputStream(), 0
        with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
            for batch in batches:
                rows = to_spark_table(to_uniform(batch, relation, "")).drop(["table"])
                writer.write_table(rows)
                n_rows += rows.num_rows
        of_table = self.output / relation / (folder or table_folder(self.row["name"]))
        of_table.write(ROWS_FILE, sink.getvalue())
        return n_rows


def table_key(location: str) -> str:
    """Return what stands for a table in names of files: a digest, for a path may be too long."""
    return hashlib.sha256(location.encode()).hexdigest()[:24]


def table_folder(name: str) -> str:
    """Return the name of the folder of a table's rows, from which readers get its name again."""
    # Others than ASCII's stay: Spark, as Hive, reads each escaped byte as a character of its own.
    return "table=" + _ASCII.sub(lambda some: quote(some[0], safe=""), name)


def cut_folder(name: str) -> str:
    """Return the name of a table's folder, cut to what filesystems take and told from others."""
    folder, kept = table_folder(name), name
    digest = hashlib.sha256(name.encode()).hexdigest()[:24]
    while len(folder.encode()) > _LONGEST_FOLDER:
        kept = kept[: len(kept) - 1]
        folder = table_folder(f"{kept}... {digest}")
    return folder


def _read_markers(folder: Folder, names: Iterable[str]) -> list[tuple[str, dict[str, Any]]]:
    found = []
    for name in sorted(one for one in names if not one.startswith((".", "_"))):
        try:
            content = json.loads(folder.read(name).to_pybytes())
        except (FileNotFoundError, ValueError):
            continue
        if isinstance(content, dict):
            found.append((name, content))
    return found


def _is_in(root: Storage, opening: Opening) -> bool:
    try:
        table = opening.storage()
    except ArrowMetaError:
        return False
    return bool(table.filesystem == root.filesystem) and is_under(table.root, root.root)


def _is_table(opening: Opening) -> bool:
    """Tell whether there is a table, as far as it can be looked for."""
    try:
        return any(found.format for found in find_tables(opening.storage(), max_depth=0))
    except (ArrowMetaError, OSError):
        return False
