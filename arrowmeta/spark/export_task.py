"""What executors do for an export: decode the manifests that are new, and write relations.

Knows the layout of the output:

    <relation>/table=<name>/rows.parquet    rows of one table, each file replaced as a whole
    damage/table=<cut name>/rows.parquet    why a name is too long for a folder
    _tables/<table>.json                    written last: what was written, from which snapshot
    _entries/<table>/<manifest>.arrow       decoded manifests

A table whose marker says that its snapshot was written is left alone. One that fails is marked so,
with a row of damage; what an earlier export wrote of it stays. One that another export, or another
attempt at the same task, has written at another snapshot meanwhile is written again by the next.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import filled
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.model.source import Source
from arrowmeta.opening import Opening
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table
from arrowmeta.spark.entry_cache import CachedSource, EntryCache
from arrowmeta.spark.folder import Folder
from arrowmeta.spark.groups import balanced_runs
from arrowmeta.spark.pieces import BATCH_ROWS
from arrowmeta.spark.warehouse import TABLES, Reading, table_damage
from arrowmeta.spark.worker import hush, settle_worker
from arrowmeta.table import Table
from arrowmeta.uniform import to_uniform, uniform_schema

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

#: Manifests of a table that one task decodes.
NEW_MANIFESTS = pa.schema([*TABLES, pa.field("ordinals", pa.list_(pa.int64()))])
DECODED = pa.schema([pa.field("name", pa.string()), pa.field("manifests", pa.int64())])

#: What became of each table: `written`, `unchanged` or `failed`.
OUTCOMES = pa.schema(
    [
        *TABLES,
        pa.field("outcome", pa.string()),
        pa.field("snapshot_id", pa.int64()),
        pa.field("rows", pa.int64()),
        pa.field("damage", pa.int64()),
    ]
)


@dataclass(frozen=True)
class Export:
    """An export, as executors know it.

    Attributes:
        output: path or URI of the folder.
        relations: to write.
        reading: how tables are opened.
    """

    output: str
    relations: tuple[str, ...]
    reading: Reading

    def find_new(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Find the manifests of each table that are to be decoded, in groups."""
        for table in self._tables(batches):
            try:
                groups = table.new_manifests(self.reading.bytes_per_task)
            except Exception:  # Writing the table fails in the same way, and tells it.
                groups = []
            rows = [table.row | {"ordinals": group} for group in groups]
            yield pa.RecordBatch.from_pylist(rows, NEW_MANIFESTS)

    def decode(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Decode groups of manifests into the cache."""
        for batch in batches:
            for row in batch.to_pylist():
                table = TableExport(self, row["name"], row["location"])
                try:
                    n_decoded = table.cache(table.open()).fill(row["ordinals"])
                except Exception:
                    n_decoded = 0
                answer = {"name": row["name"], "manifests": n_decoded}
                yield pa.RecordBatch.from_pylist([answer], DECODED)
        settle_worker()

    def write(self, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        """Write the relations of tables."""
        for table in self._tables(batches):
            try:
                outcome = table.write()
            except Exception as error:  # Whatever is wrong with a table, the others are written.
                outcome = table.fail(error)
            yield pa.RecordBatch.from_pylist([table.row | outcome], OUTCOMES)
        settle_worker()

    def _tables(self, batches: Iterable[pa.RecordBatch]) -> Iterator[TableExport]:
        hush()
        for batch in batches:
            for row in batch.to_pylist():
                yield TableExport(self, row["name"], row["location"])


class TableExport:
    """One table of an export."""

    def __init__(self, export: Export, name: str, location: str) -> None:
        self.export = export
        self.row = {"name": name, "location": location}
        self.opening: Opening = export.reading.opening_of(location)
        self.output = Folder.of(export.output)
        self.markers = self.output / MARKERS
        self.key = table_key(location)
        self.marker = f"{self.key}.json"

    def open(self) -> Source:
        """Open the table at its latest snapshot."""
        return self.opening.source()

    def cache(self, source: Source) -> EntryCache:
        """Return the decoded manifests of the table."""
        return EntryCache(self.output / ENTRIES / self.key, source)

    def new_manifests(self, bytes_per_task: int) -> list[list[int]]:
        """Return the ordinals of the manifests that are neither kept nor written, in groups."""
        cache = self.cache(self.open())
        if self._is_written(cache):
            return []
        missing = np.array(cache.missing(), dtype=np.int64)
        lengths = filled(cache.manifests["length"].combine_chunks(), 0)
        sizes = np.clip(lengths[missing], 1, bytes_per_task)
        runs = balanced_runs(sizes, bytes_per_task)
        return [missing[run.start : run.stop].tolist() for run in runs]

    def write(self) -> dict[str, Any]:
        """Write what has changed, and say so in the marker."""
        cache = self.cache(self.open())
        source = CachedSource(cache).as_source()
        table = Table(source, self.opening)
        if self._is_written(cache):
            changing = set(self.export.relations) - OF_SNAPSHOT
            n_rows = sum(self._write_relation(table, name) for name in sorted(changing))
            damage = source.damage()
            # First, for a table that has damage is written in full until it has none.
            self._mark({**self._state(cache), "damage": damage.num_rows})
            if damage.num_rows:
                self._write_rows(DAMAGE_RELATION, damage.to_batches())
            return self._outcome("unchanged", cache, n_rows)
        # From here on the output is of no one snapshot, until the marker says so again. It stays,
        # since it is what says whose rows these are if we die and the table is gone by then.
        state = self._state(cache)
        self._mark({_BEGUN: state})
        n_rows = sum(self._write_relation(table, name) for name in self.export.relations)
        self._write_rows(DAMAGE_RELATION, source.damage().to_batches())
        cache.forget_others()
        # If another export has written another snapshot meanwhile, some rows may be of that one.
        is_whole = self._is_marked_as(state)
        self._mark({**state, "damage": source.damage().num_rows} if is_whole else {})
        return self._outcome("written", cache, n_rows)

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

    def _outcome(self, word: str, cache: EntryCache, n_rows: int) -> dict[str, Any]:
        source = cache.source
        n_damaged = source.damage().num_rows
        return {
            "outcome": word,
            "snapshot_id": source.snapshot_id,
            "rows": n_rows,
            "damage": n_damaged,
        }

    def _is_written(self, cache: EntryCache) -> bool:
        """Tell whether an earlier export has written the same of the same snapshot, in full."""
        marker = self.markers.read_json(self.marker) or {}
        return marker == {**self.row, **self._state(cache), "damage": 0}

    def _is_marked_as(self, state: dict[str, Any]) -> bool:
        """Tell whether the marker is of what we write, by us or by another export of the same."""
        marker = self.markers.read_json(self.marker) or {}
        return state in (marker.get(_BEGUN), {name: marker.get(name) for name in state})

    def _state(self, cache: EntryCache) -> dict[str, Any]:
        return {
            "snapshot_id": cache.source.snapshot_id,
            "manifests": cache.listed,
            "relations": list(self.export.relations),
            "decoded_as": cache.decoded_as,
        }

    def _mark(self, content: dict[str, Any]) -> None:
        self.markers.write_json(self.marker, {**self.row, **content})

    def _write_relation(self, table: Table, relation: str) -> int:
        columns = uniform_schema(relation).names[1:]
        return self._write_rows(relation, table.reader(relation, columns, batch_size=BATCH_ROWS))

    def _write_rows(
        self, relation: str, batches: Iterable[pa.RecordBatch], folder: str | None = None
    ) -> int:
        # The table's name is in the folder's.
        schema = to_spark_schema(uniform_schema(relation).remove(0))
        rows = (
            batch
            for rows in batches
            for batch in to_spark_table(to_uniform(rows, relation, "")).drop(["table"]).to_batches()
        )
        of_table = self.output / relation / (folder or table_folder(self.row["name"]))
        return of_table.write_parquet(ROWS_FILE, schema, rows)


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
