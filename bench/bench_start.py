"""What the first use costs: import, first call cold and cached, each in a process of its own.

    python -m bench.bench_start [--repeats N]

Prints a Markdown table; fastavro reads the same file for comparison.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from bench.inputs import paimon_manifest

PACKAGES = ("numba", "pyarrow", "fastavro")


@dataclass(frozen=True)
class Start:
    """A process to time.

    Attributes:
        name: as printed.
        program: Python source; `sys.argv[1]` is the file to read.
        is_cold: whether the folder of compiled kernels is empty.
        n_entries: of the file.
    """

    name: str
    program: str
    is_cold: bool = False
    n_entries: int = 3


#: A manifest that kernels are worth compiling for.
LARGER = 2_000

READ = "import sys, arrowmeta; arrowmeta.read_avro(sys.argv[1])"
CONNECT = (
    "import arrowmeta; from arrowmeta.demo.tour import TABLES; arrowmeta.connect(TABLES / 'orders')"
)
STARTS = (
    Start("Python alone", "pass"),
    Start("import pyarrow", "import pyarrow"),
    Start("import arrowmeta", "import arrowmeta"),
    Start("read_avro, 3 entries", READ),
    Start("read_avro, kernels to be compiled", READ, is_cold=True, n_entries=LARGER),
    Start("read_avro, kernels cached", READ, n_entries=LARGER),
    Start("read_avro, Numba loaded as well", f"import numba; {READ}", n_entries=LARGER),
    Start("connect, views to be made", CONNECT, is_cold=True),
    Start("connect, views kept", CONNECT),
    Start(
        "fastavro",
        "import sys, fastavro; list(fastavro.reader(open(sys.argv[1], 'rb')))",
        n_entries=LARGER,
    ),
    Start(
        "fastavro + pyarrow table",
        "import sys, fastavro, pyarrow as pa; "
        "pa.Table.from_pylist(list(fastavro.reader(open(sys.argv[1], 'rb'))))",
        n_entries=LARGER,
    ),
)


def seconds(start: Start, folder: Path) -> float:
    """Return the wall time of one process."""
    with tempfile.TemporaryDirectory() as empty:
        cache = empty if start.is_cold else str(folder / "cache")
        before = time.perf_counter()
        subprocess.run(
            [sys.executable, "-c", start.program, str(folder / f"manifest-{start.n_entries}")],
            env=os.environ | {"ARROWMETA_CACHE_DIR": cache},
            check=True,
        )
        return time.perf_counter() - before


def main() -> None:
    """Time every start and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()

    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    print(f"Python {platform.python_version()}, {versions}; {platform.machine()}, ", end="")
    print(f"{os.cpu_count()} cores; median of {args.repeats} (cold: 1)\n")
    print("| process | entries | wall s |")
    print("|---|---:|---:|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for n_entries in {start.n_entries for start in STARTS}:
            (folder / f"manifest-{n_entries}").write_bytes(paimon_manifest(n_entries))
        for program in (READ, CONNECT):
            seconds(Start("fills the cache", program, n_entries=LARGER), folder)
        for start in STARTS:
            repeats = 1 if start.is_cold else args.repeats
            wall = statistics.median(seconds(start, folder) for _ in range(repeats))
            print(f"| {start.name} | {start.n_entries:,} | {wall:.2f} |", flush=True)


if __name__ == "__main__":
    main()
