"""A store filled by Spark: the manifests of a warehouse decoded on the executors, each once.

Takes a warehouse and the location of a store that every executor can write to; gives a row per
table. The driver lists the tables, one stage opens them and cuts their manifests into pieces of
about the same size, the next decodes of each piece what the store does not have yet. A run that was
interrupted goes on where it was.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.discovery import MAX_DEPTH
from arrowmeta.indexing import fill_store
from arrowmeta.io.location import absolute
from arrowmeta.spark.frames import to_spark
from arrowmeta.spark.groups import manifest_groups
from arrowmeta.spark.warehouse import TABLES, Reading, list_tables, n_tasks_of
from arrowmeta.spark.worker import hush, settle_worker
from arrowmeta.store.entries import Filled

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

#: A piece of a table: its manifests from one ordinal up to another.
_PIECES = pa.schema(
    [
        *TABLES,
        pa.field("snapshot_id", pa.int64()),
        pa.field("first", pa.int64()),
        pa.field("past", pa.int64()),
        pa.field("error", pa.string()),
    ]
)
_COUNTS = ("manifest_count", "decoded_manifest_count", "skipped_manifest_count", "entry_count")
_FILLED = pa.schema([*_PIECES, *(pa.field(name, pa.int64()) for name in _COUNTS)])

#: A row per table; `error` says why a table could not be read, or not in full.
INDEXED = pa.schema(
    [
        *TABLES,
        pa.field("snapshot_id", pa.int64()),
        *(pa.field(name, pa.int64()) for name in _COUNTS),
        pa.field("error", pa.string()),
    ]
)


def index(
    spark: SparkSession,
    warehouse: str | os.PathLike[str],
    *,
    store: str | os.PathLike[str],
    max_depth: int = MAX_DEPTH,
    **options: Any,
) -> pa.Table:
    """Decode the manifests of all tables under a directory that a store does not have yet.

    Args:
        spark: the session; needs pandas, as its `mapInArrow` does.
        warehouse: a path or URI that executors can read, too.
        store: a folder or URI that executors can write to.
        max_depth: how many folders below the warehouse a table may lie.
        options: for opening the tables, as `path_map` and `allow_moved_paths`.

    Returns:
        A row per table: how many manifests its snapshot has, how many were decoded now, how many
        skipped because they are damaged, and how many entries the store has of it.

    Raises:
        UsageError: no such option.

    Example:
        >>> arrowmeta.spark.index(spark, "warehouse", store="s3://bucket/arrowmeta-store")
    """
    from arrowmeta.spark.struct_type import to_struct_type

    reading = Reading.of(options, warehouse)
    place = os.fspath(absolute(store))
    reading = replace(reading, opening=replace(reading.opening, store=place))
    tables = list_tables(reading.opening.storage(), max_depth)
    n_tasks = max(1, min(n_tasks_of(spark), tables.num_rows))
    cut = to_spark(spark, tables).repartition(n_tasks)
    pieces = cut.mapInArrow(partial(_cut, reading), to_struct_type(_PIECES)).toArrow()
    if not pieces.num_rows:
        return INDEXED.empty_table()
    shares = to_spark(spark, pieces).repartition(max(1, min(n_tasks_of(spark), pieces.num_rows)))
    filled = shares.mapInArrow(partial(_fill, reading), to_struct_type(_FILLED)).toArrow()
    return _by_table(filled)


def _cut(reading: Reading, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Cut the manifests of each table into pieces; a table that cannot be opened says why."""
    hush()
    for batch in batches:
        for row in batch.to_pylist():
            none = row | {"snapshot_id": None, "first": 0, "past": 0, "error": None}
            try:
                source = reading.opening_of(row["location"]).source()
                groups = manifest_groups(source, reading.bytes_per_task)
                pieces = [
                    none | {"snapshot_id": source.snapshot_id, "first": one.start, "past": one.stop}
                    for one in groups
                ] or [none | {"snapshot_id": source.snapshot_id}]
            except Exception as error:  # the other tables have to be read
                pieces = [none | {"error": f"{type(error).__name__}: {error}"}]
            yield pa.RecordBatch.from_pylist(pieces, _PIECES)


def _fill(reading: Reading, batches: Iterable[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
    """Decode the pieces into the store."""
    hush()
    for batch in batches:
        for row in batch.to_pylist():
            done, error = Filled(0, 0, 0, 0), row["error"]
            if row["past"]:
                try:
                    done = _fill_piece(reading, row)
                except Exception as failure:  # the other tables have to be read
                    error = f"{type(failure).__name__}: {failure}"
            counts = (done.manifests, done.added, done.left_out, done.entries)
            counted = row | {"error": error} | dict(zip(_COUNTS, counts, strict=True))
            yield pa.RecordBatch.from_pylist([counted], _FILLED)
    settle_worker()


def _fill_piece(reading: Reading, row: dict[str, Any]) -> Filled:
    opening = replace(
        reading.opening_of(row["location"]), as_of=None, snapshot_id=row["snapshot_id"]
    )
    return fill_store(opening.source(), range(row["first"], row["past"]))


def _by_table(pieces: pa.Table) -> pa.Table:
    sums = [(name, "sum") for name in _COUNTS]
    names = [*TABLES.names, "snapshot_id"]
    grouped = pieces.group_by(names).aggregate([*sums, ("error", "max")])
    columns = {name: grouped[name] for name in names}
    columns |= {name: grouped[f"{name}_sum"] for name in _COUNTS}
    columns["error"] = grouped["error_max"]
    return pa.table(columns, schema=INDEXED).sort_by("name")
