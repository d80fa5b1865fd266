"""Stages of tasks over the tables of a warehouse, each of which works at rows of a frame.

Takes rows in the driver; gives the tables at one snapshot each (`pin_tables`), cut into pieces of
about the same size, and frames of some rows.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sized
from functools import partial
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.io.own_version import decoder_version
from arrowmeta.model.shape import to_schema
from arrowmeta.model.source import Source, read_relation
from arrowmeta.output.nouns import counted
from arrowmeta.spark.arrow_frames import map_rows, to_arrow, to_spark
from arrowmeta.spark.deleted import deleted_count
from arrowmeta.spark.frames import in_stage
from arrowmeta.spark.openings import TABLES, Opener
from arrowmeta.spark.pieces import balanced_runs, entry_manifests, sizes_of

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_OPENED = to_schema("snapshot_id: int64, is_open: bool, version: string, deleted_count: int64")
#: A table at the snapshot that everything is read of, null for a table without one: where the
#: pieces of its manifests end. `error` says why it could not be opened or cut, or not in full.
#: `deleted_count` is of entries that may delete files of other pieces, and null where none may.
PINNED = pa.schema([*TABLES, *_OPENED, *to_schema("error: string, ends: list<int64>")])
#: Some manifests of a table, from one ordinal up to another; null where it is read as a whole.
PIECES = pa.schema([*TABLES, *_OPENED, *to_schema("first: int64, past: int64")])
#: Stands for deleted entries that are not counted.
_MANY = 2**62

#: How many tables a task opens at a time.
_AT_ONCE = 16


def spread(spark: SparkSession, rows: pa.Table) -> DataFrame:
    """Return a frame of some rows, with a partition for each row up to the maximum of tasks."""
    return to_spark(spark, rows).repartition(n_parts(spark, rows))


def n_parts(spark: SparkSession, rows: Sized) -> int:
    """Return the number of tasks for some rows, at most the session's shuffle partitions."""
    wanted = spark.conf.get("spark.sql.shuffle.partitions") or ""
    # Databricks may choose for each query: "auto". Spark's default is 200.
    most = int(wanted) if wanted.isdecimal() else 200
    return max(1, min(most, len(rows)))


def pin_tables(spark: SparkSession, opener: Opener, tables: pa.Table) -> list[dict[str, Any]]:
    """Open tables on the executors; return the rows of `PINNED`, by name.

    They come to the driver, because a task that runs again would open what is the latest by then.
    """
    with in_stage(spark, f"open {counted(tables.num_rows, 'table')}"):
        # Opening a table is mostly waiting for its store, which may not answer.
        opened = map_rows(spread(spark, tables), partial(_pin, opener), PINNED, at_once=_AT_ONCE)
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
        chosen["version"] = version_of(source)
        # Of a list that cannot be read, no manifests are known.
        chosen["error"] = next(iter(source.damage()["reason"].to_pylist()), None)
    except Exception as error:  # the other tables have to be read
        chosen["error"] = f"{type(error).__name__}: {error}"
    yield pa.RecordBatch.from_pylist([row | chosen], PINNED)


def version_of(source: Source) -> str:
    """Return a digest of everything that the rows of a snapshot depend on.

    The snapshot's id is not enough: it may be used again after a rollback.
    """
    manifests = read_relation(source, "manifests", ["manifest_path", "length"]).to_pydict()
    decoded = source.decoded_scan()
    version = (decoder_version(), decoded.location, source.snapshot_id)
    facts = [*version, *manifests.values(), decoded.context.identity]
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def pieces_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the pieces of the manifests of a pinned table, as rows of `PIECES`."""
    starts = [0, *row["ends"]]
    cuts = zip(starts, row["ends"], strict=False)
    return [row | {"first": first, "past": past} for first, past in cuts]


def ordinals_of(piece: Mapping[str, Any]) -> range | None:
    """Return the ordinals of the manifests of a piece; None for the whole table."""
    return None if piece["first"] is None else range(piece["first"], piece["past"])
