"""Relations of a warehouse saved into tables of a database, partitioned by day: its history.

Takes frames by relation, or a warehouse; writes with the session's own writers, in whatever format
it has.
"""

from __future__ import annotations

import os
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Any

import pyarrow as pa

from arrowmeta.advice.accepted import Accepted
from arrowmeta.errors import UsageError
from arrowmeta.model.evidence import DAMAGE_RELATION
from arrowmeta.model.shape import to_schema
from arrowmeta.opening.discovery import MAX_DEPTH
from arrowmeta.relations.uniform import TABLE_COLUMN
from arrowmeta.spark.arrow import Row, in_stage, with_setting
from arrowmeta.spark.openings import TABLES
from arrowmeta.spark.warehouse import ACCEPTED, FINDINGS_RELATION, counts_of, pinned_frames

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_OVERWRITE_MODE = "spark.sql.sources.partitionOverwriteMode"

#: One row per table: rows of damage, and findings, that are not accepted, and the state by them;
#: findings of severity `info` do not count.
SAVED = pa.schema([*TABLES, *to_schema("damage: int64, findings: int64, state: string")])


def save_warehouse(
    spark: SparkSession,
    warehouse: str | os.PathLike[str] | None,
    namespace: str,
    relations: Sequence[str],
    *,
    provider: str = "parquet",
    max_depth: int = MAX_DEPTH,
    accepted: str | os.PathLike[str] | None = None,
    **options: Any,
) -> pa.Table:
    """Save relations of all tables, and `damage`, as the rows of today; return those of `SAVED`.

    The arguments are those of `arrowmeta.spark.warehouse` and of `save`. `findings` and `damage`
    always have the column `accepted`.
    """
    names, known = [*dict.fromkeys([*relations, DAMAGE_RELATION])], Accepted.of(accepted)
    pinned, frames = pinned_frames(spark, warehouse, names, max_depth, known, options)
    day = datetime.now(UTC).date()
    save(frames, namespace, day=day, provider=provider)

    def new(relation: str) -> DataFrame:
        rows = spark.table(_name(spark, namespace, relation))
        return rows.where(f"day = DATE'{day.isoformat()}' AND {ACCEPTED} IS NULL")

    damage = defaultdict[str, list[Row]](list)
    for row in new(DAMAGE_RELATION).select(TABLE_COLUMN, "is_read", "reason").collect():
        damage[row[TABLE_COLUMN]].append(row.asDict())
    findings = defaultdict[str, Counter[str]](Counter)
    if is_checked := FINDINGS_RELATION in frames:
        groups = new(FINDINGS_RELATION).groupBy(TABLE_COLUMN, "severity").count()
        for table, severity, number in groups.collect():
            findings[table][severity] = number
    for row in pinned:
        row |= counts_of(damage[row["name"]], findings[row["name"]] if is_checked else None)
    return pa.Table.from_pylist(pinned, SAVED)


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
            the session; made if it is not there. In a session without a catalog `lake` it is the
            database `lake`, with the tables `metadata_files` and so on.
        day: of the rows; today in UTC by default.
        provider: what new tables are made with: `parquet`, or `iceberg`, `paimon`, `delta` and so
            on where the session has them.

    Raises:
        UsageError: a namespace of more than two names, of which the first is no catalog.

    Examples:
        >>> save(warehouse(spark, "warehouse", ["files"]), "metadata")
        >>> spark.sql("SELECT day, sum(record_count) FROM metadata.files GROUP BY day").show()
    """
    from pyspark.sql import functions as f

    of_day = (day or datetime.now(UTC).date()).isoformat()
    for relation, frame in frames.items():
        spark = frame.sparkSession
        name = _name(spark, namespace, relation)
        # Finding out whether it is there needs fewer rights than making it.
        database = name.rpartition(".")[0]
        if not spark.catalog.databaseExists(database):
            spark.sql(f"CREATE NAMESPACE IF NOT EXISTS {database}")
        if not spark.catalog.tableExists(name):
            rows = frame.withColumn("day", f.lit(of_day).cast("date")).limit(0)
            rows.write.format(provider).partitionBy("day").saveAsTable(name)
        rows = _aligned(frame, name)
        # In the mode `dynamic`, a day would keep its rows if there are none now.
        static = with_setting(spark, _OVERWRITE_MODE, "static")
        with in_stage(spark, f"save {relation}"), static:
            spark.sql(
                f"INSERT OVERWRITE {name} PARTITION (day = DATE'{of_day}') SELECT * FROM {{rows}}",
                rows=rows,
            )


def _name(spark: SparkSession, namespace: str, relation: str) -> str:
    """Return the name of the table of a relation."""
    catalog, *rest = namespace.split(".")
    is_catalog = spark.conf.get(f"spark.sql.catalog.{catalog}", None) is not None
    if not rest or is_catalog or catalog == "spark_catalog":
        return f"{namespace}.{relation}"
    if len(rest) > 1:
        raise UsageError(
            f"the session has no catalog {catalog} for {namespace}: configure "
            f"spark.sql.catalog.{catalog}, or name a database of Spark's own catalog"
        )
    return f"{namespace}_{relation}"


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
        frame[f"`{ours[column.name.lower()]}`"]
        if column.name.lower() in ours
        else f.lit(None).cast(column.dataType).alias(column.name)
        for column in frame.sparkSession.table(name).schema
        if column.name.lower() != "day"
    ]
    return frame.select(*columns)
