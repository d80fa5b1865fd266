"""Run by `test_iceberg_expiry` in a separate process: Iceberg on Spark expires snapshots.

Arguments: the jars separated by commas, and a folder. First writes tables into its folder `db`, and
prints their names. Then reads one request per line from standard input, as JSON with `table` and
`statement`, and prints the row that the procedure returns, or the error. Imports nothing of this
project.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from pyspark.sql import SparkSession

MERGE = {"write.delete.mode": "merge-on-read", "write.update.mode": "merge-on-read"}
INSERT = "INSERT INTO {t} SELECT id, CAST(id % 2 AS STRING) FROM range({n}, {n} + 3)"
ROLLBACK = "CALL lake.system.rollback_to_snapshot('{d}', {before})"
#: Name, format version, properties, and statements that follow three inserts. `+` is an insert,
#: `+name` one into a branch; {before} is the snapshot before the current one, {first} the first.
TABLES: list[tuple[str, int, dict[str, str], list[str]]] = [
    ("plain", 2, {}, ["+", "+"]),
    ("v1", 1, {}, ["DELETE FROM {t} WHERE id < 2", "+", "DELETE FROM {t} WHERE p = '1'"]),
    (
        "tags",
        2,
        {},
        [
            "ALTER TABLE {t} CREATE TAG a AS OF VERSION {first}",
            "+",
            "ALTER TABLE {t} CREATE TAG short RETAIN 1 DAYS",
            "+",
        ],
    ),
    (
        "old_refs",
        2,
        {"history.expire.max-ref-age-ms": "1"},
        [
            "ALTER TABLE {t} CREATE TAG a AS OF VERSION {first}",
            "ALTER TABLE {t} CREATE TAG kept AS OF VERSION {before} RETAIN 5 DAYS",
            "ALTER TABLE {t} CREATE BRANCH b",
            "+b",
            "+",
        ],
    ),
    (
        "branches",
        2,
        {},
        [
            "ALTER TABLE {t} CREATE BRANCH dev",
            "+dev",
            "+dev",
            "+dev",
            "ALTER TABLE {t} CREATE BRANCH three WITH SNAPSHOT RETENTION 3 SNAPSHOTS",
            "+three",
            "+three",
            "+three",
            "+three",
            "+",
        ],
    ),
    (
        "branch_ages",
        2,
        {},
        [
            "ALTER TABLE {t} CREATE BRANCH aged WITH SNAPSHOT RETENTION 9 DAYS",
            "+aged",
            "+aged",
            "+",
            "ALTER TABLE {t} CREATE BRANCH both WITH SNAPSHOT RETENTION 2 SNAPSHOTS 7 DAYS",
            "+both",
            "+both",
            "+",
        ],
    ),
    (
        "main_settings",
        2,
        {"history.expire.min-snapshots-to-keep": "3", "history.expire.max-snapshot-age-ms": "1"},
        ["+", "+"],
    ),
    (
        "main_branch_settings",
        2,
        {},
        ["ALTER TABLE {t} CREATE OR REPLACE BRANCH main WITH SNAPSHOT RETENTION 4 SNAPSHOTS", "+"],
    ),
    ("rollback", 2, {}, ["+", ROLLBACK, "+", "+"]),
    ("rollback_first", 3, {}, ["+", "CALL lake.system.rollback_to_snapshot('{d}', {first})", "+"]),
    ("picked", 2, {"write.wap.enabled": "true"}, ["wap one", "+", "wap two", "pick one", "+"]),
    (
        "position_deletes",
        2,
        MERGE,
        [
            "DELETE FROM {t} WHERE id = 1",
            "+",
            "UPDATE {t} SET p = 'x' WHERE id = 4",
            "CALL lake.system.rewrite_data_files(table => '{d}', options "
            "=> map('rewrite-all', 'true', 'delete-file-threshold', '1'))",
        ],
    ),
    (
        "vectors",
        3,
        MERGE,
        [
            "DELETE FROM {t} WHERE id IN (1, 4)",
            "DELETE FROM {t} WHERE id = 2",
            "+",
            "DELETE FROM {t} WHERE id = 0",
        ],
    ),
    (
        "rewritten",
        2,
        {},
        [
            "CALL lake.system.rewrite_data_files(table => '{d}', options => "
            "map('rewrite-all', 'true'))",
            "CALL lake.system.rewrite_manifests('{d}')",
            "+",
            "INSERT OVERWRITE {t} SELECT 1L, 'z'",
        ],
    ),
    ("merged", 2, {"commit.manifest.min-count-to-merge": "2"}, ["+", "+", "DELETE FROM {t}", "+"]),
    (
        "statistics",
        3,
        {},
        [
            "CALL lake.system.compute_table_stats('{d}')",
            "CALL lake.system.compute_partition_stats('{d}')",
            "+",
            "CALL lake.system.compute_table_stats('{d}')",
            "CALL lake.system.compute_partition_stats('{d}')",
            "+",
            "ALTER TABLE {t} CREATE TAG known AS OF VERSION {before}",
            "+",
        ],
    ),
    ("no_gc", 2, {"gc.enabled": "false"}, ["+"]),
]


def session(jars: str, folder: Path) -> SparkSession:
    of_iceberg = "org.apache.iceberg.spark"
    settings = {
        "spark.jars": jars,
        "spark.sql.extensions": f"{of_iceberg}.extensions.IcebergSparkSessionExtensions",
        "spark.sql.catalog.lake": f"{of_iceberg}.SparkCatalog",
        "spark.sql.catalog.lake.type": "hadoop",
        "spark.sql.catalog.lake.warehouse": folder.as_uri(),
        "spark.sql.catalog.lake.cache-enabled": "false",
        "spark.sql.session.timeZone": "America/New_York",
        "spark.sql.shuffle.partitions": "1",
        "spark.default.parallelism": "1",
        "spark.ui.enabled": "false",
    }
    builder = SparkSession.builder.master("local[1]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


class Writer:
    """Writes one table."""

    def __init__(self, spark: SparkSession, name: str) -> None:
        self.spark, self.name, self.n_rows = spark, name, 0
        self.picks: dict[str, int] = {}

    def ids(self) -> list[int]:
        query = f"SELECT snapshot_id FROM lake.db.{self.name}.snapshots ORDER BY committed_at"
        return [row[0] for row in self.spark.sql(query).collect()]

    def run(self, statement: str) -> None:
        ids = self.ids() if "{" in statement else []
        if statement.startswith("+"):
            branch = statement[1:]
            target = f"lake.db.{self.name}" + (f".branch_{branch}" if branch else "")
            statement = INSERT.replace("{t}", target).replace("{n}", str(self.n_rows))
            self.n_rows += 3
        elif statement.startswith("wap "):
            self.spark.conf.set("spark.wap.id", statement[4:])
            self.run("+")
            self.spark.conf.unset("spark.wap.id")
            self.picks[statement[4:]] = self.ids()[-1]
            return
        elif statement.startswith("pick "):
            picked = self.picks[statement[5:]]
            statement = f"CALL lake.system.cherrypick_snapshot('db.{self.name}', {picked})"
        for word, value in (
            ("{t}", f"lake.db.{self.name}"),
            ("{d}", f"db.{self.name}"),
            *((("{first}", ids[0]), ("{before}", ids[-2])) if len(ids) > 1 else ()),
        ):
            statement = statement.replace(word, str(value))
        self.spark.sql(statement)
        time.sleep(0.02)


def write(spark: SparkSession) -> None:
    for name, version, properties, statements in TABLES:
        known = {"format-version": str(version), **properties}
        listed = ", ".join(f"'{key}' = '{value}'" for key, value in known.items())
        spark.sql(
            f"CREATE TABLE lake.db.{name} (id bigint, p string) USING iceberg "
            f"PARTITIONED BY (p) TBLPROPERTIES ({listed})"
        )
        writer = Writer(spark, name)
        for statement in ("+", "+", "+", *statements):
            writer.run(statement)


def say(answer: object) -> None:
    sys.stdout.write(f"answer:{json.dumps(answer)}\n")
    sys.stdout.flush()


def main() -> None:
    spark = session(sys.argv[1], Path(sys.argv[2]))
    write(spark)
    say([name for name, *_ in TABLES])
    for line in sys.stdin:
        try:
            (row,) = spark.sql(json.loads(line)["statement"]).collect()
            answer = row.asDict()
        except Exception as error:
            answer = {"error": str(error)}
        say(answer)
    spark.stop()


if __name__ == "__main__":
    main()
