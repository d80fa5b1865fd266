"""Compare queries with a store, without one, and of planners of other libraries.

    python -m bench.bench_store [--entries N] [--formats ...] [--rounds N] [--only-ours]

Creates a table and fills a store; prints CPU seconds and bytes of both, and of one `entries()`.
Each query runs in a new process that has run it over a small table before; rounds alternate.
Planners of other libraries run the same query if they can; for partitions, sums and counts they
plan all files, and only that is timed. Results are compared before times are: with and without the
store in every value, with other libraries by file names. Prints Markdown; ratios are CPU seconds
of all threads, and wall clock, divided by ours.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from bench.job import Job
from bench.measure import peak_memory
from bench.peers import PLANS, POLARS_ICEBERG, PYPAIMON_RUST, ROOT, ask, difference, job
from bench.readers import answers
from bench.report import machine
from bench.tables import DEFAULT_CACHE, copied, table

_SMALL = 2_000
_PEERS = {"paimon": PYPAIMON_RUST, "iceberg": POLARS_ICEBERG}

#: Columns of `everything`: what a reader needs to open files, and what engines sort them by.
_TEN = {
    "paimon": ("bucket", "level", "schema_id", "min_sequence_number"),
    "iceberg": ("spec_id", "sequence_number", "file_sequence_number", "sort_order_id"),
}
_SHARED = (
    *("file_path", "partition", "record_count", "file_size_in_bytes", "content", "file_format"),
)


def _keys(found: Any, question: Job) -> Any:
    low, high = question.low, question.high
    return found.plan(f"id >= {low} AND id <= {high}").table(_SHARED[:4])


#: What is asked of a table that is open, and the plan that another library answers it with.
_QUESTIONS: dict[str, tuple[Callable[[Any, Job], Any], str]] = {
    "range of keys": (_keys, "1 % of the keys"),
    "one partition": (
        lambda found, question: found.plan(f"dt = '{question.day}'").table(_SHARED[:4]),
        "one partition",
    ),
    "everything, ten columns": (
        lambda found, question: found.plan().table((*_SHARED, *_TEN[found.format])),
        "everything",
    ),
    "partitions": (lambda found, question: found.partitions(), "everything"),
    "aggregate": (
        lambda found, question: found.aggregate("count(*), min(id), max(id)"),
        "everything",
    ),
    "count": (
        lambda found, question: found.sql("SELECT count(*), sum(record_count) FROM files"),
        "everything",
    ),
}


def answer(name: str, store: str, question: Job) -> dict[str, Any]:
    """Ask one question in this process; see `bench.measure`."""
    os.environ["ARROWMETA_JIT"] = "1"
    import arrowmeta

    def ask(location: str, store: str) -> Any:
        found = arrowmeta.open(location, store=store or False)
        return _QUESTIONS[name][0](found, question)

    for kept in (store, "", store):  # the first time fills the store; the second loads decoders
        ask(question.small, kept)
    before = peak_memory()
    wall, cpu = time.perf_counter(), time.process_time()
    result = ask(question.location, store)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    found: dict[str, Any] = {"wall": wall, "cpu": cpu, "peak": peak_memory(), "before": before}
    if question.is_compared:
        without = _QUESTIONS[name][0](arrowmeta.open(question.location, store=False), question)
        if without.combine_chunks() != result.combine_chunks():
            raise SystemExit(f"{name}: answers with and without a store differ")
        if "file_path" in result.column_names:
            found["found"] = answers.of_files(result)
    return found


def fill(location: str, store: str) -> dict[str, Any]:
    """Read all entries, or fill the store, in this process."""
    os.environ["ARROWMETA_JIT"] = "1"
    import arrowmeta

    wall, cpu = time.perf_counter(), time.process_time()
    if store:
        arrowmeta.index(location, store=store)
    else:
        arrowmeta.open(location, store=False).entries()
    return {"wall": time.perf_counter() - wall, "cpu": time.process_time() - cpu}


class Bench:
    """The measurements over one table.

    Args:
        args: of the command line.
        format: of the table.
    """

    def __init__(self, args: argparse.Namespace, format: str) -> None:
        self._args, self._format = args, format
        self._made = table(args.cache, format, args.entries, 10)
        if args.copies > 1:
            self._made = copied(self._made, args.copies)
        small = table(args.cache, format, _SMALL, 10)
        self._plans = {
            name: job(name, format, self._made.location, small.location) for name in PLANS
        }
        self._store = Path(args.cache) / f"store-{format}-{args.entries}-x{args.copies}"

    def lines(self) -> Iterator[str]:
        """Yield the report."""
        n_bytes = sum(file.length for file in self._made.files)
        n_entries = self._args.entries * self._args.copies
        size = f"{n_entries:,} entries, {len(self._made.files):,} manifests"
        yield f"\n### {self._format}, {size}\n"
        yield from self._building(n_bytes)
        yield "| question | reader | CPU s | wall s | peak MiB | CPU over ours | wall over ours |"
        yield "|---|---|---:|---:|---:|---:|---:|"
        for name, (_, plan) in _QUESTIONS.items():
            if not self._args.questions or name in self._args.questions:
                yield from self._asked(name, self._plans[plan])

    def _building(self, n_bytes: int) -> Iterator[str]:
        rounds: dict[str, list[dict[str, Any]]] = {"": [], str(self._store): []}
        for _ in range(self._args.rounds):
            for store, found in rounds.items():
                if not store and self._args.copies > 1:  # all columns are more than fits
                    found.append({"cpu": math.nan, "wall": math.nan})
                    continue
                shutil.rmtree(self._store, ignore_errors=True)
                found.append(self._ours("fill", self._made.location, store))
        entries, built = (
            {clock: statistics.median(one[clock] for one in found) for clock in ("cpu", "wall")}
            for found in rounds.values()
        )
        n_stored = sum(file.stat().st_size for file in self._store.rglob("*") if file.is_file())
        yield (
            f"Building: {built['cpu']:.2f} CPU s, {built['wall']:.2f} s; one `entries()`: "
            f"{entries['cpu']:.2f} CPU s, {entries['wall']:.2f} s: "
            f"{built['cpu'] / entries['cpu']:.2f} times the CPU. "
            f"Store {n_stored / 2**20:.0f} MiB, manifests {n_bytes / 2**20:.0f} MiB.\n"
        )

    def _asked(self, name: str, question: Job) -> Iterator[str]:
        peer = _PEERS[self._format]
        readers: dict[str, Callable[[Job], dict[str, Any]]] = {
            "store": lambda asked: self._ours(name, str(self._store), asked),
            "no store": lambda asked: self._ours(name, "", asked),
        }
        if not self._args.only_ours:
            readers[peer.name] = lambda asked: ask(peer, asked)
        yield from self._checked(name, question, readers)
        plain = replace(question, is_compared=False)
        rounds: dict[str, list[dict[str, Any]]] = {reader: [] for reader in readers}
        for _ in range(self._args.rounds):
            for reader, question_of in readers.items():
                rounds[reader].append(question_of(plain))
        medians = {
            reader: {
                clock: statistics.median(one.get(clock, math.nan) for one in found)
                for clock in ("cpu", "wall", "peak")
            }
            for reader, found in rounds.items()
        }
        ours = medians["store"]
        for reader, found in medians.items():
            ratios = [f"{found[clock] / ours[clock]:.1f}" for clock in ("cpu", "wall")]
            cells = [f"{found['cpu']:.3f}", f"{found['wall']:.3f}", f"{found['peak'] / 2**20:,.0f}"]
            yield f"| {name} | {reader} | {' | '.join([*cells, *ratios])} |"

    def _checked(
        self,
        name: str,
        question: Job,
        readers: dict[str, Callable[[Job], dict[str, Any]]],
    ) -> Iterator[str]:
        """Compare answers, and say where others keep other files."""
        found = {
            reader: question_of(question).get("found", {})
            for reader, question_of in readers.items()
            if reader != "no store"  # compared in the same process
        }
        for reader, numbers in found.items():
            if found["store"] and (wrong := difference(numbers, found["store"])):
                yield f"| {name} | {reader}: {wrong} | | | | | |"

    def _ours(self, *asked: Any) -> dict[str, Any]:
        done = subprocess.run(
            [sys.executable, "-m", "bench.bench_store", "--asked"],
            input=json.dumps([asdict(one) if isinstance(one, Job) else one for one in asked]),
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            check=True,
        )
        return dict(json.loads(done.stdout))


def main() -> None:
    """Measure and print, or answer what another process asks on standard input."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--copies", type=int, default=1, help="of each manifest")
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--questions", nargs="+", choices=list(_QUESTIONS))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only-ours", action="store_true")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--asked", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.asked:
        what, store, question = json.load(sys.stdin)
        if what == "fill":
            print(json.dumps(fill(store, question)))
        else:
            print(json.dumps(answer(what, store, Job(**question))))
        return
    print(machine())
    for format in args.formats:
        for line in Bench(args, format).lines():
            print(line, flush=True)


if __name__ == "__main__":
    main()
