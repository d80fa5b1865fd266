"""Relations of every table of a warehouse, written by Spark's own writers.

`save` writes into tables of a database, partitioned by day: the history of a warehouse. `export`
writes the latest rows as Parquet. Its output, a path or URI that Spark and `pyarrow.fs` both
understand:

    <relation>/table=<name>/      the rows of a table, replaced as a whole when the table changes
    damage/                       why tables could not be read, or not in full
    versions/                     a row for each table, with the version that is written in full
    _entries/                     a store of decoded manifests, see `docs/store.md`

Spark replaces the partitions of tables that have changed (dynamic overwrite). Their versions are
null until everything is written, so that an export that was killed is repeated. Only one export at
a time may write to an output.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pyarrow as pa
import pyarrow.parquet as pq
from msgspec import Struct

from arrowmeta.errors import UsageError
from arrowmeta.io.location import absolute
from arrowmeta.io.options import redacted
from arrowmeta.kernels.buffers import text_array
from arrowmeta.model.nouns import counted
from arrowmeta.model.shape import to_schema
from arrowmeta.model.store_entries import TABLES_FOLDER, table_folder_name
from arrowmeta.model.store_file import Folder
from arrowmeta.model.tables import DAMAGE, DAMAGE_RELATION, SCHEMAS
from arrowmeta.reconcile.accepted import Accepted
from arrowmeta.spark.arrow import Row, in_stage, to_arrow, to_spark_table, with_setting
from arrowmeta.spark.options import OF_EVERY_TABLE, configured
from arrowmeta.spark.warehouse import (
    ACCEPTED,
    DEFAULT_RELATIONS,
    FINDINGS_RELATION,
    MESSAGES,
    TABLES,
    VERSION,
    Opener,
    TableRows,
    check_relations,
    counts_of,
    decode_into_store,
    pin_tables,
    pinned_frames,
)
from arrowmeta.tables.discovery import MAX_DEPTH
from arrowmeta.tables.uniform import TABLE_COLUMN

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

ENTRIES = "_entries"
VERSIONS = "versions"
_TIMESTAMPS = "spark.sql.parquet.outputTimestampType"
_OVERWRITE_MODE = "spark.sql.sources.partitionOverwriteMode"
_PARTITION = f"{TABLE_COLUMN}="
#: Characters that Spark writes as three in the name of a partition's folder.
_ESCAPED = re.compile(r"""[\x01-\x1f\x7f"#%'*/:=?\\{\[\]^]""")
#: What most filesystems take for the name of a folder, in bytes.
_LONGEST_FOLDER = 255

#: Relations that are the same as long as the snapshot is; others are written at each export.
OF_SNAPSHOT = {
    *("applicable_deletes", "buckets", "column_stats", "data_files", "delete_files"),
    *("deletion_vectors", "entries", "file_indexes", "files", "manifests", "partitions"),
}

_FACTS = "warehouse: string, snapshot_id: int64, version: string, relations: list<string>"
#: What has been written of a table, from which version of it.
_WRITTEN = pa.schema([*TABLES, *to_schema(_FACTS)])
#: The outcome of a table is `written`, `unchanged` or `failed`. Rows of damage and findings count
#: that are not accepted, but no findings of severity `info`; `state` follows from them.
OUTCOMES = to_schema(
    "name: string, location: string, outcome: string, snapshot_id: int64, rows: int64, "
    "damage: int64, findings: int64, state: string, decoded: int64, decoded_size_in_bytes: int64"
)
#: One row per table: the same counts, and the state by them.
SAVED = pa.schema([*TABLES, *(OUTCOMES.field(name) for name in ("damage", "findings", "state"))])


def export(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None,
    output: str | os.PathLike[str],
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    accepted: str | os.PathLike[str] | None = None,
    **options: Any,
) -> pa.Table:
    """Write relations of all tables of a warehouse as Parquet partitioned by table.

    Run it again to bring the output up to date: tables whose snapshot is the same are left alone,
    and known manifests are not decoded again. After a failure the next run goes on from there.
    Returns a row of `OUTCOMES` for each table.

    Args:
        spark, warehouse, relations, max_depth, accepted: as of `arrowmeta.spark.warehouse`.
        output: a path or URI that Spark can write.
        options: as of `arrowmeta.spark.warehouse`; `store` instead of the output's own.

    Raises:
        UsageError: no such relation or option, or the output is that of another warehouse.
        NotATableError, StorageError: as of `arrowmeta.spark.warehouse`; nothing was removed.

    Examples:
        >>> export(spark, "warehouse", "metadata", ["files", "partitions"])
        >>> spark.read.parquet("metadata/files").groupBy("table").count().show()
    """
    check_relations(relations)
    given = configured(spark, OF_EVERY_TABLE) | options
    folder, own_store = absolute(output).rstrip("/"), not given.get("store")
    opener = Opener.of(given | ({"store": f"{folder}/{ENTRIES}"} if own_store else {}), warehouse)
    job = Export(folder, tuple(sorted({*relations} - {DAMAGE_RELATION})), opener, own_store)
    known, before = Accepted.of(accepted), job.written_before()
    tables = opener.listed(max_depth, {name: row["location"] for name, row in before.items()})
    job.check(before, tables)
    # Tables are the same as written before if their version is.
    done = {n: row["version"] for n, row in before.items() if row["relations"] == [*job.relations]}
    pinned = [_named(row) for row in pin_tables(spark, opener, tables, done)]
    changed = [row for row in pinned if (row["version"] or "") != done.get(row["name"])]
    job.forget_gone(before, pinned)
    # Until all of them are written, their rows may be of different snapshots.
    undone = {row["name"] for row in changed}
    job.write_versions(pinned, undone)
    filled = decode_into_store(spark, opener, changed, is_own=own_store)
    errors = {row["name"]: row["error"] for row in pinned if not row["is_open"]}
    errors |= {name: row["error"] for name, row in filled.items() if row["error"]}
    messages = [_failure(row, errors[row["name"]]) for row in pinned if errors.get(row["name"])]
    for relation in job.relations:
        rows = [row for row in (changed if relation in OF_SNAPSHOT else pinned) if row["is_open"]]
        messages += job.write(spark, TableRows(relation, opener, known, has_messages=True), rows)
    counts = {row["name"]: Counter[str]() for row in pinned}
    damage: dict[str, Row] = {row["name"]: {} for row in pinned}
    for piece in messages:
        name, places = piece.pop("name"), piece.pop("damage")
        counts[name].update(piece)
        # Each piece tells of the lists, which are those of the table.
        damage[name] |= {repr(place): place for place in places}
    new_damage = job.write_damage(damage, known)
    job.write_versions(pinned, [name for name, rows_of in damage.items() if rows_of])
    for row in pinned:
        of_table, done = counts[row["name"]], filled.get(row["name"], {})
        outcome = "written" if row["name"] in undone else "unchanged"
        row["outcome"] = "failed" if of_table["failed"] else outcome
        row["rows"] = of_table["rows"]
        row["decoded"] = done.get("decoded_manifest_count", 0)
        row["decoded_size_in_bytes"] = done.get("decoded_size_in_bytes", 0)
        severities = of_table if FINDINGS_RELATION in job.relations else None
        row |= counts_of(new_damage[row["name"]], severities)
    return pa.Table.from_pylist(pinned, OUTCOMES)


class Export(Struct, frozen=True):
    """An export of relations to an output; the store in it is for exports alone."""

    output: str
    relations: tuple[str, ...]
    opener: Opener
    has_own_store: bool

    @property
    def folder(self) -> Folder:
        """The output."""
        return Folder.at(self.output, is_private=False)

    def written_before(self) -> dict[str, Row]:
        """Return what is written in full, by name of the table."""
        try:
            content = (self.folder / VERSIONS).end_of(f"{VERSIONS}.parquet")
            rows = pq.read_table(pa.BufferReader(content))
        except (FileNotFoundError, pa.ArrowException):
            return {}
        return {row["name"]: row for row in rows.to_pylist()} if rows.schema == _WRITTEN else {}

    def write_versions(self, pinned: Sequence[Row], undone: Collection[str]) -> None:
        """Replace the rows about what is written of pinned tables, in full unless it is undone."""
        job = {"warehouse": self.opener.name, "relations": [*self.relations]}
        rows = [row | job | ({"version": None} if row["name"] in undone else {}) for row in pinned]
        _write(self.folder / VERSIONS, pa.Table.from_pylist(rows, _WRITTEN))

    def check(self, before: Mapping[str, Row], tables: pa.Table) -> None:
        """Check that the output is of this warehouse, which has not lost all tables at once."""
        held, warehouse = redacted(self.output), self.opener.name
        if before and not tables.num_rows:  # a right is missing, or a database is new
            n_tables = counted(len(before), "table")
            raise UsageError(
                f"{warehouse} has no table, but {held} holds {n_tables}: delete it first"
            )
        others = sorted({row["warehouse"] for row in before.values()} - {warehouse})
        if others:
            raise UsageError(
                f"{held} holds what was written of {others[0]}: name another output for {warehouse}"
            )

    def write(self, spark: SparkSession, rows: TableRows, tables: Sequence[Row]) -> list[Row]:
        """Write the rows of some tables; return what tasks tell of their pieces."""
        if not tables:
            return []
        relation, folder = rows.relation, self.folder / rows.relation
        marked = _PARTITION + MESSAGES
        (folder / marked).delete()
        # Others than Spark would read its default, INT96, as times without a zone.
        instants = with_setting(spark, _TIMESTAMPS, "TIMESTAMP_MICROS")
        with in_stage(spark, f"write {relation} of {counted(len(tables), 'table')}"), instants:
            writer = rows.frame(spark, tables).write.partitionBy(TABLE_COLUMN).mode("overwrite")
            path = f"{self.output}/{relation}"
            writer.option("partitionOverwriteMode", "dynamic").parquet(path)
            texts = to_arrow(spark.read.parquet(f"{path}/{marked}").select(VERSION))[VERSION]
        (folder / marked).delete()
        of_pieces: list[Row] = [json.loads(text) for text in texts.to_pylist()]
        has_rows = {
            piece["name"] for piece in of_pieces if piece.get("rows") or piece.get("failed")
        }
        # Nothing replaces the rows that a table had if it has none now.
        _delete(folder, {row["name"] for row in tables} - has_rows)
        return of_pieces

    def write_damage(
        self, found: Mapping[str, Mapping[str, Row]], accepted: Accepted
    ) -> dict[str, list[Row]]:
        """Replace the relation `damage`; return the rows of each table that are not accepted."""
        new = dict[str, list[Row]]()
        schema = pa.schema([(TABLE_COLUMN, pa.string()), *DAMAGE, (ACCEPTED, pa.string())])
        rows = [schema.empty_table()]
        for name, places in found.items():
            damage = pa.Table.from_pylist([*places.values()], DAMAGE)
            table = text_array([name] * damage.num_rows)
            columns = [table, *damage.columns, accepted.reasons(damage, name)]
            rows.append(pa.table(columns, schema=schema))
            new[name] = [row for row in rows[-1].to_pylist() if row[ACCEPTED] is None]
        _write(self.folder / DAMAGE_RELATION, to_spark_table(pa.concat_tables(rows)))
        return new

    def forget_gone(self, before: Mapping[str, Row], tables: Sequence[Row]) -> None:
        """Delete the rows and the stored manifests of tables that were written and are gone."""
        gone = before.keys() - {row["name"] for row in tables}
        for relation in set(self.folder.names()) & {*SCHEMAS} if gone else ():
            _delete(self.folder / relation, gone)
        places, now = ({row["location"] for row in some} for some in (before.values(), tables))
        for location in places - now if self.has_own_store else ():
            (self.folder / ENTRIES / TABLES_FOLDER / table_folder_name(location)).delete()


def _write(relation: Folder, rows: pa.Table) -> None:
    """Replace the only file of a relation, which is too small for Spark."""
    sink = pa.BufferOutputStream()
    pq.write_table(rows, sink)
    relation.write(f"{relation.name}.parquet", sink.getvalue())


def _delete(relation: Folder, tables: Collection[str]) -> None:
    """Delete the folders of tables, as Spark names them, in that of a relation."""
    for name in relation.names() if tables else ():
        if name.startswith(_PARTITION) and unquote(name.removeprefix(_PARTITION)) in tables:
            (relation / name).delete()


def _failure(row: Row, error: str) -> dict[str, Any]:
    """Return the message about a table that could not be opened, or not be stored in full."""
    place = {"path": row["location"], "kind": "table", "reason": error, "is_read": False}
    return {"name": row["name"], "failed": 1, "damage": [place]}


def _named(row: Row) -> dict[str, Any]:
    """Return a pinned table, as one that cannot be opened if no folder can have its name."""
    name = _PARTITION + _ESCAPED.sub("%00", row["name"])
    if len(name.encode()) <= _LONGEST_FOLDER:
        return row
    error = f"File name too long: {name[:50]}..."
    return row | {"is_open": False, "version": None, "ends": [], "error": error}


# -- tables of a database -----------------------------------------------------------------------


def save_warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None,
    namespace: str,
    relations: Sequence[str],
    *,
    provider: str = "parquet",
    max_depth: int = MAX_DEPTH,
    accepted: str | os.PathLike[str] | None = None,
    **options: Any,
) -> pa.Table:
    """Save relations of all tables, and `damage`, as the rows of today; return those of `SAVED`.

    The arguments are those of `arrowmeta.spark.warehouse` and of `save`. `findings` and `damage`
    always have the column `accepted`.
    """
    names, known = [*dict.fromkeys([*relations, DAMAGE_RELATION])], Accepted.of(accepted)
    pinned, frames = pinned_frames(spark, warehouse, names, max_depth, known, options)
    day = datetime.now(UTC).date()
    save(frames, namespace, day=day, provider=provider)

    def new(relation: str) -> DataFrame:
        rows = spark.table(_name(spark, namespace, relation))
        return rows.where(f"day = DATE'{day.isoformat()}' AND {ACCEPTED} IS NULL")

    damage = defaultdict[str, list[Row]](list)
    for row in new(DAMAGE_RELATION).select(TABLE_COLUMN, "is_read", "reason").collect():
        damage[row[TABLE_COLUMN]].append(row.asDict())
    findings = defaultdict[str, Counter[str]](Counter)
    if is_checked := FINDINGS_RELATION in frames:
        groups = new(FINDINGS_RELATION).groupBy(TABLE_COLUMN, "severity").count()
        for table, severity, number in groups.collect():
            findings[table][severity] = number
    for row in pinned:
        row |= counts_of(damage[row["name"]], findings[row["name"]] if is_checked else None)
    return pa.Table.from_pylist(pinned, SAVED)


def save(
    frames: Mapping[str, DataFrame],
    namespace: str,
    *,
    day: date | None = None,
    provider: str = "parquet",
) -> None:
    """Write frames into tables of a catalog, partitioned by day: a history of a warehouse.

    Rows that a table has of the day are replaced, in one commit of the table's format. Columns that
    a table lacks are added to it, and those that a frame lacks are null.

    Args:
        frames: by the name of the table, as `warehouse` returns them.
        namespace: of the tables, such as `metadata`, or `lake.metadata` in the catalog `lake` of
            the session; made if it is not there. In a session without a catalog `lake` it is the
            database `lake`, with the tables `metadata_files` and so on.
        day: of the rows; today in UTC by default.
        provider: what new tables are made with: `parquet`, or `iceberg`, `paimon`, `delta` and so
            on where the session has them.

    Raises:
        UsageError: a namespace of more than two names, of which the first is no catalog.

    Examples:
        >>> save(warehouse(spark, "warehouse", ["files"]), "metadata")
        >>> spark.sql("SELECT day, sum(record_count) FROM metadata.files GROUP BY day").show()
    """
    from pyspark.sql import functions as f

    of_day = (day or datetime.now(UTC).date()).isoformat()
    for relation, frame in frames.items():
        spark = frame.sparkSession
        name = _name(spark, namespace, relation)
        # Finding out whether it is there needs fewer rights than making it.
        database = name.rpartition(".")[0]
        if not spark.catalog.databaseExists(database):
            spark.sql(f"CREATE NAMESPACE IF NOT EXISTS {database}")
        if not spark.catalog.tableExists(name):
            rows = frame.withColumn("day", f.lit(of_day).cast("date")).limit(0)
            rows.write.format(provider).partitionBy("day").saveAsTable(name)
        rows = _aligned(frame, name)
        # In the mode `dynamic`, a day would keep its rows if there are none now.
        static = with_setting(spark, _OVERWRITE_MODE, "static")
        with in_stage(spark, f"save {relation}"), static:
            spark.sql(
                f"INSERT OVERWRITE {name} PARTITION (day = DATE'{of_day}') SELECT * FROM {{rows}}",
                rows=rows,
            )


def _name(spark: SparkSession, namespace: str, relation: str) -> str:
    """Return the name of the table of a relation."""
    catalog, *rest = namespace.split(".")
    is_catalog = spark.conf.get(f"spark.sql.catalog.{catalog}", None) is not None
    if not rest or is_catalog or catalog == "spark_catalog":
        return f"{namespace}.{relation}"
    if len(rest) > 1:
        raise UsageError(
            f"the session has no catalog {catalog} for {namespace}: configure "
            f"spark.sql.catalog.{catalog}, or name a database of Spark's own catalog"
        )
    return f"{namespace}_{relation}"


def _aligned(frame: DataFrame, name: str) -> DataFrame:
    """Add new columns of a frame to a table; return the frame with all columns of the table."""
    from pyspark.sql import functions as f

    table = frame.sparkSession.table(name)
    known = {column.name.lower() for column in table.schema}
    ours = {column.name.lower(): column.name for column in frame.schema}
    new = [column for column in frame.schema if column.name.lower() not in known]
    if new:
        added = ", ".join(f"`{column.name}` {column.dataType.simpleString()}" for column in new)
        frame.sparkSession.sql(f"ALTER TABLE {name} ADD COLUMNS ({added})")
    # In the order of the table: Paimon 0.9 takes columns by position where Spark says by name.
    columns = [
        frame[f"`{ours[column.name.lower()]}`"]
        if column.name.lower() in ours
        else f.lit(None).cast(column.dataType).alias(column.name)
        for column in frame.sparkSession.table(name).schema
        if column.name.lower() != "day"
    ]
    return frame.select(*columns)
