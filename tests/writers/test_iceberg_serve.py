"""Queries of Spark over tables of `arrowmeta serve`, planned by the server and by Iceberg itself.

Rows must be the same, with the files that they are in. Iceberg's runtime is for one version of
Spark, and comes from Maven Central, as `iceberg-spark-runtime`. With the PySpark of that version:

    PYTHONPATH=... ARROWMETA_ICEBERG_JARS=A.jar pytest tests/writers/test_iceberg_serve.py
"""

import os
from collections import Counter
from pathlib import Path

import pytest

from tests.serve.running import TOKEN, running

pytest.importorskip("starlette")
pytestmark = [pytest.mark.spark, pytest.mark.filterwarnings("ignore")]

VARIABLE = "ARROWMETA_ICEBERG_JARS"
#: Versions of the format, and how Spark deletes rows of them.
TABLES = {
    "copied": (1, "copy-on-write"),
    "merged": (2, "merge-on-read"),
    "vectors": (3, "merge-on-read"),
}
STATEMENTS = (
    "INSERT INTO {t} SELECT id, concat('c', id % 3), date_add(DATE '2024-01-01', CAST(id AS INT)), "
    "if(id % 7 = 0, NULL, id / 4) FROM range(0, 60)",
    "INSERT INTO {t} SELECT id, if(id % 5 = 0, NULL, concat('c', id % 3)), "
    "date_add(DATE '2024-01-01', CAST(id AS INT)), double('NaN') FROM range(60, 90)",
    "DELETE FROM {t} WHERE id % 11 = 3",
    "ALTER TABLE {t} ADD PARTITION FIELD bucket(4, id)",
    "ALTER TABLE {t} ADD COLUMN more STRING",
    "INSERT INTO {t} SELECT id, concat('c', id % 4), date_add(DATE '2024-01-01', CAST(id AS INT)), "
    "id / 4, concat('m', id) FROM range(90, 130)",
    "ALTER TABLE {t} RENAME COLUMN day TO d",
    "UPDATE {t} SET x = 0 WHERE id BETWEEN 20 AND 24",
)
CONDITIONS = (
    *("true", "cat = 'c1'", "cat IS NULL", "cat <> 'c2'", "cat IN ('c0', 'c3')", "id = 77"),
    *("id > 100 AND cat = 'c1'", "id < 10 OR d >= DATE '2024-04-20'", "x IS NULL", "isnan(x)"),
    *("NOT (id < 50)", "NOT (x > 5)", "id NOT IN (1, 2, 3)", "more LIKE 'm12%'", "more IS NULL"),
    *("cat LIKE 'c%' AND x < 3", "d BETWEEN DATE '2024-02-01' AND DATE '2024-02-10'"),
)


def session(jars, folder):
    """Start Spark in this process, with a catalog `lake` in a folder."""
    from pyspark.sql import SparkSession

    settings = {
        "spark.jars": jars,
        "spark.sql.catalog.lake": "org.apache.iceberg.spark.SparkCatalog",
        "spark.sql.catalog.lake.type": "hadoop",
        "spark.sql.catalog.lake.warehouse": folder.as_uri(),
        "spark.sql.extensions": "org.apache.iceberg.spark.extensions.IcebergSparkSessionExtensions",
        "spark.sql.shuffle.partitions": "1",
        "spark.ui.enabled": "false",
    }
    builder = SparkSession.builder.master("local[1]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    return builder.getOrCreate()


@pytest.fixture(scope="module")
def spark(tmp_path_factory):
    """A session with tables, and catalogs `server` and `client`, by who plans."""
    jars = os.environ.get(VARIABLE)
    if not jars:
        pytest.skip(f"{VARIABLE} names no jars")
    folder: Path = tmp_path_factory.mktemp("lake")
    opened = session(jars, folder)
    for name, (version, mode) in TABLES.items():
        modes = ", ".join(f"'write.{one}.mode' = '{mode}'" for one in ("delete", "update"))
        opened.sql(
            f"CREATE TABLE lake.db.{name} (id BIGINT, cat STRING, day DATE, x DOUBLE) "
            f"USING iceberg PARTITIONED BY (cat) "
            f"TBLPROPERTIES ('format-version' = '{version}', {modes})"
        )
        for statement in STATEMENTS:
            opened.sql(statement.format(t=f"lake.db.{name}"))
    with running(str(folder)) as address:
        for planner in ("server", "client"):
            settings = {
                "": "org.apache.iceberg.spark.SparkCatalog",
                ".type": "rest",
                ".uri": f"{address}iceberg",
                ".token": TOKEN,
                ".scan-planning-mode": planner,
                ".io-impl": "org.apache.iceberg.hadoop.HadoopFileIO",
            }
            for name, value in settings.items():
                opened.conf.set(f"spark.sql.catalog.{planner}{name}", value)
        yield opened
    opened.stop()


@pytest.mark.parametrize("name", TABLES)
def test_spark_reads_the_same_rows_with_either_planner(spark, name):
    history = spark.sql(f"SELECT snapshot_id FROM lake.db.{name}.snapshots ORDER BY committed_at")
    old = f" VERSION AS OF {history.collect()[1][0]}"
    for condition, at in [
        *((one, "") for one in CONDITIONS),
        ("id > 30", old),
        ("cat = 'c1'", old),
    ]:
        rows = {}
        for planner in ("server", "client"):
            query = f"SELECT *, _file FROM {planner}.db.{name}{at} WHERE {condition}"
            rows[planner] = Counter(map(str, spark.sql(query).collect()))
        assert rows["server"] == rows["client"], (condition, at)
        assert rows["server"], (condition, at)
    counts = [
        spark.sql(f"SELECT count(*), max(id) FROM {planner}.db.{name}").collect()
        for planner in ("server", "client")
    ]
    assert counts[0] == counts[1]
