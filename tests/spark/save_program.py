"""Run by `test_save` in a separate process: `save` into tables of Iceberg or Paimon.

Arguments: the format, its jars separated by commas, and an empty folder. Prints one JSON object.
"""

from __future__ import annotations

import json
import sys
from datetime import date
from pathlib import Path

from pyspark.sql import DataFrame, SparkSession

from arrowmeta.spark import save, warehouse
from arrowmeta.spark.java import local_session
from tests.bundled import DATA

RELATIONS = ["files", "entries", "partitions", "manifests", "snapshots", "column_stats", "damage"]
DAYS = [date(2024, 5, 1), date(2024, 5, 2)]
NAMESPACE = "lake.metadata"


def session(format_name: str, jars: str, folder: str) -> SparkSession:
    catalog = f"org.apache.{format_name}.spark.SparkCatalog"
    settings = {
        "spark.jars": jars,
        "spark.sql.catalog.lake": catalog,
        "spark.sql.catalog.lake.warehouse": Path(folder).as_uri(),
    }
    if format_name == "iceberg":
        settings["spark.sql.catalog.lake.type"] = "hadoop"
    return local_session(settings=settings)


def rows_of(frame: DataFrame) -> list[str]:
    """Return the rows as text, sorted; maps have no order."""
    rows = (row.asDict(recursive=True) for row in frame.collect())
    return sorted(json.dumps(row, sort_keys=True, default=str) for row in rows)


def saved(frame: DataFrame, name: str, day: date, format_name: str) -> list[str]:
    """Save a frame, and return the rows of that day."""
    save({name: frame}, NAMESPACE, day=day, provider=format_name)
    table = frame.sparkSession.table(f"{NAMESPACE}.{name}")
    return rows_of(table.where(table["day"] == day).drop("day"))


def relations(spark: SparkSession, format_name: str) -> dict[str, bool]:
    """Tell of each relation whether it is read back as it was saved, also if it is saved again."""
    frames = warehouse(spark, DATA, RELATIONS, allow_moved_paths=True)
    answers = {}
    for name, frame in frames.items():
        expected = rows_of(frame)
        found = [saved(frame, name, day, format_name) for day in (DAYS[0], *DAYS)]
        n_rows = spark.table(f"{NAMESPACE}.{name}").count()
        answers[name] = found == [expected] * 3 and n_rows == 2 * len(expected)
    return answers


def other_columns(spark: SparkSession, format_name: str) -> bool:
    """Tell whether new columns are added, and missing ones are null."""
    old = spark.createDataFrame([("a", {"b": "1"})], "x STRING, m MAP<STRING, STRING>")
    schema = "x STRING, d ARRAY<STRUCT<id: INT, path: STRING>>, n STRING"
    new = spark.createDataFrame([("a", [(1, "p")], "n")], schema)
    found = [saved(frame, "changing", DAYS[0], format_name) for frame in (old, new, old)]
    # Both have the columns of both, in the order in which they came.
    as_new = new.selectExpr("x", "CAST(NULL AS MAP<STRING, STRING>) AS m", "d", "n")
    as_old = old.selectExpr("x", "m", "NULL AS d", "NULL AS n")
    return found == [rows_of(old), rows_of(as_new), rows_of(as_old)]


def empty(spark: SparkSession, format_name: str, mode: str) -> bool:
    """Tell whether rows of a day are gone if there are none now, and those of others are not."""
    spark.conf.set("spark.sql.sources.partitionOverwriteMode", mode)
    spark.sql(
        f"CREATE TABLE {NAMESPACE}.{mode} (x STRING, day DATE) USING {format_name} "
        "PARTITIONED BY (day, x)"
    )
    rows = spark.createDataFrame([("a",)], "x STRING")
    for day in DAYS:
        saved(rows, mode, day, format_name)
    gone = saved(rows.limit(0), mode, DAYS[1], format_name)
    return gone == [] and spark.table(f"{NAMESPACE}.{mode}").count() == 1


def main(format_name: str, jars: str, folder: str) -> None:
    spark = session(format_name, jars, folder)
    spark.sql(f"CREATE NAMESPACE {NAMESPACE}")
    answers = relations(spark, format_name)
    answers["other columns"] = other_columns(spark, format_name)
    answers |= {mode: empty(spark, format_name, mode) for mode in ("static", "dynamic")}
    sys.stdout.write(json.dumps(answers))
    spark.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
