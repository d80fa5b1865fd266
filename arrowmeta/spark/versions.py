"""Replacements for what Spark 3.5 lacks: Arrow tables in the driver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pyarrow as pa

from arrowmeta.spark.arrow import to_struct_type

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession


def has_data_sources(spark: SparkSession) -> bool:
    """Tell whether a session is one of Spark 4."""
    return hasattr(spark, "dataSource")


def to_arrow(frame: DataFrame) -> pa.Table:
    """Return the rows of a frame; Spark 3.5 has no `toArrow`."""
    if hasattr(frame, "toArrow"):
        return frame.toArrow()
    from pyspark.sql.pandas.types import to_arrow_schema

    return pa.Table.from_batches(frame._collect_as_arrow(), to_arrow_schema(frame.schema))


def mapped_table(spark: SparkSession, table: pa.Table) -> DataFrame:
    """Return a frame of a table, without `createDataFrame` of Arrow."""

    def rows(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for _ in batches:
            yield from table.to_batches()

    return spark.range(0, 1, 1, 1).mapInArrow(rows, to_struct_type(table.schema))
