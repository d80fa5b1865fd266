"""Relations and Arrow results as Spark DataFrames: what `arrowmeta.spark` offers."""

from __future__ import annotations

import os
import weakref
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.options import ReadOptions, to_text

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Spark makes a partition of every ten thousand rows, and a task of every partition.
ROWS_PER_PARTITION = 250_000

# Spark logs a warning when a data source is registered again.
_registered: weakref.WeakSet[SparkSession] = weakref.WeakSet()


def register(spark: SparkSession) -> None:
    """Make the data source `arrowmeta` known to a session, for DataFrames and SQL.

    Example:
        >>> register(spark)
        >>> spark.read.format("arrowmeta").option("relation", "files").load("warehouse/orders")
        >>> spark.sql("CREATE TEMPORARY VIEW f USING arrowmeta OPTIONS (path 'warehouse/orders')")
    """
    from arrowmeta.spark.data_source import ArrowMetaDataSource

    if spark not in _registered:
        spark.dataSource.register(ArrowMetaDataSource)
        _registered.add(spark)


def to_spark(spark: SparkSession, data: pa.Table | pa.RecordBatch) -> DataFrame:
    """Hand an Arrow result to Spark; types that Spark lacks become the nearest that keep the value.

    `arrowmeta.spark.arrow` lists them. The data goes through the driver, which suits answers; for
    many rows of a relation load the data source.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type without conversion, or a value outside the range of Spark's type.

    Example:
        >>> to_spark(spark, t.files()).createOrReplaceTempView("files")
    """
    from arrowmeta.spark.struct_type import to_struct_type

    table = to_spark_table(data).combine_chunks()
    frame = spark.createDataFrame(table, schema=to_struct_type(table.schema))
    return frame.coalesce(1 + table.num_rows // ROWS_PER_PARTITION)


def files(
    spark: SparkSession,
    location: str | os.PathLike[str],
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load the live files of a table, decoded and merged on the executors.

    Further options are those of the data source, `arrowmeta.open` among them.

    Example:
        >>> files(spark, "warehouse/orders", columns=["file_path", "record_count"]).show()
    """
    from arrowmeta.spark.groups import entry_manifests
    from arrowmeta.spark.live import IDENTITY, live_files

    request = ReadOptions.of({"path": os.fspath(location), **to_text(options)})
    source = request.source()
    counts = entry_manifests(source, ["deleted_files_count"])["deleted_files_count"]
    if not source.deletes_are_replayed or pc.all(pc.equal(counts.fill_null(1), 0)).as_py():
        return _load(spark, location, {"relation": "files", "columns": columns, **options})
    # Both sides of the merge have to be of the same snapshot.
    pin = "snapshot_id" if request.opening.ref is None else "snapshot_of_ref"
    options = {**options, "as_of": None, pin: source.snapshot_id}
    names = list(columns or SCHEMAS["files"](source.shape).names)
    needed = list(dict.fromkeys([*names, *IDENTITY]))
    added = entries(spark, location, columns=needed, statuses=["added"], **options)
    deleted = entries(spark, location, columns=IDENTITY, statuses=["deleted"], **options)
    return live_files(added, deleted, names)


def entries(
    spark: SparkSession,
    location: str | os.PathLike[str],
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load all manifest entries of a table; further options are those of the data source."""
    return _load(spark, location, {"relation": "entries", "columns": columns, **options})


def _load(
    spark: SparkSession, location: str | os.PathLike[str], options: dict[str, Any]
) -> DataFrame:
    register(spark)
    reader = spark.read.format("arrowmeta").options(**to_text(options))
    return reader.load(os.fspath(location))
