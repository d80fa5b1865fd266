"""CPU seconds of Spark and of Python for the same answers.

    python -m bench.bench_spark [--entries N] [--columns N] [--repeats N] [--master M] [--cache DIR]
        [--only TEXT] [--store DIR] [--pieces N ...]

Prints a Markdown table. Those of Spark are the sum of the driver, its JVM, executors and Python
workers; the answer goes to a sink that takes every column. Each library runs in a process of its
own and answers once before it counts. Below the table stands the most memory that the driver's
Python process and its JVM have had by the last question that Python answers, too.

With --pieces only the files of a warehouse of one Paimon table are read, in as many pieces.

With --store both answer from a store, which the answer that does not count fills.

The last rows of a table are of Spark alone. `data source`: the same entries by
`spark.read.format`. The others are limits. `transfer only`: it receives the entries from tasks that
have them as Arrow already, in a file in memory; no decoder can take less. `as Parquet`: its own
reader reads the files of the table, which Spark has written as Parquet before.
"""

from __future__ import annotations

import argparse
import atexit
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa

import arrowmeta
from arrowmeta.spark import entries, files, reconcile, register, warehouse
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

FORMATS = ("paimon", "iceberg")
LIBRARIES = ("python", "spark")
PACKAGES = ("pyspark", "numba", "pyarrow")
_COLUMNS = ["file_path", "record_count", "file_size_in_bytes"]
_WHERE = "dt = '2024-05-03'"

_TRANSFER_ONLY = "transfer only"
_AS_PARQUET = "as Parquet"
_BATCH_ROWS = 16_384

Questions = dict[str, Callable[[], int]]


def _of_python(location: str, store: str | None) -> Questions:
    def opened() -> arrowmeta.Table:
        return arrowmeta.open(location, store=store or False)

    return {
        "files, 3 columns": lambda: opened().files(_COLUMNS).num_rows,
        "files, all columns": lambda: opened().files().num_rows,
        "entries, all columns": lambda: opened().entries().num_rows,
        f"files where {_WHERE}": lambda: opened().plan(_WHERE).files.num_rows,
        "reconcile": lambda: opened().reconcile().num_rows,
    }


def _of_spark(location: str, store: str | None, master: str) -> Questions:
    from pyspark.sql import Observation
    from pyspark.sql import functions as f

    from arrowmeta.spark.java import local_session

    spark = local_session(settings={"spark.master": master, "spark.driver.memory": "1g"})
    register(spark)

    def n_rows(frame: DataFrame) -> int:
        counted = Observation()
        frame = frame.observe(counted, f.count(f.lit(1)).alias("rows"))
        frame.write.format("noop").mode("overwrite").save()
        return int(counted.get["rows"])

    def as_parquet() -> DataFrame:
        return spark.read.parquet(_parquet_files(spark, location))

    return {
        "files, 3 columns": lambda: n_rows(files(spark, location, columns=_COLUMNS, store=store)),
        "files, all columns": lambda: n_rows(files(spark, location, store=store)),
        "entries, all columns": lambda: n_rows(entries(spark, location, store=store)),
        f"files where {_WHERE}": lambda: n_rows(files(spark, location, _WHERE, store=store)),
        "reconcile": lambda: n_rows(reconcile(spark, location)),
        "entries, all columns, data source": lambda: n_rows(
            spark.read.format("arrowmeta").load(location, relation="entries")
        ),
        f"entries, 3 columns, {_TRANSFER_ONLY}": lambda: n_rows(
            _transferred(spark, location, _COLUMNS)
        ),
        f"entries, all columns, {_TRANSFER_ONLY}": lambda: n_rows(_transferred(spark, location)),
        f"entries, 3 columns, {_TRANSFER_ONLY}, shuffled": lambda: n_rows(
            _transferred(spark, location, _COLUMNS).repartition("file_path")
        ),
        f"files, 3 columns, {_AS_PARQUET}": lambda: n_rows(as_parquet().select(_COLUMNS)),
        f"files, all columns, {_AS_PARQUET}": lambda: n_rows(as_parquet()),
    }


@cache
def _parquet_files(spark: SparkSession, location: str) -> str:
    """Write the files of a table as Parquet, without structs that have no field; return where."""
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    rows = files(spark, location)
    of_nothing = [f.name for f in rows.schema if f.dataType.simpleString() == "struct<>"]
    rows.drop(*of_nothing).write.parquet(f"{folder.name}/files")
    return f"{folder.name}/files"


def _transferred(
    spark: SparkSession, location: str, columns: Sequence[str] | None = None
) -> DataFrame:
    """Return the entries from tasks that read them from files of Arrow, half of them each."""
    from arrowmeta.spark.arrow import to_struct_type

    folder = _entry_files(location).name

    def read(batches: Iterator[pa.RecordBatch]) -> Iterator[pa.RecordBatch]:
        for batch in batches:
            for part in batch["id"].to_pylist():
                with pa.memory_map(f"{folder}/{part}.arrow") as file:
                    reader = pa.ipc.open_file(file)
                    for number in range(reader.num_record_batches):
                        yield reader.get_batch(number).select(names)

    with pa.memory_map(f"{folder}/0.arrow") as file:
        whole = pa.ipc.open_file(file).schema
    names = columns or whole.names
    schema = to_struct_type(pa.schema([whole.field(name) for name in names]))
    return spark.range(0, 2, 1, 2).mapInArrow(read, schema)


@cache
def _entry_files(location: str) -> tempfile.TemporaryDirectory[str]:
    from arrowmeta.spark.arrow import to_spark_table

    folder = tempfile.TemporaryDirectory()
    rows = to_spark_table(arrowmeta.open(location).entries())
    half = -(-rows.num_rows // 2)
    for part in range(2):
        with pa.ipc.new_file(f"{folder.name}/{part}.arrow", rows.schema) as writer:
            writer.write_table(rows.slice(part * half, half), max_chunksize=_BATCH_ROWS)
    return folder


def run(library: str, location: str, args: argparse.Namespace) -> dict[str, Any]:
    """Ask every question; return rows, median CPU seconds and memory so far of each."""
    is_spark = library == "spark"
    questions = (
        _of_spark(location, args.store, args.master)
        if is_spark
        else _of_python(location, args.store)
    )
    answers = {}
    for name, ask in questions.items():
        if args.only not in name:
            continue
        seconds = []
        for _ in range(args.repeats + 1):
            before = cpu_seconds()
            rows = ask()
            seconds.append(cpu_seconds() - before)
        median = statistics.median(seconds[1:])
        answers[name] = {"rows": rows, "seconds": median, "memory": driver_memory()}
    return answers


def cpu_seconds() -> float:
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


def driver_memory() -> dict[str, float]:
    """Return the most megabytes that this process, and the JVM it has started, have had."""
    found = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            lines = (path / "status").read_text().splitlines()
        except OSError:
            continue
        facts = dict(line.split(":\t", 1) for line in lines if ":\t" in line)
        is_own = int(path.name) == os.getpid()
        if is_own or (facts["Name"] == "java" and int(facts["PPid"]) == os.getpid()):
            found["Python" if is_own else "JVM"] = int(facts["VmHWM"].split()[0]) / 1000
    return found


def _over_pieces(args: argparse.Namespace) -> None:
    """Print what the files of a warehouse cost, by the number of pieces of its one table."""
    from arrowmeta.spark.java import local_session

    made = table(args.cache, "paimon", args.entries, args.columns)
    # As `shares_of` counts them.
    n_bytes = sum(file.length + (32 << 10) for file in made.files)
    spark = local_session(settings={"spark.master": args.master, "spark.driver.memory": "1g"})

    def cost(n_pieces: int) -> float:
        before = cpu_seconds()
        size = -(-n_bytes // n_pieces)
        frame = warehouse(spark, made.location, ["files"], bytes_per_task=size)["files"]
        frame.write.format("noop").mode("overwrite").save()
        return cpu_seconds() - before

    cost(args.pieces[0])
    print("| pieces | Spark, CPU s |\n|---:|---:|")
    for n_pieces in args.pieces:
        seconds = statistics.median(cost(n_pieces) for _ in range(args.repeats))
        print(f"| {n_pieces} | {seconds:.1f} |")


def _in_own_process(library: str, location: str, args: argparse.Namespace) -> dict[str, Any]:
    command = [sys.executable, "-m", "bench.bench_spark", "--repeats", str(args.repeats)]
    command += ["--master", args.master, "--only", args.only, "--run", library, location]
    command += ["--store", args.store] if args.store else []
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def _rows(format_name: str, args: argparse.Namespace) -> dict[str, float]:
    made = table(args.cache, format_name, args.entries, args.columns)
    megabytes = sum(file.length for file in made.files) / 1e6
    python, spark = (_in_own_process(one, made.location, args) for one in LIBRARIES)
    memory: dict[str, float] = {}
    for name in python:
        if python[name]["rows"] != spark[name]["rows"]:
            raise SystemExit(f"{name}: {spark[name]['rows']} rows, not {python[name]['rows']}")
        seconds = python[name]["seconds"], spark[name]["seconds"]
        print(
            f"| {format_name}, {megabytes:,.0f} MB | {name} | {python[name]['rows']:,} "
            f"| {seconds[0]:.1f} | {seconds[1]:.1f} | {seconds[1] / seconds[0]:.1f} |"
        )
        memory = spark[name]["memory"]
    for name in [name for name in spark if name not in python]:
        rows, least = spark[name]["rows"], spark[name]["seconds"]
        print(f"| {format_name}, {megabytes:,.0f} MB | {name} | {rows:,} | | {least:.1f} | |")
    return memory


def main() -> None:
    """Measure and print the table, or one run for the process that does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--formats", nargs="+", choices=FORMATS, default=FORMATS)
    parser.add_argument(
        "--only", default="", metavar="TEXT", help="questions with it in their name"
    )
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--store", metavar="DIR", help="a store to answer from")
    parser.add_argument("--pieces", nargs="+", type=int, metavar="N", help="of one table")
    parser.add_argument("--run", nargs=2, metavar=("LIBRARY", "LOCATION"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.run:
        print(json.dumps(run(*args.run, args)))
        return
    if args.pieces:
        _over_pieces(args)
        return
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    print(f"{machine()}, load {os.getloadavg()[0]:.0f}; {versions}")
    print(f"{args.entries:,} entries, {args.columns} columns, {args.master}")
    print(f"Medians of {args.repeats}.\n")
    print("| table | question | rows | Python, CPU s | Spark, CPU s | ratio |")
    print("|---|---|---:|---:|---:|---:|")
    memory = {format_name: _rows(format_name, args) for format_name in args.formats}
    for format_name, peaks in memory.items():
        said = ", ".join(f"{process} {peak:,.0f} MB" for process, peak in peaks.items())
        print(f"\nMost memory of the driver, {format_name}: {said}")


if __name__ == "__main__":
    main()
