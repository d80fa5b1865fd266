"""Where the CPU time of a plan of one partition goes.

    python -m bench.plan_cost [--entries N ...] [--formats ...] [--rounds N]

Prints Markdown: milliseconds of CPU for the plan of a day as `bench.bench_pruning` asks for it, of
decoding the same manifests without a question, and of the statements that DuckDB runs for it; and,
of a plan of everything, how much `files` takes beside it. The least of all rounds counts, in turns.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pyarrow as pa

from bench.bench_pruning import questions
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

_COLUMNS = ("file_path", "partition", "record_count", "file_size_in_bytes")


def least(asked: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """Return the least CPU milliseconds of each question, asked in turns."""
    for ask in asked:
        ask()
        ask()
    found = [float("inf")] * len(asked)
    for _ in range(rounds):
        for at, ask in enumerate(asked):
            start = time.process_time()
            ask()
            found[at] = min(found[at], 1e3 * (time.process_time() - start))
    return found


def costs(location: str, rounds: int) -> dict[str, float]:
    """Return CPU milliseconds by what takes them."""
    os.environ["ARROWMETA_JIT"] = "1"
    import arrowmeta
    from arrowmeta.model.source import EntryFilter, read_relation
    from arrowmeta.pruning.evaluator import Evaluator

    where = questions(location, location)["one partition"].sql
    plan = arrowmeta.open(location).plan(where)
    manifests = plan.manifests
    every = read_relation(arrowmeta.open(location).source, "manifests")["manifest_path"]
    kept = [at for at, path in enumerate(every) if path in manifests["manifest_path"].to_pylist()]

    def decode() -> object:
        source = arrowmeta.open(location).source
        read_relation(source, "manifests")
        return read_relation(source, "entries", _COLUMNS, only=EntryFilter(kept))

    evaluator, rows = Evaluator(), pa.table({"n": list(range(100))})
    bounds = "may_equal(n, n, 0, 0, 1, 7) AS kept"
    asked: dict[str, Callable[[], object]] = {
        "plan of one partition": lambda: (
            arrowmeta.open(location).plan(where).table([*_COLUMNS, "delete_files"])
        ),
        "decoding its manifests": decode,
        "parsing a condition": lambda: _parse(where),
        "one statement over 100 rows": lambda: evaluator.flags("SELECT n > 7 FROM files", rows),
        "one macro over 100 rows": lambda: evaluator.flags(f"SELECT {bounds} FROM files", rows),
        "plan of everything": lambda: arrowmeta.open(location).plan().table(_COLUMNS),
        "files": lambda: arrowmeta.open(location).relation("files", columns=_COLUMNS),
    }
    return dict(zip(asked, least(list(asked.values()), rounds), strict=True))


def _parse(where: str | None) -> object:
    from arrowmeta.predicate.engine import Engine

    return Engine(pa.schema([])).parse(f"SELECT 1 FROM t WHERE ({where})")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000])
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    print(machine())
    print("\n| table | what | CPU ms |\n|---|---|---:|")
    for format in args.formats:
        for n_entries in args.entries:
            made = table(args.cache, format, n_entries, 10)
            for name, cpu in costs(made.location, args.rounds).items():
                print(f"| {format}, {n_entries:,} | {name} | {cpu:.2f} |", flush=True)


if __name__ == "__main__":
    main()
