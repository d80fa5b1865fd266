"""What the first use costs: import, first call cold and cached, each in a process of its own.

    python -m bench.bench_start [--repeats N]

Prints two Markdown tables: of processes, where fastavro reads the same file for comparison, and of
commands over a small table, as multiples of importing pyarrow and DuckDB. Processes of a round take
turns, so that other load on the machine affects all of them.
"""

from __future__ import annotations

import argparse
import os
import platform
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from arrowmeta.cli.tour import TABLES
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
    "import arrowmeta; from arrowmeta.cli.tour import TABLES; arrowmeta.connect(TABLES / 'orders')"
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


ORDERS = str(TABLES / "orders")
#: Commands over a table of five manifests.
COMMANDS = (
    ("files", ORDERS),
    ("snapshots", ORDERS),
    ("plan", ORDERS, "pt = 'p1' AND k > 100"),
    ("partitions", ORDERS),
    ("describe", ORDERS),
    ("explain", ORDERS, "pt = 'p1' AND k > 100"),
    ("sql", ORDERS, "SELECT count(*) FROM files"),
    ("reconcile", ORDERS),
    ("check", ORDERS),
    ("report", ORDERS),
)


def seconds(start: Start, folder: Path) -> tuple[float, float]:
    """Return the CPU and wall time of one process."""
    with tempfile.TemporaryDirectory() as empty:
        cache = empty if start.is_cold else str(folder / "cache")
        path = str(folder / f"manifest-{start.n_entries}")
        return process_seconds(["-c", start.program, path], cache)


def process_seconds(arguments: Sequence[str], cache: str) -> tuple[float, float]:
    """Return the CPU time, user and system, and the wall time of a process of Python."""
    before, cpu = time.perf_counter(), _cpu_of_children()
    subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"ARROWMETA_CACHE_DIR": cache},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return _cpu_of_children() - cpu, time.perf_counter() - before


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def print_commands(cache: str, repeats: int) -> None:
    """Time commands, and print them as multiples of importing what they build on."""
    runs = {"import pyarrow, duckdb": ["-c", "import pyarrow, duckdb"]}
    runs |= {command[0]: ["-m", "arrowmeta", *command] for command in COMMANDS}
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for _ in range(repeats):
        for name, arguments in runs.items():
            times[name].append(process_seconds(arguments, cache))
    print("\n| command | CPU s | wall s | CPU, multiple | wall, multiple |")
    print("|---|---:|---:|---:|---:|")
    medians = {
        name: tuple(map(statistics.median, zip(*taken, strict=True)))
        for name, taken in times.items()
    }
    base = medians["import pyarrow, duckdb"]
    for name, (cpu, wall) in medians.items():
        multiples = f"{cpu / base[0]:.1f} | {wall / base[1]:.1f}"
        print(f"| `{name}` | {cpu:.2f} | {wall:.2f} | {multiples} |")


def main() -> None:
    """Time every start and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=5)
    args = parser.parse_args()

    versions = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    print(f"Python {platform.python_version()}, {versions}; {platform.machine()}, ", end="")
    print(f"{os.cpu_count()} cores; median of {args.repeats} (cold: 1)\n")
    print("| process | entries | CPU s | wall s |")
    print("|---|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for n_entries in {start.n_entries for start in STARTS}:
            (folder / f"manifest-{n_entries}").write_bytes(paimon_manifest(n_entries))
        for program in (READ, CONNECT):
            seconds(Start("fills the cache", program, n_entries=LARGER), folder)
        for start in STARTS:
            repeats = 1 if start.is_cold else args.repeats
            taken = [seconds(start, folder) for _ in range(repeats)]
            cpu, wall = (statistics.median(one) for one in zip(*taken, strict=True))
            print(f"| {start.name} | {start.n_entries:,} | {cpu:.2f} | {wall:.2f} |", flush=True)
        print_commands(str(folder / "cache"), args.repeats)


if __name__ == "__main__":
    main()
