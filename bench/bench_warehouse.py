"""What Spark needs for a warehouse of many tables.

    python -m bench.bench_warehouse [--tables N] [--commits N] [--bucket]
        [--only NAME ...] [--request-timeout SECONDS] [--master M] [--tasks N] [--cache DIR]

The tables are copies of one of Paimon and one of Iceberg, in turn. Each of `index`, `save` and
`warehouse` runs three times: at first, with nothing new, and after a commit in some tables. Prints
Markdown: seconds, and CPU seconds of driver, JVM and Python workers; then the reasons of damage,
and the jobs that Spark's page shows. The rows of `files` are compared with those of the two tables.

With --bucket the tables are in a bucket that this machine serves (`bench.object_store`). A further
table takes a fifth of a second for each answer.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pyarrow as pa
import pyarrow.compute as pc

import arrowmeta
from arrowmeta.spark import index, warehouse
from arrowmeta.spark.save import save_warehouse
from bench.bench_spark import cpu_seconds
from bench.object_store import BUCKET, REGION, running_store
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

_ENTRIES, _PER_FILE = 200, 50
_NEW = "snapshot/snapshot-2"
CALLS = ("index", "save", "warehouse")
_NAME = "warehouse"
#: Seconds before each answer about a key that begins so.
_DELAYS = {"slow/": 0.2}
_DELAYED = [key.partition("/")[0] for key in _DELAYS]


class Warehouse:
    """Copies of two tables, in which Paimon tables have the first of their two snapshots.

    Attributes:
        folder: the warehouse.
        expected: the number of live files of each table.
    """

    def __init__(self, folder: Path, cache: Path, n_tables: int, others: tuple[str, ...]) -> None:
        self.folder = folder
        formats = ("paimon", "iceberg")
        made = [Path(table(cache, one, _ENTRIES, 10, _PER_FILE).location) for one in formats]
        self._source = made[0]
        self._n_after = arrowmeta.open(made[0]).files().num_rows
        n_files = [arrowmeta.open(made[0], snapshot_id=1).files().num_rows]
        n_files.append(arrowmeta.open(made[1]).files().num_rows)
        self.expected: dict[str, int] = {}
        for i, name in enumerate([f"db{i % 10}.db/t{i:05}" for i in range(n_tables)]):
            self._copy(made[i % 2], name)
            self.expected[name] = n_files[i % 2]
        for name in others:
            self._copy(made[0], name)
            self.expected[name] = n_files[0]

    def _copy(self, source: Path, name: str) -> None:
        shutil.copytree(source, self.folder / name, copy_function=os.link)
        if (self.folder / name / _NEW).exists():
            (self.folder / name / _NEW).unlink()
            self._point_to(name, 1)

    def _point_to(self, name: str, snapshot_id: int) -> None:
        latest = self.folder / name / "snapshot" / "LATEST"
        latest.unlink()  # it is a link to that of the other tables
        latest.write_text(str(snapshot_id))

    def commit(self, n_tables: int) -> None:
        """Show the second snapshot of some tables."""
        old = [name for name in self.expected if (self.folder / name / "snapshot").is_dir()]
        for name in [name for name in old if not (self.folder / name / _NEW).exists()][:n_tables]:
            os.link(self._source / _NEW, self.folder / name / _NEW)
            self._point_to(name, 2)
            self.expected[name] = self._n_after

    def compare(self, n_files: Mapping[str, int], damage: Sequence[str]) -> None:
        """Check the number of files of each table."""
        if n_files != self.expected:
            wrong = [name for name in self.expected if n_files.get(name) != self.expected[name]]
            raise SystemExit(f"{len(wrong)} tables have other files, such as {wrong[:3]}: {damage}")


Answer = tuple[str, list[str]]


def run(args: argparse.Namespace, place: Warehouse, location: str, options: dict[str, Any]) -> None:
    """Run everything in one session, and print it."""
    from arrowmeta.spark.java import local_session

    settings = {
        "spark.master": args.master,
        "spark.ui.enabled": "true",
        "spark.driver.memory": "1g",
        "spark.sql.shuffle.partitions": str(args.tasks),
        "spark.sql.warehouse.dir": f"{place.folder}-saved",
    }
    spark = local_session(settings=settings)
    calls = _calls(spark, place, location, options)
    print("| call | run | seconds | CPU s | what it says |\n|---|---|---:|---:|---|")
    damage: Counter[tuple[str, str]] = Counter()
    for step, n_commits in (("first", 0), ("nothing new", 0), ("after commits", args.commits)):
        place.commit(n_commits)
        for name in args.only:
            before, start = cpu_seconds(), time.perf_counter()
            said, reasons = calls[name]()
            seconds = time.perf_counter() - start, cpu_seconds() - before
            cells = " | ".join(f"{one:,.1f}" for one in seconds)
            print(f"| {name} | {step} | {cells} | {said} |", flush=True)
            damage.update((name, reason) for reason in reasons)
    print("\nDamage:\n")
    for (name, reason), n_rows in damage.items():
        print(f"- {name}, {n_rows} times: {reason}")
    print("\n| job | tasks | times |\n|---|---:|---:|")
    for (name, n_tasks), n_jobs in _jobs(spark).items():
        print(f"| {name} | {n_tasks} | {n_jobs} |")
    spark.stop()


def _calls(
    spark: SparkSession, place: Warehouse, location: str, options: dict[str, Any]
) -> dict[str, Callable[[], Answer]]:
    """Return what is measured; each returns what it did, and why tables were not read."""
    store, days = f"{place.folder}-store", iter(date(2026, 1, number) for number in (1, 2, 3))

    def indexed() -> Answer:
        done = index(spark, location, store=store, **options)
        errors = done["error"].drop_null().to_pylist()
        return f"{_total(done, 'decoded_manifest_count')} manifests decoded", errors

    def saved() -> Answer:
        day, names = next(days), ["files", "partitions"]
        done = save_warehouse(spark, location, "saved", names, day=day, **options)
        rows = spark.table("saved.files").where(f"day = DATE'{day}'").groupBy("table").count()
        place.compare({row["table"]: row["count"] for row in rows.collect()}, [])
        return f"{_total(done, 'is_copied')} of {done.num_rows:,} tables unchanged", []

    def loaded() -> Answer:
        frames = warehouse(spark, location, ["files", "damage"], **options)
        counted = frames["files"].groupBy("table").count().collect()
        reasons = [row["reason"] for row in frames["damage"].collect()]
        place.compare({row["table"]: row["count"] for row in counted}, reasons)
        return f"{len(counted):,} tables", reasons

    return dict(zip(CALLS, (indexed, saved, loaded), strict=True))


def _total(done: pa.Table, column: str) -> str:
    return f"{pc.sum(done[column]).as_py():,}"


def _jobs(spark: SparkSession) -> Counter[tuple[str, int]]:
    """Count the jobs that Spark's page shows, by their description and number of tasks."""
    context = spark.sparkContext
    url = f"{context.uiWebUrl}/api/v1/applications/{context.applicationId}/jobs"
    with urllib.request.urlopen(url) as answer:
        jobs = json.load(answer)
    return Counter((job.get("description") or job["name"], job["numTasks"]) for job in jobs[::-1])


def _measured(args: argparse.Namespace) -> None:
    """Make the warehouse and run everything; `args.run` is its folder, and the store's endpoint."""
    folder, endpoint = Path(args.run[0]), args.run[1]
    place = Warehouse(folder, args.cache, args.tables, tuple(_DELAYED) if endpoint else ())
    options: dict[str, Any] = {"allow_moved_paths": True, "request_timeout": args.request_timeout}
    if endpoint:
        options["storage_options"] = {
            "s3.endpoint": f"http://{endpoint}",
            "s3.region": REGION,
            "s3.access-key-id": "key",
            "s3.secret-access-key": "secret",
        }
    run(args, place, f"s3://{BUCKET}/{folder.name}" if endpoint else str(folder), options)


def main() -> None:
    """Measure in a process of its own, beside that of the store, and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--commits", type=int, default=10)
    parser.add_argument("--bucket", action="store_true")
    parser.add_argument("--only", nargs="+", choices=CALLS, default=CALLS)
    parser.add_argument("--request-timeout", type=float, default=30.0)
    parser.add_argument("--master", default="local[2]")
    parser.add_argument("--tasks", type=int, default=16, help="shuffle partitions of the session")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--run", nargs=2, metavar=("FOLDER", "ENDPOINT"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.run:
        _measured(args)
        return
    print(f"{machine()}, load {os.getloadavg()[0]:.0f}; {args.tables:,} tables\n", flush=True)
    args.cache.mkdir(parents=True, exist_ok=True)
    with contextlib.ExitStack() as held:
        # Beside the tables, so that their files can be linked.
        root = held.enter_context(tempfile.TemporaryDirectory(dir=args.cache))
        endpoint = ""
        if args.bucket:
            store = held.enter_context(running_store(Path(root)))
            store.delays = {f"{_NAME}/{key}": seconds for key, seconds in _DELAYS.items()}
            endpoint = store.endpoint
        command = [sys.executable, "-m", "bench.bench_warehouse", *sys.argv[1:]]
        subprocess.run([*command, "--run", f"{root}/{_NAME}", endpoint], check=True)


if __name__ == "__main__":
    main()
