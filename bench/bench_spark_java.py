"""CPU and seconds of Iceberg's Java metadata tables and of arrowmeta, in one Spark session.

    python -m bench.bench_spark_java --jars A.jar,B.jar [--entries N ...] [--repeats N]

The PySpark installed has to be the version that Iceberg's jar is for. The wheel
`snowpark-connect-deps-iceberg` has that of Iceberg 1.10.2 for Spark 3.5, without Jackson: beside it
goes a jar of PySpark's own Jackson, moved to `org.apache.iceberg.shaded.com.fasterxml.jackson`.

Each query runs once without being counted, then for both in turn; rows go to a sink that reads
every column. Prints a Markdown table with medians.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from bench.bench_spark import cpu_seconds
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

RELATIONS = ("files", "entries")


def questions(spark: SparkSession, location: str) -> dict[str, Mapping[str, Callable[[], int]]]:
    """Return what is asked: of Iceberg, and of arrowmeta; each returns the number of rows."""
    import arrowmeta.spark

    loads = {"files": arrowmeta.spark.files, "entries": arrowmeta.spark.entries}
    asked: dict[str, Mapping[str, Callable[[], int]]] = {}
    for relation in RELATIONS:

        def of_java(relation: str = relation) -> DataFrame:
            return spark.read.format("iceberg").load(f"{location}#{relation}")

        def of_us(relation: str = relation, columns: list[str] | None = None) -> DataFrame:
            return loads[relation](spark, location, columns=columns)

        asked[f"count(*) of {relation}"] = {
            "Iceberg": lambda load=of_java: load().count(),
            # Spark prunes no columns of a function: one is named, as `count` needs none.
            "arrowmeta": lambda load=of_us: load(columns=["record_count"]).count(),
        }
        asked[f"{relation}, all columns"] = {
            "Iceberg": lambda load=of_java: _written(load()),
            "arrowmeta": lambda load=of_us: _written(load()),
        }
    return asked


def _written(frame: DataFrame) -> int:
    frame.write.format("noop").mode("overwrite").save()
    return 0


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jars", required=True)
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    from arrowmeta.spark.java import local_session

    settings = {"spark.jars": args.jars, "spark.driver.memory": "2g"}
    spark = local_session(settings=settings)
    print(f"{machine()}; Spark {spark.version}; local[2]; medians of {args.repeats}\n")
    print("| entries | question | Iceberg, CPU s | arrowmeta, CPU s | Iceberg, s | arrowmeta, s |")
    print("|---:|---|---:|---:|---:|---:|")
    for n_entries in args.entries:
        location = table(args.cache, "iceberg", n_entries, 10).location
        for name, askers in questions(spark, location).items():
            rows = {library: ask() for library, ask in askers.items()}
            if len(set(rows.values())) > 1:
                raise SystemExit(f"{name}: {rows}")
            cpu: dict[str, list[float]] = {library: [] for library in askers}
            wall: dict[str, list[float]] = {library: [] for library in askers}
            for _ in range(args.repeats):
                for library, ask in askers.items():
                    before, start = cpu_seconds(), time.perf_counter()
                    ask()
                    wall[library].append(time.perf_counter() - start)
                    cpu[library].append(cpu_seconds() - before)
            cells = [statistics.median(times[library]) for times in (cpu, wall) for library in rows]
            print(f"| {n_entries:,} | {name} | {' | '.join(f'{cell:.1f}' for cell in cells)} |")


if __name__ == "__main__":
    main()
