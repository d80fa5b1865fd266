"""Relations as Spark DataFrames: what `arrowmeta.spark` offers of one table."""

from __future__ import annotations

import os
import weakref
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.errors import UsageError
from arrowmeta.spark.arrow import (
    Location,
    has_data_sources,
    read_pieces,
    to_spark_schema,
    to_struct_type,
)
from arrowmeta.spark.options import CONFIGURATION, ReadOptions, canonical, configured

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

# Spark logs a warning when a data source is registered again.
_registered: weakref.WeakSet[SparkSession] = weakref.WeakSet()


def register(spark: SparkSession) -> None:
    """Register the table functions `arrowmeta_files` and so on, and the defaults of the session.

    Options in the session's configuration at this time, such as `spark.arrowmeta.store`, are the
    defaults of every load. Without them, `spark.read.format("arrowmeta")` needs no registration.

    Examples:
        >>> register(spark)
        >>> spark.read.format("arrowmeta").option("relation", "files").load("warehouse/orders")
        >>> spark.sql("CREATE TEMPORARY VIEW f USING arrowmeta OPTIONS (path 'warehouse/orders')")
        >>> spark.sql("SELECT * FROM arrowmeta_files('warehouse/orders', where => 'dt = 1')")
    """
    if spark in _registered:
        return
    if not has_data_sources(spark):
        raise UsageError(
            "Spark 3.5 has no data sources in Python: use arrowmeta.spark.files, entries and so on"
        )
    from pyspark.errors import AnalysisException

    from arrowmeta.spark.data_source import register_functions, with_defaults

    defaults = configured(spark)
    source = with_defaults(defaults)
    try:
        spark.dataSource.register(source)
    except AnalysisException as error:
        if error.getCondition() != "DATA_SOURCE_ALREADY_EXISTS":
            raise
        # Spark looks the name up in the active session of the thread, whichever one is asked.
        active = type(spark).getActiveSession() or spark
        _activate(spark)
        try:
            spark.dataSource.register(source)
        except AnalysisException:
            # Some versions of Spark let nothing replace what they have found by its module's name.
            if defaults:
                raise UsageError(
                    "this Spark has loaded arrowmeta itself and takes no defaults: name "
                    f"{', '.join(sorted(defaults))} in every load, instead of {CONFIGURATION}*"
                ) from error
        finally:
            _activate(active)
    register_functions(spark, defaults)
    _registered.add(spark)


def _activate(spark: SparkSession) -> None:
    # The only way in PySpark's public interface to say which session is active.
    spark.createDataFrame([], "nothing INT")


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
    predicate in SQL, the answer is the data files that may have rows that match. It has the
    meaning of the session, unless the option `dialect` names an engine.

    Raises:
        UsageError: an option or column does not exist, or the option's value is not valid.
        ArrowMetaError: the table cannot be opened; see `arrowmeta.open`.
        PredicateError: the session refuses the predicate, or `dialect` does.

    Examples:
        >>> files(spark, "warehouse/orders", columns=["file_path", "record_count"]).show()
        >>> files(spark, "warehouse/orders", "dt = '2024-05-01' AND amount > 100").count()
    """
    return _load(spark, _asked(spark, location, {"columns": columns, "where": where, **options}))


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
        UsageError, ArrowMetaError: as of `files`.

    Examples:
        >>> arrowmeta.spark.plan(spark, "warehouse/orders", "dt = '2024-05-01'").count()
    """
    from pyspark.sql import functions as f

    request = _asked(spark, location, {"columns": columns, "where": where, **options})
    # Both sides of the join have to be of the same snapshot.
    request = request.at(request.source().snapshot_id)
    of_deletes = replace(request, relation="applicable_deletes", columns=None, where=None)
    deletes = _load(spark, of_deletes)
    lists = deletes.groupBy(f.col("data_file_path").alias("deleted_from")).agg(
        f.sort_array(f.collect_set("delete_file_path")).alias("delete_files")
    )
    needed = request.columns and tuple(dict.fromkeys([*request.columns, "file_path"]))
    matching = _load(spark, replace(request, columns=needed))
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
        UsageError, ArrowMetaError: as of `files`.

    Examples:
        >>> arrowmeta.spark.entries(spark, "warehouse/orders").groupBy("status").count().show()
    """
    options = {"relation": "entries", "columns": columns} | options
    return _load(spark, _asked(spark, location, options))


def reconcile(spark: SparkSession, location: str | os.PathLike[str], **options: Any) -> DataFrame:
    """Load the findings of a table's metadata, checked by all executors together.

    The same rows as those of `arrowmeta.open(location).reconcile()`, in no order; the options are
    those of the data source. Nothing but the list of manifests comes to the driver. The session
    needs pandas, as its `applyInArrow` does.

    Raises:
        UsageError, ArrowMetaError: as of `files`.

    Examples:
        >>> reconcile(spark, "warehouse/orders").where("severity = 'error'").show()
    """
    from arrowmeta.model.tables import FINDINGS
    from arrowmeta.spark.arrow import in_worker
    from arrowmeta.spark.reading import Pinned
    from arrowmeta.spark.reconciling import SHUFFLED, in_types_of, planned

    request = _asked(spark, location, {"relation": "findings", **options})
    source = request.source()
    pinned = Pinned.of(request.opening, source.snapshot_id)
    job, pieces = planned(pinned, source, request.bytes_per_task)
    if job.n_parts == 1 or not has_data_sources(spark):  # Spark 3.5 has no applyInArrow
        return _load(spark, request.at(source.snapshot_id))

    # Spark looks at the arguments and annotations of a function, and knows no methods. It shows
    # the names of the functions in its plans.
    def check_files(rows: pa.Table) -> pa.Table:
        with in_worker():
            return in_types_of(rows, job.check(rows))

    def check_table(rows: pa.Table) -> pa.Table:
        with in_worker():
            return in_types_of(rows, job.finish(rows))

    shuffled = to_struct_type(SHUFFLED)
    findings = to_struct_type(to_spark_schema(FINDINGS))
    read = read_pieces(spark, "read_manifests", pieces, job.read, SHUFFLED)
    checked = read.groupBy("kind", "part").applyInArrow(check_files, shuffled)
    found = checked.groupBy("kind", "part").applyInArrow(check_table, findings)
    return found if request.columns is None else found.select(*request.columns)


def _load(spark: SparkSession, request: ReadOptions) -> DataFrame:
    """Return a frame of a relation.

    It is read with `mapInArrow`: rows of a data source in Python cost Spark more CPU, see
    `docs/decisions/spark_cost.md`.
    """
    from arrowmeta.spark.data_source import ArrowMetaDataSource

    if has_data_sources(spark):
        register(spark)
    source = ArrowMetaDataSource(request, spark)
    reader = source.reader(source.schema(), spark)
    name = f"arrowmeta_{request.relation}"
    return read_pieces(spark, name, reader.pieces, reader.rows, reader.columns)


def _asked(spark: SparkSession, location: Location, options: dict[str, Any]) -> ReadOptions:
    """Return the options of a load, those of the session among them."""
    return ReadOptions.of({"path": location, **configured(spark), **canonical(options)})
