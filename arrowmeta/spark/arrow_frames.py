"""Arrow results as Spark DataFrames, and back: what passes through the driver."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.io.interrupts import DaemonPool
from arrowmeta.spark.arrow import to_spark_schema, to_spark_table, to_struct_type
from arrowmeta.spark.reading import in_worker

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from arrowmeta.spark.pieces import Piece

#: Rows of a partition; Spark's own partitions of 10,000 rows would be a task each.
ROWS_PER_PARTITION = 250_000

RowFunction = Callable[[dict[str, Any]], Iterable[pa.RecordBatch]]

_BATCH_LIMIT = "spark.sql.execution.arrow.maxRecordsPerBatch"


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

        def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
            for _ in batches:
                yield from table.to_batches()

        return spark.range(0, 1, 1, 1).mapInArrow(rows, to_struct_type(table.schema))
    frame = spark.createDataFrame(table, schema=to_struct_type(table.schema))
    return frame.coalesce(1 + table.num_rows // ROWS_PER_PARTITION)


def to_arrow(frame: DataFrame) -> pa.Table:
    """Return the rows of a frame; Spark 3.5 has no `toArrow`."""
    if hasattr(frame, "toArrow"):
        return frame.toArrow()
    from pyspark.sql.pandas.types import to_arrow_schema

    return pa.Table.from_batches(frame._collect_as_arrow(), to_arrow_schema(frame.schema))


def map_rows(
    frame: DataFrame,
    function: RowFunction,
    rows: pa.Schema,
    *,
    name: str = "read_tables",
    at_once: int = 1,
) -> DataFrame:
    """Apply a function to each row of a frame.

    Args:
        frame: the rows.
        function: returns batches of result rows.
        rows: the schema of these.
        name: of the function, as Spark shows it in plans.
        at_once: how many rows a task works at; their results are held in memory.
    """

    def read_all(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        with in_worker(), DaemonPool(at_once) as pool:
            for batch in batches:
                some = batch.to_pylist()
                lazy = map(function, some)
                yield from chain.from_iterable(lazy if at_once == 1 else pool.map(made, some))

    def made(row: dict[str, Any]) -> list[pa.RecordBatch]:
        return list(function(row))

    read_all.__name__ = name
    return frame.mapInArrow(read_all, to_struct_type(to_spark_schema(rows)))


def read_pieces(
    spark: SparkSession,
    name: str,
    pieces: Sequence[Piece],
    read: Callable[[Piece], Iterable[pa.RecordBatch]],
    schema: pa.Schema,
) -> DataFrame:
    """Return the rows that a function reads in each piece of a table, in their order, a task each.

    Args:
        spark: the session.
        name, read, schema: as of `map_rows`; `read` returns rows that Spark takes as they are.
        pieces: of the table.
    """
    tasks = spark.range(0, len(pieces), 1, max(1, len(pieces)))
    return map_rows(tasks, lambda row: read(pieces[row["id"]]), schema, name=name)


def has_data_sources(spark: SparkSession) -> bool:
    """Tell whether a session is one of Spark 4; Spark 3.5 takes no Arrow tables either."""
    return hasattr(spark, "dataSource")
