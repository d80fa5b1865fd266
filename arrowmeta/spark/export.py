"""Relations of every table of a warehouse written as Parquet by Spark, and kept up to date.

The pipeline: open the tables, decode the manifests that the store lacks, write the relations of
tables that have changed. The output, a path or URI:

    <relation>/table=<name>/rows.parquet    rows of one table, each file replaced as a whole
    damage/table=<name>/rows.parquet        why a table could not be read, or not in full
    _tables.json                            what was written of each table, from which version
    _entries/                               a store of decoded manifests, see `docs/store.md`

Before tables are written, `_tables.json` is written without their versions, and with them at the
end, so that the next export writes the tables that a killed one has not. Only one export at a time
may write to an output.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pyarrow as pa
import pyarrow.parquet as pq

from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.io.location import absolute, is_under, redacted
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.model.shape import to_schema
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.opening.discovery import MAX_DEPTH, find_tables
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass
from arrowmeta.relations.uniform import to_uniform, uniform_schema
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table
from arrowmeta.spark.arrow_frames import to_arrow
from arrowmeta.spark.deleted import BATCH_ROWS
from arrowmeta.spark.frames import in_stage
from arrowmeta.spark.openings import TABLES, Opener
from arrowmeta.spark.options import OF_EVERY_TABLE, configured
from arrowmeta.spark.stages import PINNED, map_rows, pin_tables, spread
from arrowmeta.spark.warehouse import DEFAULT_RELATIONS, check_relations, fill, table_damage
from arrowmeta.store.folder import TABLES_FOLDER, Folder, table_folder_name
from arrowmeta.warehouse.index import forget_others

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

ENTRIES = "_entries"
STATE_FILE = "_tables.json"
ROWS_FILE = "rows.parquet"

#: What most filesystems take for the name of a folder, in bytes; of a longer name, characters of at
#: most four bytes are kept.
_LONGEST_FOLDER = 255
_KEPT = 50

_ASCII = re.compile(r"[\0-\x7f]+")

#: Relations that are the same as long as the snapshot is; others are written at each export.
OF_SNAPSHOT = frozenset(
    (
        *("applicable_deletes", "buckets", "column_stats", "data_files", "delete_files"),
        *("deletion_vectors", "entries", "file_indexes", "files", "manifests", "partitions"),
    )
)

#: The outcome of a table is `written`, `unchanged` or `failed`.
_OUTCOMES = pa.schema(
    [*TABLES, *to_schema("outcome: string, snapshot_id: int64, rows: int64, damage: int64")]
)
OUTCOMES = pa.schema([*_OUTCOMES, *to_schema("decoded: int64, decoded_size_in_bytes: int64")])
#: A table for a task to write.
_TO_WRITE = PINNED.append(pa.field("is_done", pa.bool_()))


def export(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None,
    output: str | os.PathLike[str],
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Write relations of all tables of a warehouse as Parquet partitioned by table.

    Each relation is a folder of the output, and `damage` one more. Run it again to bring the
    output up to date: tables whose snapshot is the same are left alone, and manifests that an
    earlier run has decoded are not decoded again. After a failure the next run goes on from there.

    Args:
        spark, warehouse, max_depth: as of `arrowmeta.spark.warehouse`.
        output: a path or URI that executors can write.
        relations: their names.
        options: as of `arrowmeta.spark.warehouse`; `store` instead of the output's own.

    Returns:
        One row per table: name, location, outcome, snapshot_id, rows, damage, decoded manifests and
        their bytes.

    Raises:
        UsageError: no such relation or option, or the output is that of another warehouse.
        NotATableError, StorageError: as of `arrowmeta.spark.warehouse`; nothing was removed.

    Example:
        >>> export(spark, "warehouse", "metadata", ["files", "partitions"])
        >>> spark.read.parquet("metadata/files").groupBy("table").count().show()
    """
    job = Export.of(warehouse, output, relations, configured(spark, OF_EVERY_TABLE) | options)
    state = job.read_state()
    tables = job.opener.listed(max_depth, {name: one["location"] for name, one in state.items()})
    job.forget_gone(state, tables)
    pinned = [
        row | {"is_done": job.is_done(row, state)} for row in pin_tables(spark, job.opener, tables)
    ]
    changed = [row for row in pinned if not row["is_done"]]
    # Until all of them are written, their rows may be of different snapshots.
    job.write_state(state | {row["name"]: job.place_of(row) for row in changed})
    filled = fill(spark, job.opener, changed)
    to_write = pinned if job.changing else changed
    frame = spread(spark, pa.Table.from_pylist(to_write, _TO_WRITE))
    with in_stage(spark, f"write {counted(len(to_write), 'table')}"):
        written = to_arrow(map_rows(frame, job.write, _OUTCOMES)).to_pylist()
    outcomes = {row["name"]: _unchanged(row) for row in pinned}
    outcomes |= {row["name"]: row for row in written}
    job.write_state({row["name"]: job.state_of(row, outcomes[row["name"]]) for row in pinned})
    for name, outcome in outcomes.items():
        of_table = filled.get(name, {})
        outcome["decoded"] = of_table.get("decoded_manifest_count", 0)
        outcome["decoded_size_in_bytes"] = of_table.get("decoded_size_in_bytes", 0)
    return pa.Table.from_pylist(list(outcomes.values()), OUTCOMES)


def _unchanged(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "outcome": "unchanged", "rows": 0, "damage": 0}


@dataclass(frozen=True)
class Export:
    """An export, as the driver and the executors know it.

    Attributes:
        output: path or URI of the folder.
        relations: to write.
        opener: how tables are opened.
        has_own_store: whether decoded manifests are kept in the output, for exports alone.
    """

    output: str
    relations: tuple[str, ...]
    opener: Opener
    has_own_store: bool = True

    @classmethod
    def of(
        cls,
        warehouse: str | os.PathLike[str] | None,
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
        opener = Opener.of({**options, "store": store}, warehouse)
        return cls(place, names, opener, not options.get("store"))

    @property
    def changing(self) -> list[str]:
        """The relations that can be others at the same snapshot."""
        return [name for name in self.relations if name not in OF_SNAPSHOT]

    @property
    def folder(self) -> Folder:
        """The output."""
        return Folder.at(self.output, is_private=False)

    # -- what was written before ------------------------------------------------------------------

    def place_of(self, row: dict[str, Any]) -> dict[str, Any]:
        """Return what the state file says of a table that has not been written in full."""
        catalog = self.opener.catalog
        return {"location": row["location"], **({"catalog": catalog[0]} if catalog else {})}

    def state_of(self, row: dict[str, Any], outcome: dict[str, Any]) -> dict[str, Any]:
        """Return what the state file says of a table after this export."""
        state = self.place_of(row)
        if outcome["outcome"] == "failed" or outcome["damage"]:
            return state  # it may be whole the next time
        return {**state, "version": row["version"], "relations": list(self.relations)}

    def is_done(self, row: dict[str, Any], state: dict[str, Any]) -> bool:
        """Tell whether an earlier export has written the same of the same version, in full."""
        whole = self.state_of(row, _unchanged(row))
        return row["version"] is not None and state.get(row["name"]) == whole

    def read_state(self) -> dict[str, Any]:
        """Return what earlier exports have written, by name of the table."""
        try:
            state = json.loads(self.folder.read(STATE_FILE).to_pybytes())
        except (FileNotFoundError, ValueError):
            return {}
        return state if isinstance(state, dict) else {}

    def write_state(self, state: dict[str, Any]) -> None:
        """Say what is written, by name of the table."""
        self.folder.write(STATE_FILE, json.dumps(state, indent=1, sort_keys=True).encode())

    def forget_gone(self, state: dict[str, Any], tables: pa.Table) -> None:
        """Remove what was written of tables that are no longer there, also from the state.

        Raises:
            UsageError: the output holds tables that are still there, in another warehouse.
        """
        names, places = (set(tables[name].to_pylist()) for name in TABLES.names)
        warehouse, held = self.opener.warehouse, f"{redacted(self.output)} holds what was written"
        if self.opener.catalog and state and not names:  # a right is missing, or a database new
            raise UsageError(
                f"{warehouse} has no table, but {held} of {len(state)}: delete that first"
            )
        gone = {name: state[name] for name in state.keys() - names}
        for name, one in gone.items():
            if self._is_elsewhere(name, one):
                of = f"{name} of catalog {one['catalog']}" if "catalog" in one else one["location"]
                raise UsageError(
                    f"{held} of {of}, which is not in {warehouse}: name another output for each "
                    "warehouse"
                )
        there = self.folder.names()
        for relation in (*SCHEMAS, DAMAGE_RELATION):
            if relation in there:
                self._forget_rows(self.folder / relation, gone)
        for location in {one["location"] for one in state.values()} - places:
            (self.folder / ENTRIES / TABLES_FOLDER / table_folder_name(location)).delete_all()
        for name in gone:
            del state[name]

    def _is_elsewhere(self, name: str, known: dict[str, Any]) -> bool:
        """Tell whether a table that was written, and is not in the warehouse, is in another one."""
        catalog, namespace = self.opener.catalog or (None, "")
        if "catalog" in known:  # a table that has left a catalog may have kept its files
            is_asked = name.startswith(namespace and f"{namespace}.")
            return bool(known["catalog"] != catalog or not is_asked)
        warehouse = self.opener.opening
        try:
            table = replace(warehouse, location=known["location"]).storage()
            if catalog is None:
                root = warehouse.storage()
                if table.filesystem == root.filesystem and is_under(table.root, root.root):
                    return False
            return any(found.format for found in find_tables(table, max_depth=0))
        except (ArrowMetaError, OSError):  # not there, or not known
            return False

    def _forget_rows(self, relation: Folder, names: Iterable[str]) -> None:
        there = set(relation.names())
        for name in names:
            for folder in there & {table_folder(name), cut_folder(name)}:
                (relation / folder).delete_all()

    # -- one table --------------------------------------------------------------------------------

    def write(self, row: dict[str, Any]) -> Iterator[pa.RecordBatch]:
        """Write relations of a table at the snapshot that it was pinned at."""
        outcome: dict[str, Any]
        try:
            outcome = self._write(row)
        except Exception as error:  # whatever is wrong with a table, the others are written
            damage = table_damage(row["location"], error)
            self._write_failure(row["name"], damage)
            outcome = {"outcome": "failed", "damage": damage.num_rows}
        yield pa.RecordBatch.from_pylist([row | outcome], _OUTCOMES)

    def _write(self, row: dict[str, Any]) -> dict[str, Any]:
        name, is_done = row["name"], row["is_done"]
        table = self.opener.table(row)
        n_rows = 0
        for relation in self.changing if is_done else self.relations:
            columns = uniform_schema(relation).names[1:]
            batches = table.reader(relation, columns, batch_size=BATCH_ROWS)
            n_rows += self._write_rows(relation, table_folder(name), batches)
        damage = table.source.damage()
        if damage.num_rows or not is_done:
            self._write_rows(DAMAGE_RELATION, table_folder(name), damage.to_batches())
        if self.has_own_store:
            forget_others(table.source)
        outcome = "unchanged" if is_done else "written"
        return {"outcome": outcome, "rows": n_rows, "damage": damage.num_rows}

    def _write_failure(self, name: str, damage: pa.Table) -> None:
        folder, cut = table_folder(name), cut_folder(name)
        try:
            self._write_rows(DAMAGE_RELATION, folder, damage.to_batches())
        except OSError:
            if cut == folder:
                raise
            # No folder there can have the name, which must not keep the other tables from theirs.
            self._write_rows(DAMAGE_RELATION, cut, damage.to_batches())

    def _write_rows(self, relation: str, folder: str, batches: Iterable[pa.RecordBatch]) -> int:
        # The table's name is in the folder's.
        schema = to_spark_schema(uniform_schema(relation).remove(0))
        sink, n_rows = pa.BufferOutputStream(), 0
        with pq.ParquetWriter(sink, schema, compression="zstd") as writer:
            for batch in batches:
                rows = to_spark_table(to_uniform(batch, relation, "")).drop(["table"])
                writer.write_table(rows)
                n_rows += rows.num_rows
        (self.folder / relation / folder).write(ROWS_FILE, sink.getvalue())
        return n_rows


def table_folder(name: str) -> str:
    """Return the name of the folder of a table's rows, from which readers get its name again."""
    # Others than ASCII's stay: Spark, as Hive, reads each escaped byte as a character of its own.
    return "table=" + _ASCII.sub(lambda some: quote(some[0], safe=""), name)


def cut_folder(name: str) -> str:
    """Return the name of a table's folder, cut to what filesystems take and told from others."""
    folder = table_folder(name)
    if len(folder.encode()) <= _LONGEST_FOLDER:
        return folder
    return table_folder(f"{name[:_KEPT]}... {hashlib.sha256(name.encode()).hexdigest()[:24]}")
