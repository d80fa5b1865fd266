"""Relations over every table of a warehouse, read by Spark.

Knows how the work is shared out: the driver lists the tables, executors open them to choose their
snapshots, cut them into pieces of about the same size, and read the pieces. A table that is broken
gives no rows, and one in the relation `damage`; it never stops the others.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.discovery import MAX_DEPTH, find_tables
from arrowmeta.errors import UsageError
from arrowmeta.io.storage import Storage
from arrowmeta.model.evidence import DAMAGE, DAMAGE_RELATION
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.opening import Opening
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table
from arrowmeta.spark.frames import to_spark
from arrowmeta.spark.groups import manifest_groups
from arrowmeta.spark.options import ReadOptions, to_text
from arrowmeta.spark.pieces import Piece, is_split, read_piece
from arrowmeta.spark.pinned import Pinned
from arrowmeta.spark.worker import hush, settle_worker
from arrowmeta.uniform import to_uniform, uniform_schema

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

DEFAULT_RELATIONS = ("files",)

TABLES = pa.schema([pa.field("name", pa.string()), pa.field("location", pa.string())])
#: A table at the snapshot that all of its frames are of; null for one without a snapshot, and for
#: one that could not be opened.
_PINNED = pa.schema(
    [*TABLES, pa.field("snapshot_id", pa.int64()), pa.field("is_open", pa.bool_(), nullable=False)]
)
#: A piece of a table: its manifests from one ordinal up to another, null where it is not split.
_PIECES = pa.schema([*_PINNED, pa.field("first", pa.int64()), pa.field("past", pa.int64())])

#: What Spark sets by itself.
_SHUFFLE_PARTITIONS = 200

#: Options that make sense for all tables alike.
_OF_EVERY_TABLE = frozenset(
    (
        *("allow_moved_paths", "as_of", "bytes_per_task", "path_map", "store", "strict"),
        *("threads", "storage_options", "connect_timeout", "request_timeout", "allowed_roots"),
    )
)


def warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str],
    relations: Sequence[str] = DEFAULT_RELATIONS,
    *,
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> dict[str, DataFrame]:
    """Load relations of all tables under a directory, as one DataFrame each.

    The column `table` is the table's path below the warehouse. As tables differ in their columns,
    structs by column are maps here. The relation `damage` has a row for whatever cannot be read.
    The snapshot of each table is chosen now, by a first round of tasks, and is that of all frames.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read too.
        relations: their names, as those of `arrowmeta.open(...).relation`, and `damage`.
        max_depth: how many folders below the warehouse a table may lie.
        options: for opening the tables, as `path_map` and `allow_moved_paths`.

    Raises:
        UsageError: no such relation or option.

    Example:
        >>> frames = warehouse(spark, "warehouse", ["data_files", "partitions"])
        >>> frames["data_files"].groupBy("table").sum("file_size_in_bytes").show()
    """
    from arrowmeta.spark.struct_type import to_struct_type

    check_relations(relations)
    reading = Reading.of(options, warehouse)
    tables = list_tables(reading.opening.storage(), max_depth)
    n_tasks = n_tasks_of(spark)
    n_shares = max(1, min(n_tasks, tables.num_rows))
    pin = (
        to_spark(spark, tables)
        .repartition(n_shares)
        .mapInArrow(partial(_pin, reading), to_struct_type(_PINNED))
    )
    # To the driver and back: a task that runs again would open what is the latest by then.
    frame = to_spark(spark, pin.toArrow().sort_by("name")).repartition(n_shares)
    return {name: _relation(frame, name, reading, n_tasks) for name in relations}


def n_tasks_of(spark: SparkSession) -> int:
    """Return how many tasks are worth having, as the user has set it for the session."""
    wanted = spark.conf.get("spark.sql.shuffle.partitions") or ""
    # Databricks may choose for each query: "auto".
    return int(wanted) if wanted.isdecimal() else _SHUFFLE_PARTITIONS


def check_relations(relations: Sequence[str]) -> None:
    """Refuse names that are no relations, and relations without a name.

    Raises:
        UsageError: there is such a name.
    """
    known = [*SCHEMAS, DAMAGE_RELATION]
    for name in relations:
        if name not in known:
            raise UsageError(f"no relation {name!r}; there are {', '.join(known)}")


def list_tables(root: Storage, max_depth: int = MAX_DEPTH) -> pa.Table:
    """Return name and location of each table under a directory, without opening them.

    Executors, which have directories of their own to work in, can open the locations too.
    """
    rows = [
        {"name": table.name_in(root.location), "location": table.location}
        for table in find_tables(root, max_depth)
    ]
    return pa.Table.from_pylist(rows, TABLES)


@dataclass(frozen=True)
class Reading:
    """How each table of a warehouse is opened and cut.

    Attributes:
        opening: the arguments of `arrowmeta.open`, of which the location is another for each.
        bytes_per_task: how many bytes of manifests make a piece.
    """

    opening: Opening
    bytes_per_task: int

    @classmethod
    def of(cls, options: Mapping[str, Any], warehouse: str | os.PathLike[str]) -> Reading:
        """Read options as those of the data source, for tables of a warehouse.

        Raises:
            UsageError: an option that does not exist, is of one table only, or has a value that
                no table could be opened with.
        """
        if of_one := sorted(set(options) - _OF_EVERY_TABLE):
            raise UsageError(
                f"no option {', '.join(of_one)} for a warehouse; "
                f"there are {', '.join(sorted(_OF_EVERY_TABLE))}"
            )
        request = ReadOptions.of({"path": os.fspath(warehouse), **to_text(options)})
        # Else each table would be broken, and the answer empty.
        request.opening.check()
        return cls(request.opening, request.bytes_per_task)

    def opening_of(self, location: str) -> Opening:
        """Return how the table at a location is opened: by one thread, as tasks do."""
        return replace(self.opening, location=location, threads=self.opening.threads or 1)


def _relation(frame: DataFrame, relation: str, reading: Reading, n_tasks: int) -> DataFrame:
    from arrowmeta.spark.struct_type import to_struct_type

    columns = to_spark_schema(uniform_schema(relation))
    pieces = frame.mapInArrow(partial(_cut, relation, reading), to_struct_type(_PIECES))
    read = partial(_read, relation, reading)
    return pieces.repartition(n_tasks).mapInArrow(read, to_struct_type(columns))


def _pin(reading: Reading, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Choose the snapshot of each table."""
    hush()
    for batch in batches:
        for row in batch.to_pylist():
            chosen: dict[str, int | None] = {"snapshot_id": None, "is_open": False}
            # What is wrong with a table that cannot be opened, reading its damage tells.
            with contextlib.suppress(Exception):
                source = reading.opening_of(row["location"]).source()
                chosen = {"snapshot_id": source.snapshot_id, "is_open": True}
            yield pa.RecordBatch.from_pylist([row | chosen], _PINNED)


def _cut(
    relation: str, reading: Reading, batches: Iterable[pa.RecordBatch]
) -> Iterator[pa.RecordBatch]:
    """Cut each table into pieces."""
    hush()
    for batch in batches:
        for row in batch.to_pylist():
            pieces = _pieces(relation, reading, row)
            yield pa.RecordBatch.from_pylist([row | piece for piece in pieces], _PIECES)


def _pieces(relation: str, reading: Reading, row: Mapping[str, Any]) -> list[dict[str, int | None]]:
    whole: dict[str, int | None] = {"first": None, "past": None}
    if not row["is_open"]:
        return [whole] if relation == DAMAGE_RELATION else []
    if not is_split(relation):
        return [whole]
    try:
        groups = manifest_groups(_pinned(reading, row).source(), reading.bytes_per_task)
    except Exception:  # Reading the piece fails in the same way, and tells it.
        groups = []
    pieces = [whole | {"first": group.start, "past": group.stop} for group in groups]
    return [whole, *pieces] if relation == DAMAGE_RELATION else pieces


def _pinned(reading: Reading, row: Mapping[str, Any]) -> Pinned:
    """Return a table at its snapshot, which is not chosen by time once more."""
    opening = reading.opening_of(row["location"])
    if row["is_open"] and opening.as_of is not None:
        opening = replace(opening, as_of=None, snapshot_id=row["snapshot_id"])
    return Pinned(opening, row["snapshot_id"])


def _read(
    relation: str, reading: Reading, batches: Iterable[pa.RecordBatch]
) -> Iterator[pa.RecordBatch]:
    """Read pieces of tables in the columns of the relation that all tables share."""
    hush()
    columns = uniform_schema(relation).names[1:]
    for batch in batches:
        for row in batch.to_pylist():
            for read in _readable(reading, row, relation, columns):
                uniform = to_uniform(read, relation, row["name"])
                yield from to_spark_table(uniform).to_batches()
    settle_worker()


def _readable(
    reading: Reading, row: Mapping[str, Any], relation: str, columns: Sequence[str]
) -> Iterator[pa.RecordBatch]:
    """Read a piece as far as that is possible; damage says why it was not."""
    ordinals = None if row["first"] is None else range(row["first"], row["past"])
    pinned = _pinned(reading, row)
    try:
        if not row["is_open"]:
            pinned.opening.source()
            raise UsageError("it could not be opened when it was loaded; load it again")
        yield from read_piece(pinned, Piece(relation, ordinals), columns)
    except Exception as error:  # Whatever is wrong with a table, the others have to be read.
        if relation == DAMAGE_RELATION:
            yield from table_damage(pinned.opening, error).to_batches()


def table_damage(opening: Opening, error: Exception) -> pa.Table:
    """Return the row of damage of a table that cannot be read at all."""
    row = {
        "path": getattr(error, "path", None) or os.fspath(opening.location),
        "kind": "table",
        "block": getattr(error, "block", None),
        "row": getattr(error, "row", None),
        "byte": getattr(error, "byte", None),
        "reason": f"{type(error).__name__}: {getattr(error, 'reason', None) or error}",
    }
    return pa.Table.from_pylist([row], DAMAGE)
