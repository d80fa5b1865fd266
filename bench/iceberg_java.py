"""The questions of `bench_spark` to Spark with Iceberg's own Java reader; run by `bench_spark`.

    python -m bench.iceberg_java LOCATION CORES REPEATS

Knows nothing of arrowmeta, whose environment it does not run in. Prints the rows and the median
seconds of each question as JSON.
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

_EXECUTOR_MB = 2048

_Ask = Callable[["SparkSession", str], "DataFrame"]


def _metadata(spark: SparkSession, location: str, table: str) -> DataFrame:
    return spark.read.format("iceberg").load(f"{location}#{table}")


#: By the names that `bench_spark` has for them.
QUESTIONS: dict[str, _Ask] = {
    "count(*) of entries": lambda spark, location: _metadata(spark, location, "entries").selectExpr(
        "count(*)"
    ),
    "records by partition": lambda spark, location: (
        _metadata(spark, location, "entries")
        .selectExpr("data_file.partition AS partition", "data_file.record_count AS records")
        .groupBy("partition")
        .sum("records")
        .toDF("partition", "records")
        .selectExpr("sum(records)")
    ),
    "live files, merged": lambda spark, location: _metadata(spark, location, "files").selectExpr(
        "count(*)"
    ),
}


def main(location: str, cores: str, repeats: str) -> None:
    """Ask every question on a cluster of so many executors."""
    import snowpark_connect_deps_iceberg
    from pyspark.sql import SparkSession

    jars = Path(snowpark_connect_deps_iceberg.__file__).parent / "jars"
    jar = next(jars.glob("iceberg-spark-runtime-3.5_2.12-*.jar"))
    builder = SparkSession.builder.master(f"local-cluster[{cores},1,{_EXECUTOR_MB}]")
    settings = {
        "spark.jars": str(jar),
        "spark.driver.memory": "2g",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.ui.enabled": "false",
        "spark.sql.shuffle.partitions": "2",
    }
    for name, value in settings.items():
        builder = builder.config(name, value)
    spark = builder.getOrCreate()
    answer = {}
    for name, ask in QUESTIONS.items():
        times = []
        for _ in range(int(repeats) + 1):
            before = time.perf_counter()
            (rows,) = ask(spark, location).first() or (None,)
            times.append(time.perf_counter() - before)
        answer[name] = [rows, statistics.median(times[1:])]
    spark.stop()
    print(json.dumps(answer))


if __name__ == "__main__":
    main(*sys.argv[1:])
