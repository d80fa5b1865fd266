"""Arrow results as Spark DataFrames and back, and functions over the rows of frames."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.spark.arrow import to_spark_schema, to_spark_table, to_struct_type
from arrowmeta.spark.reading import in_worker

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from arrowmeta.spark.reading import Piece

#: Rows of a partition; Spark's own partitions of 10,000 rows would be a task each.
_ROWS_PER_PARTITION = 250_000
#: Rows that a function is given at once.
_AT_ONCE = 64
_BATCH_LIMIT = "spark.sql.execution.arrow.maxRecordsPerBatch"
_DESCRIPTION = "spark.job.description"


def to_spark(spark: SparkSession, data: pa.Table | pa.RecordBatch) -> DataFrame:
    """Return an Arrow result as a DataFrame; types that Spark lacks are converted.

    `arrowmeta.spark.arrow` lists the conversions. The data passes through the driver: for many rows
    of a relation, load the data source.

    Raises:
        UsageError: two columns, or two fields of one struct, have the same name.
        UnsupportedError: a type without conversion, or a value outside the range of Spark's type.

    Examples:
        >>> to_spark(spark, t.files()).createOrReplaceTempView("files")
    """
    table = to_spark_table(data).combine_chunks()
    if not table.num_rows:  # Spark cannot take nested columns without a chunk
        table = table.schema.empty_table()
    # Spark documents that a limit of 0 or less is none, and then makes batches of 0 rows here.
    if not has_data_sources(spark) or int(spark.conf.get(_BATCH_LIMIT)) <= 0:
        return map_rows(spark.range(0, 1, 1, 1), lambda _: table.to_batches(), table.schema)
    frame = spark.createDataFrame(table, schema=to_struct_type(table.schema))
    return frame.coalesce(1 + table.num_rows // _ROWS_PER_PARTITION)


def to_arrow(frame: DataFrame) -> pa.Table:
    """Return the rows of a frame; Spark 3.5 has no `toArrow`."""
    if hasattr(frame, "toArrow"):
        return frame.toArrow()
    from pyspark.sql.pandas.types import to_arrow_schema

    return pa.Table.from_batches(frame._collect_as_arrow(), to_arrow_schema(frame.schema))


def map_rows(
    frame: DataFrame,
    function: Callable[[list[dict[str, Any]]], Iterable[pa.RecordBatch]],
    schema: pa.Schema,
    name: str = "read_tables",
) -> DataFrame:
    """Apply a function to some rows of a frame at a time; it returns batches of a schema.

    Spark takes both in its own types. `name` is what its plans show.
    """

    def read_all(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        with in_worker():
            for batch in batches:
                for at in range(0, batch.num_rows, _AT_ONCE):
                    for found in function(batch.slice(at, _AT_ONCE).to_pylist()):
                        yield from to_spark_table(found).to_batches()

    read_all.__name__ = name
    return frame.mapInArrow(read_all, to_struct_type(to_spark_schema(schema)))


def read_pieces(
    spark: SparkSession,
    name: str,
    pieces: Sequence[Piece],
    read: Callable[[Piece], Iterable[pa.RecordBatch]],
    schema: pa.Schema,
) -> DataFrame:
    """Return the rows that a function reads in pieces of a table, in their order, a task each."""
    tasks = spark.range(0, len(pieces), 1, max(1, len(pieces)))
    return map_rows(
        tasks, lambda rows: (one for row in rows for one in read(pieces[row["id"]])), schema, name
    )


def spread(spark: SparkSession, rows: pa.Table) -> DataFrame:
    """Return a frame of some rows, with a partition for each row up to the maximum of tasks."""
    return to_spark(spark, rows).repartition(n_parts(spark, rows))


def n_parts(spark: SparkSession, rows: Sized) -> int:
    """Return the number of tasks for some rows, at most the session's shuffle partitions."""
    wanted = spark.conf.get("spark.sql.shuffle.partitions") or ""
    # Databricks may choose for each query: "auto". Spark's default is 200.
    most = int(wanted) if wanted.isdecimal() else 200
    return max(1, min(most, len(rows)))


def has_data_sources(spark: SparkSession) -> bool:
    """Tell whether a session is one of Spark 4; Spark 3.5 takes no Arrow tables either."""
    return hasattr(spark, "dataSource")


@contextlib.contextmanager
def in_stage(spark: SparkSession, description: str) -> Iterator[None]:
    """Name the jobs that start in this block, as Spark's page and its progress bar show them."""
    context = getattr(spark, "sparkContext", None)  # Spark Connect has none
    before = context and context.getLocalProperty(_DESCRIPTION)
    if context:
        context.setLocalProperty(_DESCRIPTION, f"arrowmeta: {description}")
    try:
        yield
    finally:
        if context:
            context.setLocalProperty(_DESCRIPTION, before)


@contextlib.contextmanager
def with_setting(spark: SparkSession, name: str, value: str) -> Iterator[None]:
    """Have a setting of the session's configuration in this block."""
    before = spark.conf.get(name)
    spark.conf.set(name, value)
    try:
        yield
    finally:
        spark.conf.set(name, before)
