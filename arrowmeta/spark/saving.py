"""Frames saved into tables of a catalog, partitioned by day: the history of a warehouse.

Takes frames by relation; writes with the session's own writers, in whatever format it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from arrowmeta.errors import UsageError
from arrowmeta.spark.frames import in_stage

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_OVERWRITE_MODE = "spark.sql.sources.partitionOverwriteMode"


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
