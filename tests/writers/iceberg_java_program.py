"""Run by `test_iceberg_java` in a separate process: Iceberg's Java library on Spark writes tables.

Arguments: the jars separated by commas, and an empty folder. Writes `facts.json` there: for each
table, rows of Iceberg's metadata tables, and for each predicate the files with rows that match.
Imports nothing of this project.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pyspark.sql import SparkSession

COLUMNS = """
    id bigint, i int, s string, f float, d double, dec decimal(12, 3), b boolean, dt date,
    ts timestamp, tn timestamp_ntz, bin binary, st struct<a: int, b: struct<c: string, d: double>>,
    tags map<string, int>, parts array<struct<x: int>>
"""
ROWS = """
    SELECT
        id,
        CAST(id % 7 AS INT) AS i,
        IF(id % 11 = 0, NULL, concat('naïve-', lpad(id, 6, '0'), '-with a long end')) AS s,
        IF(id % 5 = 0, FLOAT('NaN'), CAST(id / 3 AS FLOAT)) AS f,
        IF(id % 13 = 0, DOUBLE('-0.0'), id / 7D) AS d,
        CAST(id / 8 AS DECIMAL(12, 3)) AS dec,
        IF(id % 3 = 0, NULL, id % 2 = 0) AS b,
        date_add(DATE '1969-12-20', CAST(id AS INT)) AS dt,
        timestamp_millis(id * 3600000 * 7 - 500000000) AS ts,
        CAST(timestamp_millis(id * 1800000) AS TIMESTAMP_NTZ) AS tn,
        CAST(concat('k', id) AS BINARY) AS bin,
        IF(
            id % 17 = 0,
            NULL,
            named_struct(
                'a', CAST(id AS INT),
                'b', named_struct('c', IF(id % 4 = 0, NULL, CAST(id AS STRING)), 'd', id / 2D)
            )
        ) AS st,
        map('k', CAST(id AS INT)) AS tags,
        array(named_struct('x', CAST(id AS INT))) AS parts
    FROM range({start}, {end})
"""
#: Name, partition fields, format version, further properties.
TABLES = [
    ("plain_v1", "", 1, {}),
    ("plain_v2", "", 2, {}),
    ("plain_v3", "", 3, {}),
    ("bucket_v3", "bucket(4, id)", 3, {}),
    ("days_v2", "days(ts), truncate(7, s)", 2, {}),
    ("months_v3", "months(dt), i", 3, {}),
    ("hours_v2", "hours(tn)", 2, {}),
    ("decimal_v1", "truncate(10, id), bucket(3, dec)", 1, {}),
    ("binary_v2", "truncate(2, bin), b", 2, {}),
    ("nested_v2", "st.a", 2, {}),
    ("avro_v2", "years(ts)", 2, {"write.format.default": "avro"}),
    ("orc_v3", "years(ts)", 3, {"write.format.default": "orc"}),
    ("counts_v2", "", 2, {"write.metadata.metrics.default": "counts"}),
    ("short_v2", "", 2, {"write.metadata.metrics.default": "truncate(2)"}),
    ("whole_v3", "", 3, {"write.metadata.metrics.default": "full"}),
    ("zstd_v2", "", 2, {"write.avro.compression-codec": "zstd"}),
]
EVOLUTION = [
    "ALTER TABLE {t} ALTER COLUMN i TYPE bigint",
    "ALTER TABLE {t} ALTER COLUMN dec TYPE decimal(18, 3)",
    "ALTER TABLE {t} DROP COLUMN bin",
    "ALTER TABLE {t} ADD COLUMN bin string FIRST",
    "ALTER TABLE {t} ALTER COLUMN bin AFTER tn",
    "ALTER TABLE {t} RENAME COLUMN st.a TO aa",
    "ALTER TABLE {t} RENAME COLUMN st.aa TO a",
    "ALTER TABLE {t} ADD PARTITION FIELD bucket(4, id)",
    "ALTER TABLE {t} DROP PARTITION FIELD i",
    "ALTER TABLE {t} REPLACE PARTITION FIELD months(dt) WITH days(dt)",
    "INSERT INTO {t} " + ROWS.format(start=200, end=210),
    "ALTER TABLE {t} CREATE TAG noted",
    "ALTER TABLE {t} CREATE BRANCH other",
    "DELETE FROM {t} WHERE id = 205",
]
MAINTENANCE = [
    "CALL lake.system.rewrite_data_files("
    "table => 'db.{n}', options => map('min-input-files', '2'))",
    "CALL lake.system.rewrite_manifests('db.{n}')",
    "DELETE FROM {t} WHERE id < 10",
    "CALL lake.system.expire_snapshots("
    "table => 'db.{n}', retain_last => 2, older_than => TIMESTAMP '2100-01-01')",
]
UPGRADE = [
    "ALTER TABLE {t} SET TBLPROPERTIES ('format-version' = '2')",
    "ALTER TABLE {t} SET TBLPROPERTIES ('write.delete.mode' = 'merge-on-read')",
    "DELETE FROM {t} WHERE id = 7",
    "ALTER TABLE {t} SET TBLPROPERTIES ('format-version' = '3')",
    "DELETE FROM {t} WHERE id IN (8, 9)",
]
LATER = {"bucket_v3": MAINTENANCE, "months_v3": EVOLUTION, "decimal_v1": UPGRADE}

PREDICATES = [
    *("id = 17", "id > 70", "id IN (3, 4, 99)", "i <> 3", "s = 'updated'", "s IS NULL"),
    *("s LIKE 'naïve-00001%'", "s > 'naïve-000060'", "f > 20", "isnan(f)", "d = 0", "dec = 2.5"),
    *("NOT b", "dt < DATE '1969-12-25'", "ts >= TIMESTAMP '1970-01-10 00:00:00'", "st IS NULL"),
    *("tn < TIMESTAMP_NTZ '1970-01-01 05:00:00'", "st.a = 30", "st.b.c = '31'", "st.b.d > 40"),
    *("id = 5 OR s = 'updated'", "NOT (id > 10 OR i = 2)", "year(ts) = 1970 AND month(dt) = 1"),
    *("id % 10 = 3", "s NOT LIKE 'naïve-00002%'", "coalesce(i, 0) = 1 AND id < 20"),
]
RELATIONS = (
    *("files", "entries", "manifests", "partitions", "snapshots", "refs"),
    *("all_manifests", "all_entries"),
)


def session(jars: str, folder: Path) -> SparkSession:
    of_iceberg = "org.apache.iceberg.spark"
    settings = {
        "spark.jars": jars,
        "spark.sql.extensions": f"{of_iceberg}.extensions.IcebergSparkSessionExtensions",
        "spark.sql.catalog.lake": f"{of_iceberg}.SparkCatalog",
        "spark.sql.catalog.lake.type": "hadoop",
        "spark.sql.catalog.lake.warehouse": folder.as_uri(),
        "spark.sql.catalog.lake.cache-enabled": "false",
        "spark.sql.session.timeZone": "UTC",
        "spark.sql.shuffle.partitions": "2",
        "spark.ui.enabled": "false",
    }
    builder = SparkSession.builder.master("local[2]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


def write(spark: SparkSession, name: str, fields: str, version: int, more: dict[str, str]) -> None:
    table = f"lake.db.{name}"
    mode = "copy-on-write" if version == 1 else "merge-on-read"
    properties = {
        "format-version": str(version),
        "write.delete.mode": mode,
        "write.update.mode": mode,
        "commit.manifest.min-count-to-merge": "3",
        **more,
    }
    listed = ", ".join(f"'{key}' = '{value}'" for key, value in properties.items())
    partitioned = f"PARTITIONED BY ({fields})" if fields else ""
    statements = [
        f"CREATE TABLE {table} ({COLUMNS}) USING iceberg {partitioned} TBLPROPERTIES ({listed})",
        f"INSERT INTO {table} {ROWS.format(start=0, end=40)}",
        f"INSERT INTO {table} {ROWS.format(start=40, end=80)}",
        f"DELETE FROM {table} WHERE id IN (3, 17, 50)",
        f"UPDATE {table} SET s = 'updated' WHERE id = 20",
        f"INSERT INTO {table} {ROWS.format(start=80, end=100)}",
        *LATER.get(name, []),
    ]
    for statement in statements:
        spark.sql(statement.replace("{t}", table).replace("{n}", name))


def facts(spark: SparkSession, name: str) -> dict[str, Any]:
    def rows(relation: str) -> list[dict[str, Any]]:
        frame = spark.sql(f"SELECT * FROM lake.db.{name}.{relation}")
        return [json.loads(text) for text in frame.toJSON().collect()]

    def matching(predicate: str) -> list[str]:
        query = f"SELECT DISTINCT _file FROM lake.db.{name} WHERE {predicate}"
        return [row[0] for row in spark.sql(query).collect()]

    return {
        "relations": {relation: rows(relation) for relation in RELATIONS},
        "matching": {predicate: matching(predicate) for predicate in PREDICATES},
    }


def main() -> None:
    jars, folder = sys.argv[1], Path(sys.argv[2])
    spark = session(jars, folder)
    known = {}
    for name, fields, version, more in TABLES:
        write(spark, name, fields, version, more)
        known[name] = facts(spark, name)
    (folder / "facts.json").write_text(json.dumps(known), encoding="utf-8")
    spark.stop()


if __name__ == "__main__":
    main()
