"""CPU seconds of Spark and of Python for the same answers.

    python -m bench.bench_spark [--entries N] [--columns N] [--repeats N] [--master M] [--cache DIR]

Prints a Markdown table. Those of Spark are the sum of the driver, its JVM, executors and Python
workers; the answer goes to a sink that takes every column. Each library runs in a process of its
own and answers once before it counts.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import arrowmeta
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame

FORMATS = ("paimon", "iceberg")
LIBRARIES = ("python", "spark")
PACKAGES = ("pyspark", "numba", "pyarrow")
_COLUMNS = ["file_path", "record_count", "file_size_in_bytes"]
_WHERE = "dt = '2024-05-03'"

Questions = dict[str, Callable[[], int]]


def _of_python(location: str) -> Questions:
    def opened() -> arrowmeta.Table:
        return arrowmeta.open(location)

    return {
        "files, 3 columns": lambda: opened().files(_COLUMNS).num_rows,
        "files, all columns": lambda: opened().files().num_rows,
        "entries, all columns": lambda: opened().entries().num_rows,
        f"files where {_WHERE}": lambda: opened().plan(_WHERE).files.num_rows,
        "reconcile": lambda: opened().reconcile().num_rows,
    }


def _of_spark(location: str, master: str) -> Questions:
    from pyspark.sql import Observation
    from pyspark.sql import functions as f

    from arrowmeta.spark import entries, files, reconcile
    from arrowmeta.spark.java import local_session

    spark = local_session(settings={"spark.master": master, "spark.driver.memory": "1g"})

    def n_rows(frame: DataFrame) -> int:
        counted = Observation()
        frame = frame.observe(counted, f.count(f.lit(1)).alias("rows"))
        frame.write.format("noop").mode("overwrite").save()
        return int(counted.get["rows"])

    return {
        "files, 3 columns": lambda: n_rows(files(spark, location, columns=_COLUMNS)),
        "files, all columns": lambda: n_rows(files(spark, location)),
        "entries, all columns": lambda: n_rows(entries(spark, location)),
        f"files where {_WHERE}": lambda: n_rows(files(spark, location, _WHERE)),
        "reconcile": lambda: n_rows(reconcile(spark, location)),
    }


def run(library: str, location: str, args: argparse.Namespace) -> dict[str, Any]:
    """Ask every question; return rows and median CPU seconds of each."""
    is_spark = library == "spark"
    questions = _of_spark(location, args.master) if is_spark else _of_python(location)
    answers = {}
    for name, ask in questions.items():
        seconds = []
        for _ in range(args.repeats + 1):
            before = _cpu_seconds()
            rows = ask()
            seconds.append(_cpu_seconds() - before)
        answers[name] = {"rows": rows, "seconds": statistics.median(seconds[1:])}
    return answers


def _cpu_seconds() -> float:
    """Return what this process and all below it have used, those that have ended included."""
    parents, ticks = {}, {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            fields = (path / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(path.name)] = int(fields[1])
        ticks[int(path.name)] = sum(map(int, fields[11:15]))
    own = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(ticks.get(pid, 0) for pid in own) / os.sysconf("SC_CLK_TCK")


def _in_own_process(library: str, location: str, args: argparse.Namespace) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.bench_spark", "--repeats", str(args.repeats)]
    command += ["--master", args.master, "--run", library, location]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def _rows(format_name: str, args: argparse.Namespace) -> None:
    made = table(args.cache, format_name, args.entries, args.columns)
    megabytes = sum(file.length for file in made.files) / 1e6
    python, spark = (_in_own_process(one, made.location, args) for one in LIBRARIES)
    for name in python:
        if python[name]["rows"] != spark[name]["rows"]:
            raise SystemExit(f"{name}: {spark[name]['rows']} rows, not {python[name]['rows']}")
        seconds = python[name]["seconds"], spark[name]["seconds"]
        print(
            f"| {format_name}, {megabytes:,.0f} MB | {name} | {python[name]['rows']:,} "
            f"| {seconds[0]:.1f} | {seconds[1]:.1f} | {seconds[1] / seconds[0]:.1f} |"
        )


def main() -> None:
    """Measure and print the table, or one run for the process that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=FORMATS)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--run", nargs=2, metavar=("LIBRARY", "LOCATION"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.run:
        print(json.dumps(run(*args.run, args)))
        return
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    print(f"{machine()}, load {os.getloadavg()[0]:.0f}; {versions}")
    print(f"{args.entries:,} entries, {args.columns} columns, {args.master}")
    print(f"Medians of {args.repeats}.\n")
    print("| table | question | rows | Python, CPU s | Spark, CPU s | ratio |")
    print("|---|---|---:|---:|---:|---:|")
    for format_name in args.formats:
        _rows(format_name, args)


if __name__ == "__main__":
    main()
