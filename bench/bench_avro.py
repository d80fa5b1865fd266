"""Decoding of manifests: ours against fastavro, on the same bytes, in one process.

    python -m bench.bench_avro [--entries N] [--repeats N]

Prints a Markdown table. Results are compared for equality before anything is timed; the first call,
which compiles or loads the kernel, is timed apart.
"""

from __future__ import annotations

import argparse
import io
import os
import platform
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any

import fastavro
import pyarrow as pa

from arrowmeta import read_avro
from bench.inputs import iceberg_manifest, paimon_manifest
from bench.job import PLAN_FIELDS

PACKAGES = ("numba", "numpy", "pyarrow", "fastavro")


@dataclass(frozen=True)
class Case:
    """One file to decode.

    Attributes:
        name: as printed.
        file: its bytes.
        columns: those of `PLAN_FIELDS`.
    """

    name: str
    file: bytes
    columns: tuple[str, ...]


def cases(n_entries: int) -> list[Case]:
    """Return manifests of both formats, each with few and many columns of statistics."""
    return [
        Case(f"{name}, {n} columns", make(n_entries, n), columns)
        for name, make, columns in (
            ("Paimon zstandard", paimon_manifest, PLAN_FIELDS["paimon"]),
            ("Iceberg deflate", iceberg_manifest, PLAN_FIELDS["iceberg"]),
        )
        for n in (10, 30)
    ]


def fastavro_rows(file: bytes) -> list[Any]:
    """Read all rows with fastavro."""
    return list(fastavro.reader(io.BytesIO(file)))


def drain_fastavro(file: bytes) -> None:
    """Read all rows with fastavro and keep none."""
    for _ in fastavro.reader(io.BytesIO(file)):
        pass


def fastavro_table(file: bytes, schema: pa.Schema) -> pa.Table:
    """Read all rows with fastavro and make the table of `schema` out of them."""
    return pa.Table.from_pylist(fastavro_rows(file), schema=schema)


def check_equal(case: Case) -> pa.Table:
    """Return our table after comparing it, whole and projected, to fastavro's."""
    table = read_avro(case.file)
    if not table.equals(fastavro_table(case.file, table.schema)):
        raise SystemExit(f"{case.name}: the table differs from fastavro's")
    projected = read_avro(case.file, columns=case.columns)
    for path in case.columns:
        if not column_at(projected, path).equals(column_at(table, path)):
            raise SystemExit(f"{case.name}: projected column {path} differs")
    return table


def column_at(table: pa.Table, path: str) -> pa.ChunkedArray:
    """Return the column of a dotted name."""
    top, *inner = path.split(".")
    column = table[top]
    for name in inner:
        column = pa.chunked_array([chunk.field(name) for chunk in column.chunks])
    return column.combine_chunks()


def median_seconds(action: Callable[[], object], repeats: int) -> float:
    """Return the median wall time of `repeats` calls."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def decompressed_len(file: bytes) -> int:
    """Return the bytes of all blocks after decompression."""
    return sum(len(block.bytes_.getvalue()) for block in fastavro.block_reader(io.BytesIO(file)))


def contestants(case: Case, schema: pa.Schema) -> list[tuple[str, Callable[[], object], bool]]:
    """Return what to time: a name, the call, and whether it is slow enough to repeat less."""
    file = case.file
    return [
        ("arrowmeta", lambda: read_avro(file), False),
        ("arrowmeta, one thread", lambda: read_avro(file, threads=1), False),
        ("arrowmeta, 6 columns", lambda: read_avro(file, columns=case.columns), False),
        ("fastavro, rows dropped", lambda: drain_fastavro(file), True),
        ("fastavro + pyarrow table", lambda: fastavro_table(file, schema), True),
    ]


def print_case(case: Case, repeats: int) -> None:
    """Check and time one file, and print its rows of the Markdown table."""
    schema = (table := check_equal(case)).schema
    n_entries, n_bytes = table.num_rows, decompressed_len(case.file)
    del table
    base = 0.0
    size = f"{len(case.file) / 1e6:.1f} / {n_bytes / 1e6:.1f}"
    for name, action, is_slow in contestants(case, schema):
        seconds = median_seconds(action, 3 if is_slow else repeats)
        base = base or seconds
        speed = f"{n_entries / seconds:,.0f} | {n_bytes / seconds / 1e9:.3f}"
        print(f"| {case.name} | {size} | {name} | {speed} | {seconds / base:.2f} |", flush=True)


def main() -> None:
    """Run all cases."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=True)
    parser.add_argument("--entries", type=int, default=50_000)
    parser.add_argument("--repeats", type=int, default=7)
    args = parser.parse_args()

    tiny = paimon_manifest(1)
    first = median_seconds(lambda: read_avro(tiny), 1)
    second = median_seconds(lambda: read_avro(tiny), 1)
    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    print(f"Python {platform.python_version()}, {versions}; {platform.machine()}, ", end="")
    print(
        f"{os.cpu_count()} cores; {args.entries:,} entries; medians of {args.repeats} (fastavro 3)"
    )
    print(f"\nFirst call on one entry {first:.3f} s, second {1000 * second:.2f} ms.\n")
    print("| file | MB / decompressed | reader | entries/s | GB/s decompressed | time, ours = 1 |")
    print("|---|---|---|---|---|---|")
    for case in cases(args.entries):
        print_case(case, args.repeats)


if __name__ == "__main__":
    main()
