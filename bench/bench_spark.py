"""How the same questions go on one executor core and on two, each in a process of its own.

    python -m bench.bench_spark [--entries N] [--columns N] [--repeats N] [--cache DIR]

Prints a Markdown table. Executors are processes apart from the driver (`local-cluster`); every
answer is compared with what was written into the table before its time counts. The first round,
in which executors start Python and load kernels, is not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

import arrowmeta
from bench.report import machine
from bench.tables import DEFAULT_CACHE, Table, table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

PACKAGES = ("pyspark", "numba", "pyarrow")
FORMATS = ("paimon", "iceberg")
CORES = (1, 2)
_EXECUTOR_MB = 2048

#: One of the table's hundred partitions.
_WHERE = "dt = '2024-05-03'"


@dataclass(frozen=True)
class Question:
    """Something to ask of a table.

    Attributes:
        name: as printed.
        ask: returns a frame of one row, given the session and the table's location.
        truth: the row.
    """

    name: str
    ask: Callable[[SparkSession, str], DataFrame]
    truth: Callable[[Table], Sequence[int]]


def _entries(spark: SparkSession, location: str, columns: str) -> DataFrame:
    reader = spark.read.format("arrowmeta").option("relation", "entries")
    return reader.option("columns", columns).load(location)


def _count(spark: SparkSession, location: str) -> DataFrame:
    return _entries(spark, location, "status").selectExpr("count(*)")


def _grouped(spark: SparkSession, location: str) -> DataFrame:
    entries = _entries(spark, location, "partition,record_count")
    sums = entries.groupBy("partition").sum("record_count").toDF("partition", "records")
    return sums.selectExpr("sum(records)")


def _every_column(spark: SparkSession, location: str) -> DataFrame:
    reader = spark.read.format("arrowmeta").option("relation", "entries")
    return reader.load(location).selectExpr("sum(file_size_in_bytes)")


def _planned(spark: SparkSession, location: str) -> DataFrame:
    from arrowmeta.spark import files

    return files(spark, location, where=_WHERE, columns=["record_count"]).selectExpr("count(*)")


def _found(spark: SparkSession, location: str) -> DataFrame:
    from arrowmeta.spark import reconcile

    return reconcile(spark, location).selectExpr("count(*)")


@cache
def _on_one_machine(question: str, location: str) -> int:
    """Return what the Python API answers, without Spark."""
    opened = arrowmeta.open(location)
    return (opened.plan(_WHERE).files if question == "plan" else opened.reconcile()).num_rows


def _merged(spark: SparkSession, location: str) -> DataFrame:
    from arrowmeta.spark import files

    live = files(spark, location, columns=["file_size_in_bytes"])
    return live.selectExpr("count(*)")


def _n_live(made: Table) -> int:
    # A delete of Paimon takes back what another entry added; in Iceberg it only tells of it.
    taken_back = 2 if made.format == "paimon" else 1
    return made.truth["entries"] - taken_back * made.truth["deleted"]


QUESTIONS = (
    Question("count(*) of entries", _count, lambda made: [made.truth["entries"]]),
    Question("records by partition", _grouped, lambda made: [made.truth["record_count"]]),
    Question("entries, every column", _every_column, lambda made: [made.truth["file_size"]]),
    Question("live files, merged", _merged, lambda made: [_n_live(made)]),
    Question(
        f"files where {_WHERE}", _planned, lambda made: [_on_one_machine("plan", made.location)]
    ),
    Question("findings", _found, lambda made: [_on_one_machine("findings", made.location)]),
)


def run(format_name: str, cores: int, args: argparse.Namespace) -> dict[str, float]:
    """Ask every question on a cluster of `cores` executors; return the median seconds."""
    from arrowmeta.spark import register
    from arrowmeta.spark.java import local_session

    made = table(args.cache, format_name, args.entries, args.columns)
    spark = local_session(
        settings={
            "spark.master": f"local-cluster[{cores},1,{_EXECUTOR_MB}]",
            "spark.driver.memory": "2g",
        }
    )
    register(spark)
    seconds = {}
    for question in QUESTIONS:
        times = [_timed(question, spark, made) for _ in range(args.repeats + 1)]
        seconds[question.name] = statistics.median(times[1:])
    spark.stop()
    return seconds


def _timed(question: Question, spark: SparkSession, made: Table) -> float:
    before = time.perf_counter()
    answer = list(question.ask(spark, made.location).first() or ())
    after = time.perf_counter()
    if answer != list(question.truth(made)):
        raise SystemExit(f"{question.name}: {answer} is not {question.truth(made)}")
    return after - before


def _in_own_process(format_name: str, cores: int, args: argparse.Namespace) -> dict[str, float]:
    command = [sys.executable, "-m", "bench.bench_spark", "--run", format_name, str(cores)]
    command += ["--entries", str(args.entries), "--columns", str(args.columns)]
    command += ["--repeats", str(args.repeats), "--cache", str(args.cache)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def _rows(format_name: str, args: argparse.Namespace) -> None:
    made = table(args.cache, format_name, args.entries, args.columns)
    found = [_in_own_process(format_name, cores, args) for cores in CORES]
    megabytes = sum(file.length for file in made.files) / 1e6
    for question in QUESTIONS:
        one, two = (times[question.name] for times in found)
        print(
            f"| {format_name}, {megabytes:,.0f} MB | {question.name} "
            f"| {one:.2f} | {two:.2f} | {one / two:.2f} |"
        )


def main() -> None:
    """Measure and print the table, or one run for the process that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--run", nargs=2, metavar=("FORMAT", "CORES"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.run:
        print(json.dumps(run(args.run[0], int(args.run[1]), args)))
        return
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    print(f"{machine()}, load {os.getloadavg()[0]:.0f}; {versions}")
    print(f"{args.entries:,} entries, {args.columns} columns; median of {args.repeats}\n")
    print("| table | question | 1 core, s | 2 cores, s | speed-up |")
    print("|---|---|---:|---:|---:|")
    for format_name in FORMATS:
        _rows(format_name, args)


if __name__ == "__main__":
    main()
