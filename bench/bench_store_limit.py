"""The least that a range of keys over a filled store takes with libraries as they are.

    python -m bench.bench_store_limit [--entries N] [--formats ...] [--rounds N]

After `bench.bench_store`, which fills the store. Each step runs in a process of its own over the
Parquet files of the store: imports, footers, the bounds of a key with the sizes that the funnel
adds up, all columns of the answer, and the question as DuckDB answers it by itself, which knows
neither snapshots nor deletes. Prints CPU seconds as Markdown.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from pathlib import Path

from bench.report import machine
from bench.tables import DEFAULT_CACHE

_FILES = """
import glob, sys, time
files = [f for f in glob.glob(sys.argv[1] + "/tables/*-" + sys.argv[2] + "-10-*/*/*.parquet")]
before = time.process_time()
"""
_READ = """
import pyarrow.parquet as pq
DICTIONARIES = ["file_folder"]
for file in files:
    opened = pq.ParquetFile(file, memory_map=True, read_dictionary=DICTIONARIES)
    names = {path: i for i, path in enumerate(map(".".join, opened.reader.column_paths))}
    leaves = [names[name] for name in COLUMNS if name in names]
    for group in range(opened.num_row_groups):
        if leaves:
            opened.reader.read_row_groups([group], column_indices=leaves, use_threads=False)
"""
_BOUNDS = ("lower_bounds.id", "upper_bounds.id", "file_size_in_bytes", "record_count", "status")
_ANSWER = ("file_folder", "file_name", "partition.dt")
_DUCKDB = """
import duckdb
duckdb.sql(
    'SELECT file_folder, file_name, "partition.dt", record_count, file_size_in_bytes '
    f'FROM read_parquet({files}) WHERE "lower_bounds.id" <= 11000000000 '
    'AND "upper_bounds.id" >= 1000000000'
).to_arrow_table()
"""
_STEPS = {
    "import pyarrow.parquet and duckdb": "import pyarrow.parquet, duckdb",
    "open the files": _READ.replace("COLUMNS", "()"),
    "read bounds, sizes and status": _READ.replace("COLUMNS", repr(_BOUNDS)),
    "read these and the columns of the answer": _READ.replace("COLUMNS", repr(_BOUNDS + _ANSWER)),
    "DuckDB alone": _DUCKDB,
}
_IMPORTED = "import pyarrow.parquet, duckdb; import pyarrow.dataset\n"


def seconds(step: str, store: Path, entries: int) -> float:
    """Return the CPU seconds of a step; imports are not among those of the others."""
    imports = "" if step.startswith("import") else _IMPORTED
    program = f"{imports}{_FILES}{_STEPS[step]}\nprint(time.process_time() - before)"
    command = [sys.executable, "-c", program, str(store), str(entries)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    """Measure every step in turns and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1_000_000)
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    print(f"{machine()}\n\n| step | {' | '.join(args.formats)} |")
    print("|---" * (len(args.formats) + 1) + "|")
    stores = [args.cache / f"store-{one}-{args.entries}-x1" for one in args.formats]
    for step in _STEPS:
        found = [
            statistics.median(seconds(step, store, args.entries) for _ in range(args.rounds))
            for store in stores
        ]
        print(f"| {step} | {' | '.join(f'{one:.3f}' for one in found)} |", flush=True)


if __name__ == "__main__":
    main()
