"""CPU and seconds of the metadata tables of Java libraries and of arrowmeta, in one Spark session.

    python -m bench.bench_spark_java --jars A.jar,B.jar [--format paimon] [--entries N ...]
        [--repeats N] [--library java]

The jars are the runtimes of both formats for Spark, from Maven Central, such as
`org.apache.iceberg:iceberg-spark-runtime-4.1_2.13:1.12.0`. The PySpark installed has to be the
version that the jars are for. Of older ones, the wheel `snowpark-connect-deps-iceberg` has that of
Iceberg 1.10.2 for Spark 3.5, without Jackson: beside it goes a jar of PySpark's own Jackson, moved
to `org.apache.iceberg.shaded.com.fasterxml.jackson`.

The source package of `pypaimon` 0.2.0 has Paimon 0.9.0 without its module for Spark. That is
compiled from the sources of the release, `paimon-spark-common`: ANTLR for its grammar, the Scala
compiler among PySpark's jars, then javac.

Each query runs once without being counted, then for both in turn; rows go to a sink that reads
every column. The numbers of rows, records and bytes are compared. Prints a Markdown table with
medians, and the most memory that the driver's Python process and its JVM, in which tasks run, too,
have had: of one library with --library.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bench.bench_spark import cpu_seconds, driver_memory
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

#: Relations by format, and whether they have numbers of records and bytes.
RELATIONS = {
    "iceberg": {"files": True, "entries": False},
    "paimon": {"files": True, "partitions": True, "manifests": False},
}
LIBRARIES = ("java", "arrowmeta")
_NUMBERS = ("record_count", "file_size_in_bytes")

Load = Callable[..., "DataFrame"]


def loads(spark: SparkSession, format_name: str, location: str, relation: str) -> tuple[Load, Load]:
    """Return how Java's table and our relation are loaded."""
    import arrowmeta.spark

    def of_java() -> DataFrame:
        if format_name == "iceberg":
            return spark.read.format("iceberg").load(f"{location}#{relation}")
        return spark.table(f"lake.bench.`{Path(location).name}${relation}`")

    def of_us(columns: list[str] | None = None) -> DataFrame:
        return arrowmeta.spark.files(spark, location, relation=relation, columns=columns)

    return of_java, of_us


def questions(
    spark: SparkSession, format_name: str, location: str
) -> dict[str, Mapping[str, Callable[[], object]]]:
    """Return what is asked: of Java, and of arrowmeta; the answers have to be equal."""
    asked: dict[str, Mapping[str, Callable[[], object]]] = {}
    for relation, has_numbers in RELATIONS[format_name].items():
        java, ours = loads(spark, format_name, location, relation)
        # Spark prunes no columns of a function: one is named, as `count` needs none.
        least = [_NUMBERS[0] if has_numbers or format_name == "iceberg" else "length"]
        named = list(_NUMBERS) if has_numbers else least
        kinds = {
            f"count(*) of {relation}": (_counted, least),
            f"{relation}, sums of records and bytes": (_sums, named),
            f"{relation}, all columns": (_written, None),
        }
        for name, (ask, columns) in kinds.items():
            if ask is not _sums or has_numbers:
                load = partial(ours, columns)
                asked[name] = {"java": partial(ask, java), "arrowmeta": partial(ask, load)}
    return asked


def _counted(load: Load) -> object:
    return load().count()


def _sums(load: Load) -> object:
    from pyspark.sql import functions as f

    (row,) = load().agg(*(f.sum(name) for name in _NUMBERS)).collect()
    return tuple(row)


def _written(load: Load) -> object:
    load().write.format("noop").mode("overwrite").save()
    return None


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jars", required=True)
    parser.add_argument("--format", choices=RELATIONS, default="iceberg")
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--library", choices=LIBRARIES, nargs="+", default=LIBRARIES)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    from arrowmeta.spark.java import local_session

    # A catalog of Paimon takes a folder of databases.
    held = tempfile.TemporaryDirectory()
    settings = {"spark.jars": args.jars, "spark.driver.memory": "2g"}
    if args.format == "paimon":
        settings["spark.sql.catalog.lake"] = "org.apache.paimon.spark.SparkCatalog"
        settings["spark.sql.catalog.lake.warehouse"] = Path(held.name).as_uri()
    spark = local_session(settings=settings)
    print(f"{machine()}; Spark {spark.version}; local[2]; medians of {args.repeats}\n")
    columns = [f"{name}, {unit}" for unit in ("CPU s", "s") for name in args.library]
    print(f"| entries | question | {' | '.join(columns)} |")
    print(f"|---:|---|{'---:|' * len(columns)}")
    for n_entries in args.entries:
        location = table(args.cache, args.format, n_entries, 10).location
        database = Path(held.name, "bench.db")
        database.mkdir(exist_ok=True)
        (database / Path(location).name).symlink_to(location)
        for name, of_all in questions(spark, args.format, location).items():
            askers = {library: of_all[library] for library in args.library}
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
    peaks = ", ".join(f"{process} {peak:,.0f} MB" for process, peak in driver_memory().items())
    print(f"\nMost memory of the driver: {peaks}")


if __name__ == "__main__":
    main()
