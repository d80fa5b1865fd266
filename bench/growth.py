"""How CPU time and memory of `entries()` and `files()` grow with the number of entries.

    python -m bench.growth [--cache DIR] [--entries N ...] [--columns N] [--rounds N]

Each measurement is a process of its own: its peak memory after the first call, and the least CPU
time of two more calls. Sizes and relations take turns. The exponent is the slope of the line
through the logarithms: 1 is proportional. Allowed are 1.25 times the result and 150 MB. Prints
Markdown, medians.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import numpy as np

import arrowmeta
from bench.measure import peak_memory
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

_RELATIONS = ("entries", "files")


class _Cost(NamedTuple):
    """CPU seconds of a call, and bytes: the peak of its process and the result."""

    cpu: float
    peak: int
    result: int


def _read(location: str, relation: str) -> tuple[float, int]:
    """Return the CPU seconds of a call, and the bytes of its result."""
    start = time.process_time()
    result = arrowmeta.open(location).relation(relation)
    return time.process_time() - start, result.nbytes


def _measure(location: str, relation: str) -> _Cost:
    _, n_bytes = _read(location, relation)
    peak = peak_memory()
    return _Cost(min(_read(location, relation)[0] for _ in range(2)), peak, n_bytes)


def _in_new_process(location: str, relation: str) -> _Cost:
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(_measure, location, relation).result()


def _exponent(sizes: list[int], values: list[float]) -> float:
    return float(np.polyfit(np.log(sizes), np.log(values), 1)[0])


def _lines(format: str, locations: dict[int, str], rounds: int) -> Iterator[str]:
    """Yield the lines of a format's table."""
    costs: dict[tuple[str, int], list[_Cost]] = defaultdict(list)
    for _, relation, n_entries in product(range(rounds), _RELATIONS, locations):
        costs[relation, n_entries].append(_in_new_process(locations[n_entries], relation))

    def median(relation: str, n_entries: int, of: str) -> float:
        return statistics.median(getattr(one, of) for one in costs[relation, n_entries])

    yield f"| {format} | entries | CPU ns an entry | peak MB | result MB | peak / allowed |"
    yield "|---|---:|---:|---:|---:|---:|"
    for relation, n_entries in product(_RELATIONS, locations):
        cpu, peak, result = (median(relation, n_entries, of) for of in _Cost._fields)
        allowed = 1.25 * result + 150e6
        yield (
            f"| `{relation}()` | {n_entries:,} | {cpu / n_entries * 1e9:,.0f} | {peak / 1e6:,.0f} "
            f"| {result / 1e6:,.0f} | {peak / allowed:.2f} |"
        )
    sizes = list(locations)
    yield ""
    for relation in _RELATIONS:
        cpus = [median(relation, n, "cpu") for n in sizes]
        peaks = [median(relation, n, "peak") for n in sizes]
        yield (
            f"`{relation}()`, {format}: exponent of CPU time {_exponent(sizes, cpus):.3f}, "
            f"of peak memory {_exponent(sizes, peaks):.3f}."
        )
    ratios = [median("files", n, "cpu") / median("entries", n, "cpu") for n in sizes]
    yield "CPU of `files()` / `entries()`: " + ", ".join(
        f"{ratio:.2f} ({n:,})" for n, ratio in zip(sizes, ratios, strict=True)
    )


def main() -> None:
    """Print the growth by format."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    sizes = [10_000, 100_000, 1_000_000, 3_000_000]
    parser.add_argument("--entries", type=int, nargs="+", default=sizes)
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    print(machine())
    for format in ("paimon", "iceberg"):
        locations = {
            n: table(args.cache, format, n, args.columns).location for n in sorted(args.entries)
        }
        print()
        for line in _lines(format, locations, args.rounds):
            print(line, flush=True)


if __name__ == "__main__":
    main()
