"""Relations and Arrow results as Spark DataFrames: what `arrowmeta.spark` offers."""

from __future__ import annotations

import contextlib
import os
import weakref
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.io.location import absolute, split_location
from arrowmeta.model.tables import SCHEMAS
from arrowmeta.spark.arrow import to_spark_table
from arrowmeta.spark.options import ReadOptions, to_text

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Spark makes a partition of every ten thousand rows, and a task of every partition.
ROWS_PER_PARTITION = 250_000

_BATCH_LIMIT = "spark.sql.execution.arrow.maxRecordsPerBatch"
_NO_LIMIT = 2**31 - 1

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

    if spark in _registered:
        return
    try:
        spark.dataSource.register(ArrowMetaDataSource)
    except Exception as error:
        if not _is_known_elsewhere(error):
            raise
        with _active(spark):
            spark.dataSource.register(ArrowMetaDataSource)
    _registered.add(spark)


def _is_known_elsewhere(error: Exception) -> bool:
    """Tell whether Spark refuses to register a source because another session has one.

    It looks for the name in the session that is the active one of the thread, whichever session is
    asked: one made by `newSession()` cannot register what the first one has.
    """
    from pyspark.errors import AnalysisException

    return (
        isinstance(error, AnalysisException)
        and error.getCondition() == "DATA_SOURCE_ALREADY_EXISTS"
    )


@contextlib.contextmanager
def _active(spark: SparkSession) -> Iterator[None]:
    """Make a session the active one of this thread for a while."""
    before = type(spark).getActiveSession()
    _activate(spark)
    try:
        yield
    finally:
        if before is not None:
            _activate(before)


def _activate(spark: SparkSession) -> None:
    # The only way in PySpark's public interface to say which session is active.
    spark.createDataFrame([], "nothing INT")


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
    if not table.num_rows:  # Spark cannot take nested columns without a chunk
        table = table.schema.empty_table()
    with _batches_with_an_end(spark):
        frame = spark.createDataFrame(table, schema=to_struct_type(table.schema))
    return frame.coalesce(1 + table.num_rows // ROWS_PER_PARTITION)


@contextlib.contextmanager
def _batches_with_an_end(spark: SparkSession) -> Iterator[None]:
    """Spell the setting that batches have no limit as one that `createDataFrame` takes.

    Spark documents that 0 and less are no limit, and then asks Arrow for batches of 0 rows.
    """
    limit = spark.conf.get(_BATCH_LIMIT)
    if int(limit) > 0:
        yield
        return
    spark.conf.set(_BATCH_LIMIT, str(_NO_LIMIT))
    try:
        yield
    finally:
        spark.conf.set(_BATCH_LIMIT, limit)


def files(
    spark: SparkSession,
    location: str | os.PathLike[str],
    where: str | None = None,
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load the live files of a table, decoded and merged on the executors.

    Further options are those of the data source, `arrowmeta.open` among them. With `where`, a
    predicate in SQL, the answer is the data files that may have rows that match.

    Raises:
        UsageError: an option that does not exist, or has no such value.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.
        AnalysisException: of Spark, with the text of ours: a column or the predicate does not fit.

    Example:
        >>> files(spark, "warehouse/orders", columns=["file_path", "record_count"]).show()
        >>> files(spark, "warehouse/orders", "dt = '2024-05-01' AND amount > 100").count()
    """
    from arrowmeta.spark.groups import deleting_manifests
    from arrowmeta.spark.live import IDENTITY, live_files

    asked = {"columns": columns, "where": where, **options}
    request = ReadOptions.of({"path": os.fspath(location), **to_text(asked)})
    source = request.source()
    is_merged = source.deletes_are_replayed and request.where is None
    if not is_merged or not deleting_manifests(source):
        return _load(spark, location, {"relation": "files", **asked})
    # Both sides of the merge have to be of the same snapshot.
    options = options | _pin(request, source.snapshot_id)
    names = list(request.columns or SCHEMAS["files"](source.shape).names)
    needed = list(dict.fromkeys([*names, *IDENTITY]))
    added = entries(spark, location, columns=needed, statuses=["added"], **options)
    deleted = entries(spark, location, columns=IDENTITY, statuses=["deleted"], **options)
    return live_files(added, deleted, names)


def plan(
    spark: SparkSession,
    location: str | os.PathLike[str],
    where: str,
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load the data files that may match a predicate, each with the delete files that apply to it.

    The same rows as those of `arrowmeta.open(location).plan(where).files`; with `columns`, these
    of each file, and its delete files.

    Raises:
        UsageError, ArrowMetaError, AnalysisException: as of `files`.
    """
    from pyspark.sql import functions as f

    # Both sides of the join have to be of the same snapshot.
    asked = {"columns": columns, **options}
    request = ReadOptions.of({"path": os.fspath(location), **to_text(asked)})
    options = options | _pin(request, request.source().snapshot_id)
    deletes = _load(spark, location, {"relation": "applicable_deletes", **options})
    lists = deletes.groupBy(f.col("data_file_path").alias("deleted_from")).agg(
        f.sort_array(f.collect_set("delete_file_path")).alias("delete_files")
    )
    needed = request.columns and list(dict.fromkeys([*request.columns, "file_path"]))
    matching = files(spark, location, where, columns=needed, **options)
    joined = matching.join(lists, matching["file_path"] == lists["deleted_from"], "left")
    none = f.array().cast("array<string>")
    return joined.select(
        *(matching[f"`{name}`"] for name in request.columns or matching.columns),
        f.coalesce(lists["delete_files"], none).alias("delete_files"),
    )


def entries(
    spark: SparkSession,
    location: str | os.PathLike[str],
    *,
    columns: Sequence[str] | None = None,
    **options: Any,
) -> DataFrame:
    """Load all manifest entries of a table; further options are those of the data source.

    Raises:
        AnalysisException: of Spark, with the text of ours: no such table, option or column.
    """
    return _load(spark, location, {"relation": "entries", "columns": columns, **options})


def reconcile(spark: SparkSession, location: str | os.PathLike[str], **options: Any) -> DataFrame:
    """Load what does not add up in a table's metadata, found by all executors together.

    The same rows as those of `arrowmeta.open(location).reconcile()`, in no order. Manifests are
    checked where they are decoded; then each file, all of its entries together. Nothing but the
    list of manifests comes to the driver. The options are those of the data source that are of a
    table, and `bytes_per_task`; the session needs pandas, as its `applyInArrow` does.

    Raises:
        UsageError, ArrowMetaError: as of `files`.

    Example:
        >>> reconcile(spark, "warehouse/orders").where("severity = 'error'").show()
    """
    from arrowmeta.spark.reconciling import found_by_executors

    request = ReadOptions.of(
        {"path": os.fspath(location), "relation": "findings", **to_text(options)}
    )
    return found_by_executors(spark, request)


def _pin(request: ReadOptions, snapshot_id: int | None) -> dict[str, Any]:
    """Return the options that make loads of a table be of one snapshot."""
    pin = "snapshot_id" if request.opening.ref is None else "snapshot_of_ref"
    return {"as_of": None, pin: snapshot_id}


def _load(
    spark: SparkSession, location: str | os.PathLike[str], options: dict[str, Any]
) -> DataFrame:
    register(spark)
    # Spark shows the location in plans and in its UI.
    place = split_location(location)
    if place.options:
        options = options | {
            "storage_options": {**(options.get("storage_options") or {}), **place.options}
        }
    reader = spark.read.format("arrowmeta").options(**to_text(options))
    # The source looks from where Java was started, which may have been elsewhere.
    return reader.load(absolute(place.text))
