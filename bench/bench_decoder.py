"""CPU time of `entries()` by part, and the least that this machine needs for the same bytes.

    python -m bench.bench_decoder [--entries N] [--columns N] [--rounds N] [--formats F ...]

One thread reads all columns of a table; the CPU of each kernel is that of its calls, page faults
included. The limit is measured in the same process, on the same bytes: decompress all blocks, parse
all records without storing a column (`walk`), and write as many bytes as the result has into new
memory. Prints Markdown, nanoseconds per entry, medians.
"""

from __future__ import annotations

import argparse
import gc
import resource
import statistics
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from pkgutil import resolve_name
from typing import Any
from unittest.mock import patch

import numpy as np

import arrowmeta
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

#: What the limit is made of.
_LIMIT = ("decompress", "walk", "first touch")


@contextmanager
def _timed_kernels() -> Iterator[dict[str, float]]:
    """Give the CPU seconds of each kernel's calls while inside."""
    seconds: dict[str, float] = defaultdict(float)
    calls = "arrowmeta.kernels.kernel.Kernel.__call__"
    call = resolve_name(calls)

    def timed(self: Any, *args: object) -> int:
        start = time.thread_time()
        result: int = call(self, *args)
        seconds[f"kernel {self.interpreted.__name__}"] += time.thread_time() - start
        return result

    with patch(calls, timed):
        yield seconds


def _cpu(work: Callable[[], object]) -> float:
    start = time.process_time()
    result = work()
    seconds = time.process_time() - start
    del result
    return seconds


def _entries(location: str) -> tuple[dict[str, float], int]:
    """Return the CPU seconds of parts of `entries()`, and the bytes of the result."""
    with _timed_kernels() as parts:
        before, start = resource.getrusage(resource.RUSAGE_SELF), time.process_time()
        result = arrowmeta.open(location, threads=1).entries()
        total = time.process_time() - start
    after = resource.getrusage(resource.RUSAGE_SELF)
    parts["outside of kernels"] = total - sum(parts.values())
    parts["all"] = total
    parts["of it in the system"] = after.ru_stime - before.ru_stime
    return dict(parts), result.nbytes


def _limit(files: list[bytes], result_len: int) -> dict[str, float]:
    """Return the CPU seconds of each part of the limit."""
    with _timed_kernels() as parts:
        arrowmeta.read_avro(files, columns=(), threads=1)
    return {
        "decompress": parts["kernel decompress_blocks"],
        "walk": parts["kernel decode_blocks"],
        "first touch": _cpu(lambda: _touched(result_len)),
    }


def _touched(n_bytes: int) -> list[np.ndarray]:
    """Return arrays of about a column's size, written once."""
    arrays = [np.empty(1 << 20, np.uint8) for _ in range(n_bytes >> 20)]
    for array in arrays:
        array[:] = 1
    return arrays


def print_split(format: str, n_entries: int, n_columns: int, rounds: int) -> None:
    """Print the parts and the limit of one table, in turns."""
    made = table(DEFAULT_CACHE, format, n_entries, n_columns)
    files = [Path(file.path).read_bytes() for file in made.files]
    entries: list[dict[str, float]] = []
    limits: list[dict[str, float]] = []
    result_len = _entries(made.location)[1]  # loads what has to be loaded once
    for _ in range(rounds):
        gc.collect()
        entries.append(_entries(made.location)[0])
        gc.collect()
        limits.append(_limit(files, result_len))

    def median(found: list[dict[str, float]], name: str) -> float:
        return statistics.median(one.get(name, 0.0) for one in found) / made.n_entries * 1e9

    limit = sum(median(limits, name) for name in _LIMIT)
    print(f"\n| {format}, {made.n_entries:,} entries, {result_len / made.n_entries:,.0f} bytes of "
          "Arrow each | ns an entry |\n|---|---:|")  # fmt: skip
    for name in sorted({name for one in entries for name in one}):
        print(f"| {name} | {median(entries, name):,.0f} |")
    for name in _LIMIT:
        print(f"| limit: {name} | {median(limits, name):,.0f} |")
    print(f"| **limit** | {limit:,.0f} |")
    print(f"| **all / limit** | {median(entries, 'all') / limit:.2f} |", flush=True)


def main() -> None:
    """Print where the time goes, by format."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    args = parser.parse_args()
    print(machine())
    for format in args.formats:
        print_split(format, args.entries, args.columns, args.rounds)


if __name__ == "__main__":
    main()
