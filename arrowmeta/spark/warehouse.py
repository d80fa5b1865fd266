"""Relations over every table of a warehouse, and a store filled with their entries, by Spark.

The driver lists the tables. The tasks of one stage open them, choose snapshots and cut manifests
into pieces of about the same size; those of the next stage read the pieces. A table that cannot be
read has no rows but one in the relation `damage`; the others are read.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Sized
from dataclasses import field, replace
from datetime import UTC, date, datetime
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.catalog.live_files import LIVE_RELATIONS
from arrowmeta.columns.buffers import text_array
from arrowmeta.columns.names import meant
from arrowmeta.errors import ArrowMetaError, UsageError
from arrowmeta.iceberg.metadata_name import table_folder
from arrowmeta.io.interrupts import DaemonPool
from arrowmeta.io.location import absolute
from arrowmeta.io.own_version import decoder_version
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION
from arrowmeta.model.progress import Work, heard_by
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source, read_relation
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.opening.catalog_clients import CatalogClient, ForeignTable
from arrowmeta.opening.discovery import MAX_DEPTH, find_tables
from arrowmeta.opening.locate import Opening
from arrowmeta.output.nouns import counted
from arrowmeta.records import dataclass
from arrowmeta.relations.uniform import TABLE_COLUMN, to_uniform, uniform_schema
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table, to_struct_type
from arrowmeta.spark.arrow_frames import to_arrow, to_spark
from arrowmeta.spark.deleted import (
    DeletedEntries,
    deleted_count,
    identities_in,
    identity_columns,
    joined_columns,
    most_sent,
    without_deleted,
)
from arrowmeta.spark.frames import in_stage
from arrowmeta.spark.options import OF_EVERY_TABLE, ReadOptions, canonical, configured, to_text
from arrowmeta.spark.pieces import Piece, balanced_runs, entry_manifests, sizes_of
from arrowmeta.spark.reading import (
    Pinned,
    Reading,
    is_split,
    settle_worker,
    silence_damage_warnings,
)
from arrowmeta.table import Table
from arrowmeta.warehouse.index import fill_store

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

DEFAULT_RELATIONS = ("files",)

TABLES = to_schema("name: string, location: string")
#: A table to open; `opening` says how, sealed with the key of an `Opener`; null in a directory.
_LISTED = pa.schema([*TABLES, *to_schema("opening: binary")])
_OPENED = to_schema("snapshot_id: int64, is_open: bool, version: string, deleted_count: int64")
#: A table at the snapshot that everything is read of, null for a table without one: where the
#: pieces of its manifests end. `error` says why it could not be opened or cut, or not in full.
#: `deleted_count` is of entries that may delete files of other pieces, and null where none may.
PINNED = pa.schema([*_LISTED, *_OPENED, *to_schema("error: string, ends: list<int64>")])
#: Some manifests of a table, from one ordinal up to another; null where it is read as a whole.
_PIECES = pa.schema([*_LISTED, *_OPENED, *to_schema("first: int64, past: int64")])
#: Stands for deleted entries that are not counted.
_MANY = 2**62
#: Deleted entries of a table, read by one task and sent to those of its pieces.
_DELETED = to_schema("name: string, deleted: binary")

_COUNTED = to_schema(
    "manifest_count: int64, decoded_manifest_count: int64, decoded_size_in_bytes: int64, "
    "skipped_manifest_count: int64, entry_count: int64, error: string"
)
_COUNTS = _COUNTED.names[:-1]
_FILLED = pa.schema([TABLES.field("name"), *_COUNTED])
#: One row per table; `error` says why a table could not be read, or not in full.
INDEXED = pa.schema([*TABLES, PINNED.field("snapshot_id"), *_COUNTED])

#: How many tables a task opens at a time.
_AT_ONCE = 16
_OVERWRITE_MODE = "spark.sql.sources.partitionOverwriteMode"

#: Stands for the location where each table of a catalog has its own.
_ANYWHERE = "catalog://"


def warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None = None,
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> dict[str, DataFrame]:
    """Load relations of all tables under a directory or in a catalog, as one DataFrame each.

    The column `table` is the table's path below the warehouse, or its identifier. As tables differ
    in their columns, structs by column are maps here. The relation `damage` has a row for whatever
    cannot be read. The snapshot of each table is chosen now, by a first round of tasks, and is that
    of all frames.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read too; with the option `catalog`, the
            namespace, all by default.
        relations: their names, as those of `arrowmeta.open(...).relation`, and `damage`.
        max_depth: how many folders below the warehouse a table may lie.
        options: `catalog`, as of `arrowmeta.discover`, which the driver asks; and those for opening
            the tables, as `path_map` and `allow_moved_paths`.

    Raises:
        UsageError: no such relation or option, or neither a directory nor a catalog.
        NotATableError, StorageError: the catalog has no such namespace, or does not answer.

    Example:
        >>> frames = warehouse(spark, "warehouse", ["data_files", "partitions"])
        >>> frames["data_files"].groupBy("table").sum("file_size_in_bytes").show()
    """
    check_relations(relations)
    opener = Opener.of(configured(spark, OF_EVERY_TABLE) | options, warehouse)
    pinned = pin_tables(spark, opener, opener.listed(max_depth))
    return {name: _relation(spark, name, opener, pinned) for name in relations}


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
            the session; made if it is not there.
        day: of the rows; today in UTC by default.
        provider: what new tables are made with: `parquet`, or `iceberg`, `paimon`, `delta` and so
            on where the session has them.

    Raises:
        UsageError: the session has no such catalog.

    Example:
        >>> save(warehouse(spark, "warehouse", ["files"]), "metadata")
        >>> spark.sql("SELECT day, sum(record_count) FROM metadata.files GROUP BY day").show()
    """
    from pyspark.sql import functions as f

    of_day = (day or datetime.now(UTC).date()).isoformat()
    for relation, frame in frames.items():
        name, spark = f"{namespace}.{relation}", frame.sparkSession
        _make_namespace(spark, namespace)
        if not spark.catalog.tableExists(name):
            rows = frame.withColumn("day", f.lit(of_day).cast("date")).limit(0)
            rows.write.format(provider).partitionBy("day").saveAsTable(name)
        rows = _aligned(frame, name)
        mode = spark.conf.get(_OVERWRITE_MODE)
        # In the mode `dynamic`, a day would keep its rows if there are none now.
        spark.conf.set(_OVERWRITE_MODE, "static")
        try:
            with in_stage(spark, f"save {relation}"):
                spark.sql(
                    f"INSERT OVERWRITE {name} PARTITION (day = DATE'{of_day}') "
                    "SELECT * FROM {rows}",
                    rows=rows,
                )
        finally:
            spark.conf.set(_OVERWRITE_MODE, mode)


def _make_namespace(spark: SparkSession, namespace: str) -> None:
    """Make a namespace unless it is there, which needs fewer rights to find out."""
    catalog, dot, _ = namespace.partition(".")
    if dot and spark.conf.get(f"spark.sql.catalog.{catalog}", None) is None:
        raise UsageError(
            f"the session has no catalog {catalog} for {namespace}: configure "
            f"spark.sql.catalog.{catalog}, or name a database of Spark's own catalog"
        )
    if not spark.catalog.databaseExists(namespace):
        spark.sql(f"CREATE NAMESPACE IF NOT EXISTS {namespace}")


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
        frame[f"`{ours[one.name.lower()]}`"]
        if one.name.lower() in ours
        else f.lit(None).cast(one.dataType).alias(one.name)
        for one in frame.sparkSession.table(name).schema
        if one.name.lower() != "day"
    ]
    return frame.select(*columns)


def index(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None = None,
    *,
    store: str | os.PathLike[str],
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Decode the manifests of all tables of a warehouse that a store does not have yet.

    A run that was interrupted goes on where it was.

    Args:
        spark, warehouse, max_depth, options: as of `warehouse`.
        store: a folder or URI that executors can write to.

    Returns:
        One row per table: how many manifests its snapshot has, how many were decoded now and of how
        many bytes, how many skipped because they are damaged, and how many entries the store has.

    Raises:
        UsageError, NotATableError, StorageError: as of `warehouse`.

    Example:
        >>> arrowmeta.spark.index(spark, "warehouse", store="s3://bucket/arrowmeta-store")
    """
    given = {**configured(spark, OF_EVERY_TABLE), **options, "store": store}
    opener = Opener.of(given, warehouse)
    pinned = pin_tables(spark, opener, opener.listed(max_depth))
    filled = fill(spark, opener, pinned)
    rows = []
    for row in pinned:
        done = {**dict.fromkeys(_COUNTS, 0), **filled.get(row["name"], {})}
        rows.append({**row, **done, "error": row["error"] or done.get("error")})
    return pa.Table.from_pylist(rows, INDEXED)


def n_tasks_of(spark: SparkSession) -> int:
    """Return the maximum number of tasks, which is the session's number of shuffle partitions."""
    wanted = spark.conf.get("spark.sql.shuffle.partitions") or ""
    # Databricks may choose for each query: "auto". Spark's default is 200.
    return int(wanted) if wanted.isdecimal() else 200


def check_relations(relations: Sequence[str]) -> None:
    """Check that all names are of relations.

    Raises:
        UsageError: there is such a name.
    """
    if isinstance(relations, str):
        raise UsageError(f"relations must be a list of names, got {relations!r}")
    known = [*SCHEMAS, DAMAGE_RELATION]
    for name in relations:
        if name not in known:
            hint = meant(name, known)
            raise UsageError(f"no relation {name!r}{hint}; there are {', '.join(known)}")


@dataclass(frozen=True)
class Opener:
    """How the tables of a warehouse are found, opened and cut.

    Attributes:
        opening: the arguments of `arrowmeta.open`, of which the location is another for each.
        bytes_per_task: how many bytes of manifests make a piece.
        catalog: its name and the namespace; None for a directory.
        key: seals how a table of a catalog is opened. Spark shows and writes rows of frames, but
            not what functions know; the rows have vended credentials.
    """

    opening: Opening
    bytes_per_task: int
    catalog: tuple[str, str] | None = None
    key: bytes = field(default_factory=partial(os.urandom, 32), repr=False)
    _in_catalog: Mapping[str, Opening | ArrowMetaError] = field(default_factory=dict, repr=False)

    def __getstate__(self) -> dict[str, Any]:
        """Return what executors need: each row has how its own table is opened."""
        return self.__dict__ | {"_in_catalog": {}}

    @classmethod
    def of(cls, options: Mapping[str, Any], warehouse: str | os.PathLike[str] | None) -> Opener:
        """Read options as those of the data source, for tables of a warehouse; ask the catalog.

        Raises:
            UsageError: an option that does not exist, is of one table only, or has a value that
                no table could be opened with; or neither a directory nor a catalog.
            NotATableError, StorageError: the catalog has no such namespace, or does not answer.
        """
        given = canonical(options)
        if of_one := sorted(set(given) - set(OF_EVERY_TABLE)):
            raise UsageError(
                f"no option {', '.join(of_one)} for a warehouse; "
                f"there are {', '.join(sorted(OF_EVERY_TABLE))}"
            )
        catalog = given.pop("catalog", None)
        if catalog is None and warehouse is None:
            raise UsageError("no warehouse given: name a directory, or a catalog")
        place = absolute(warehouse or "") if catalog is None else _ANYWHERE
        request = ReadOptions.of({"path": place, **to_text(given)})
        opening = request.opening
        # Otherwise each table would fail, and the answer would be empty.
        opening.check()
        if catalog is None:
            return cls(opening, request.bytes_per_task)
        client = CatalogClient.of(catalog, opening.limits)
        namespace = os.fspath(warehouse or "")

        # Executors do not ask the catalog.
        def opened(table: ForeignTable) -> Opening:
            own = replace(opening, location=table.uri, format=table.format, branch=table.branch)
            return replace(own, table_options=table.options).absolute()

        found = dict(client.tables(namespace, opened))
        asked = (client.name, namespace)
        return cls(opening, request.bytes_per_task, asked, _in_catalog=found)

    @property
    def warehouse(self) -> str:
        """What messages call it."""
        if self.catalog is None:
            return f"the warehouse {self.opening.location}"
        name, namespace = self.catalog
        return f"the namespace {namespace} of catalog {name}" if namespace else f"catalog {name}"

    def listed(self, max_depth: int, known: Mapping[str, str] | None = None) -> pa.Table:
        """Return name and location of each table, and how it is opened, without opening them.

        Executors, which have directories of their own to work in, can open the locations too.

        Args:
            max_depth: how many folders below the directory a table may lie.
            known: earlier locations, for tables that the catalog could not load.
        """
        if self.catalog is None:
            root = self.opening.storage()
            found = find_tables(root, max_depth)
            places = [{"name": t.name_in(root.location), "location": t.location} for t in found]
            return pa.Table.from_pylist(places, _LISTED)
        rows: list[dict[str, Any]] = []
        for name, one in self._in_catalog.items():
            place = (known or {}).get(name, name)
            if isinstance(one, Opening):
                place = _place_of(one)
            sealed = _sealed(self.key, name, pickle.dumps(one))
            rows.append({"name": name, "location": place, "opening": sealed})
        return pa.Table.from_pylist(rows, _LISTED)

    def opening_of(self, row: Mapping[str, Any]) -> Opening:
        """Return how a task opens a table: with one thread by default.

        Raises:
            ArrowMetaError: the catalog could not load it.
        """
        found = replace(self.opening, location=row["location"])
        if row["opening"] is not None:
            found = pickle.loads(_sealed(self.key, row["name"], row["opening"]))
        if isinstance(found, ArrowMetaError):
            raise found
        return replace(found, threads=found.threads or 1)

    def table(self, row: Mapping[str, Any]) -> Table:
        """Open a table at the snapshot that it was pinned at.

        Raises:
            UsageError: it could not be opened then.
        """
        opening = self.opening_of(row)
        if not row["is_open"]:
            opening.source()
            raise UsageError("it could not be opened when it was loaded; load it again")
        return Pinned.of(opening, row["snapshot_id"]).table()


def _sealed(key: bytes, name: str, data: bytes) -> bytes:
    """Return bytes that only who has the key can read; sealed again, they are as before.

    Each name is sealed once with a key, so that no part of the stream is used twice.
    """
    stream = hashlib.shake_256(key + name.encode()).digest(len(data))
    return (int.from_bytes(data, "big") ^ int.from_bytes(stream, "big")).to_bytes(len(data), "big")


def _place_of(opening: Opening) -> str:
    """Return where a table of a catalog is, whichever metadata file is its latest."""
    place = str(opening.location)
    return table_folder(place) if opening.format == "iceberg" else place


# -- stages -----------------------------------------------------------------------------------


_RowFunction = Callable[[dict[str, Any]], Iterable[pa.RecordBatch]]


def map_rows(
    frame: DataFrame, function: _RowFunction, rows: pa.Schema, at_once: int = 1
) -> DataFrame:
    """Apply a function to each row of a frame.

    Args:
        frame: the rows.
        function: returns batches of result rows.
        rows: the schema of these.
        at_once: how many rows a task works at; their results are held in memory.
    """

    # Spark shows the name of this function in plans.
    def read_tables(batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        silence_damage_warnings()
        with DaemonPool(at_once) as pool:
            for batch in batches:
                some = batch.to_pylist()
                lazy = map(function, some)
                yield from chain.from_iterable(lazy if at_once == 1 else pool.map(made, some))
        settle_worker()

    def made(row: dict[str, Any]) -> list[pa.RecordBatch]:
        return list(function(row))

    return frame.mapInArrow(read_tables, to_struct_type(to_spark_schema(rows)))


def pin_tables(spark: SparkSession, opener: Opener, tables: pa.Table) -> list[dict[str, Any]]:
    """Open tables on the executors; return the rows of `PINNED`, by name.

    They come to the driver, because a task that runs again would open what is the latest by then.
    """
    with in_stage(spark, f"open {counted(tables.num_rows, 'table')}"):
        # Opening a table is mostly waiting for its store, which may not answer.
        opened = map_rows(spread(spark, tables), partial(_pin, opener), PINNED, _AT_ONCE)
        pinned = to_arrow(opened)
    rows: list[dict[str, Any]] = pinned.sort_by("name").to_pylist()
    return rows


def _pin(opener: Opener, row: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    chosen: dict[str, Any] = {"is_open": False, "ends": []}
    try:
        source = opener.opening_of(row).source()
        chosen |= {"snapshot_id": source.snapshot_id, "is_open": True}
        sizes = sizes_of(entry_manifests(source, ["length"]))
        chosen["ends"] = [run.stop for run in balanced_runs(sizes, opener.bytes_per_task)]
        if source.deletes_are_replayed and len(chosen["ends"]) > 1:
            n_deleted = deleted_count(source)
            chosen["deleted_count"] = _MANY if n_deleted is None else n_deleted
        chosen["version"] = _version_of(source)
        # Of a list that cannot be read, no manifests are known.
        chosen["error"] = next(iter(source.damage()["reason"].to_pylist()), None)
    except Exception as error:  # the other tables have to be read
        chosen["error"] = f"{type(error).__name__}: {error}"
    yield pa.RecordBatch.from_pylist([row | chosen], PINNED)


def _version_of(source: Source) -> str:
    """Return a digest of everything that the rows of a snapshot depend on.

    The snapshot's id is not enough: it may be used again after a rollback.
    """
    manifests = read_relation(source, "manifests", ["manifest_path", "length"]).to_pydict()
    decoded = source.decoded_scan()
    version = (decoder_version(), decoded.location, source.snapshot_id)
    facts = [*version, *manifests.values(), decoded.context]
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def spread(spark: SparkSession, rows: pa.Table) -> DataFrame:
    """Return a frame of some rows, with a partition for each row up to the maximum of tasks."""
    return to_spark(spark, rows).repartition(_n_parts(spark, rows))


def _n_parts(spark: SparkSession, rows: Sized) -> int:
    return max(1, min(n_tasks_of(spark), len(rows)))


def _pieces_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pieces of the manifests of a table."""
    starts = [0, *row["ends"]]
    cuts = zip(starts, row["ends"], strict=False)
    return [row | {"first": first, "past": past} for first, past in cuts]


def _ordinals_of(piece: Mapping[str, Any]) -> range | None:
    return None if piece["first"] is None else range(piece["first"], piece["past"])


# -- relations --------------------------------------------------------------------------------


def _relation(
    spark: SparkSession, relation: str, opener: Opener, rows: Sequence[dict[str, Any]]
) -> DataFrame:
    is_damage, is_live = relation == DAMAGE_RELATION, relation in LIVE_RELATIONS
    pieces = [piece for row in rows for piece in _pieces_of(row)] if is_split(relation) else []
    if is_damage or not is_split(relation):
        pieces += [row for row in rows if is_damage or row["is_open"]]
    counts = {row["name"]: row["deleted_count"] for row in rows if is_live}
    limit = most_sent(spark)
    sent = {name: n for name, n in counts.items() if n is not None and n <= limit}
    joined = {name for name, n in counts.items() if n is not None and n > limit}
    others = [piece for piece in pieces if piece["name"] not in joined]
    frame = to_spark(spark, pa.Table.from_pylist(others, _PIECES))
    if sent:
        tables = [row for row in rows if row["name"] in sent]
        stage = spread(spark, pa.Table.from_pylist(tables, PINNED))
        deleted = map_rows(stage, partial(_send_deleted, opener), _DELETED)
        # Those of many tables together do not go through the driver.
        how = "broadcast" if sum(sent.values()) <= limit else "merge"
        frame = frame.join(deleted.hint(how), "name", "left")
    frame = frame.repartition(_n_parts(spark, others))
    found = map_rows(frame, partial(_read, relation, opener), uniform_schema(relation))
    if not joined:
        return found
    of_joined = [piece for piece in pieces if piece["name"] in joined]
    return found.unionByName(_joined(spark, relation, opener, of_joined))


def _joined(
    spark: SparkSession, relation: str, opener: Opener, pieces: list[dict[str, Any]]
) -> DataFrame:
    """Return live files of tables that have too many deleted entries for a task."""
    columns = uniform_schema(relation)
    frame = spread(spark, pa.Table.from_pylist(pieces, _PIECES))
    read = partial(_read, relation, opener, is_joined=True)
    entries = map_rows(frame, read, joined_columns(columns))
    of_table = pa.schema([columns.field(TABLE_COLUMN), *identity_columns()])
    deleted = map_rows(frame, partial(_read_deleted, opener), of_table)
    return without_deleted(entries, deleted, columns.names, [TABLE_COLUMN])


def _read(
    relation: str, opener: Opener, piece: dict[str, Any], *, is_joined: bool = False
) -> Iterator[pa.RecordBatch]:
    """Read a piece of a table in the columns of the relation that all tables share."""
    names = uniform_schema(relation).names[1:]
    for batch in _readable(relation, opener, piece, names, is_joined=is_joined):
        rows = to_uniform(batch.select(names), relation, piece["name"])
        for name in batch.schema.names[len(names) :]:
            rows = rows.append_column(name, batch[name])
        yield from to_spark_table(rows).to_batches()


def _readable(
    relation: str, opener: Opener, piece: dict[str, Any], names: Sequence[str], *, is_joined: bool
) -> Iterator[pa.RecordBatch]:
    """Read a piece as far as that is possible; damage says why it was not."""
    try:
        table, deleted = opener.table(piece), None
        if is_joined:
            deleted = DeletedEntries.left_to_spark()
        elif relation in LIVE_RELATIONS and piece["deleted_count"] is not None:
            deleted = pickle.loads(piece["deleted"])  # null if they could not be read
        reading = Reading(relation, deleted=deleted, is_joined=is_joined)
        yield from reading.read(table, names, Piece(_ordinals_of(piece)))
    except Exception as error:  # whatever is wrong with a table, the others have to be read
        if relation == DAMAGE_RELATION:
            yield from table_damage(piece["location"], error).to_batches()


def _send_deleted(opener: Opener, row: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    """Read the deleted entries of a table for all of its pieces."""
    with contextlib.suppress(Exception):  # its pieces then have no rows
        found = DeletedEntries.of(opener.table(row).source, finds_surplus=True)
        sent = {"name": row["name"], "deleted": pickle.dumps(found)}
        yield pa.RecordBatch.from_pylist([sent], _DELETED)


def _read_deleted(opener: Opener, piece: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    """Read the identities of deleted entries in a piece; an error of storage ends the query."""
    try:
        source = opener.table(piece).source
    except Exception:  # as where its entries are read, so that it has no rows
        return
    found = identities_in(source, Piece(_ordinals_of(piece)))
    names = pa.repeat(text_array([piece["name"]])[0], found.num_rows)
    yield from to_spark_table(found.add_column(0, TABLE_COLUMN, names)).to_batches()


def table_damage(location: str, error: Exception) -> pa.Table:
    """Return the row of damage of a table that cannot be read at all."""
    row = {name: getattr(error, name, None) for name in ("path", "block", "row", "byte", "reason")}
    reason = f"{type(error).__name__}: {row['reason'] or error}"
    row |= {"path": row["path"] or location, "kind": "table", "reason": reason}
    return pa.Table.from_pylist([row], DAMAGE)


# -- the store --------------------------------------------------------------------------------


def fill(
    spark: SparkSession, opener: Opener, rows: Iterable[dict[str, Any]]
) -> dict[str, dict[str, Any]]:
    """Decode manifests into the store of `opener`; return what was done, by name of the table."""
    pieces = [piece for row in rows for piece in _pieces_of(row)]
    if not pieces:
        return {}
    frame = spread(spark, pa.Table.from_pylist(pieces, _PIECES))
    n_tables = counted(len({piece["name"] for piece in pieces}), "table")
    with in_stage(spark, f"decode manifests of {n_tables}"):
        done = to_arrow(map_rows(frame, partial(_fill, opener), _FILLED))
    totals = [*((name, "sum") for name in _COUNTS), ("error", "min")]
    by_name = done.group_by("name").aggregate(totals).rename_columns(_FILLED.names)
    return {row["name"]: row for row in by_name.to_pylist()}


def _fill(opener: Opener, piece: dict[str, Any]) -> Iterator[pa.RecordBatch]:
    counts, error = (0,) * len(_COUNTS), None
    decoded: list[Work] = []
    try:
        with heard_by(lambda _, done: decoded.append(done)):
            done = fill_store(opener.table(piece).source, _ordinals_of(piece))
        n_bytes = sum(work.n_bytes for work in decoded)
        counts = (done.manifests, done.added, n_bytes, done.left_out, done.entries)
    except Exception as failure:  # the other tables have to be read
        error = f"{type(failure).__name__}: {failure}"
    filled = {"name": piece["name"], "error": error, **dict(zip(_COUNTS, counts, strict=True))}
    yield pa.RecordBatch.from_pylist([filled], _FILLED)
