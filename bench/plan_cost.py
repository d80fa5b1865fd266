"""Measure the parts of the CPU time of a plan of one partition.

    python -m bench.plan_cost [--entries N ...] [--formats ...] [--rounds N] [--small]

Prints Markdown: CPU milliseconds of a plan of one day, of reading the manifest list for it, and of
the statements that DuckDB runs for it; and of a plan without a condition, compared with `files`.
With `--small`, only a plan of an Iceberg table of four commits beside one by PyIceberg, in the same
process, both opened anew. Minimum of all rounds; rounds alternate.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from pkgutil import resolve_name
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import pyarrow as pa

from bench.peers import job
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

    where = job("one partition", "", location).sql

    def one_partition() -> object:
        return arrowmeta.open(location).plan(where).table([*_COLUMNS, "delete_files"])

    asked: dict[str, Callable[[], object]] = {
        "plan of one partition": one_partition,
        "open and read the manifest list": lambda: arrowmeta.open(location).manifests(),
        "plan of everything": lambda: arrowmeta.open(location).plan().table(_COLUMNS),
        "files": lambda: arrowmeta.open(location).relation("files", columns=_COLUMNS),
    }
    measured = dict(zip(asked, least(list(asked.values()), rounds), strict=True))
    each = [in_statements(one_partition) for _ in range(rounds)]
    return {**measured, f"its {len(each[0])} statements": min(map(sum, each))}


def small_costs(folder: str, rounds: int) -> dict[str, float]:
    """Return CPU milliseconds of opening and planning a small Iceberg table, by library."""
    from pyiceberg.catalog.memory import InMemoryCatalog
    from pyiceberg.table import StaticTable

    import arrowmeta

    catalog = InMemoryCatalog("bench", warehouse=f"file://{folder}")
    catalog.create_namespace("db")
    rows = {"id": list(range(100)), "day": [number % 5 for number in range(100)]}
    data = pa.table(rows, schema=pa.schema([("id", pa.int64()), ("day", pa.int32())]))
    table = catalog.create_table("db.t", data.schema)
    with table.update_spec() as update:
        update.add_identity("day")
    for _ in range(4):
        table.append(data)
    location, where = table.location().removeprefix("file://"), "day = 3 and id > 50"

    def ours() -> list[str]:
        return sorted(arrowmeta.open(location).plan(where).files["file_path"].to_pylist())

    def theirs() -> list[str]:
        scan = StaticTable.from_metadata(table.metadata_location).scan(row_filter=where)
        return sorted(task.file.file_path for task in scan.plan_files())

    assert [path.removeprefix("file://") for path in ours()] == [
        path.removeprefix("file://") for path in theirs()
    ]
    return dict(zip(("arrowmeta", "PyIceberg"), least([ours, theirs], rounds), strict=True))


def in_statements(ask: Callable[[], object]) -> list[float]:
    """Return the CPU milliseconds of each statement that a plan runs over Arrow tables."""
    lends = "arrowmeta.pruning.evaluator.session_over"
    spent, lend = list[float](), resolve_name(lends)

    @contextmanager
    def timed(query: str, tables: Mapping[str, pa.Table]) -> Iterator[Any]:
        start = time.process_time()
        with lend(query, tables) as session:
            yield session
        spent.append(1e3 * (time.process_time() - start))

    with patch(lends, timed):
        ask()
    return spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000])
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--small", action="store_true")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    print(machine())
    if args.small:
        with TemporaryDirectory() as folder:
            cpu = small_costs(folder, args.rounds)
        print("\n| small Iceberg table, open and plan | CPU ms |\n|---|---:|")
        for library, milliseconds in cpu.items():
            print(f"| {library} | {milliseconds:.2f} |")
        print(f"\n{cpu['arrowmeta'] / cpu['PyIceberg']:.1f} times the CPU of PyIceberg")
        return
    print("\n| table | what | CPU ms |\n|---|---|---:|")
    for format in args.formats:
        for n_entries in args.entries:
            made = table(args.cache, format, n_entries, 10)
            for name, cpu in costs(made.location, args.rounds).items():
                print(f"| {format}, {n_entries:,} | {name} | {cpu:.2f} |", flush=True)


if __name__ == "__main__":
    main()
