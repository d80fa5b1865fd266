"""What `scan` of a warehouse of many small tables costs, and whether it finds the same.

    python -m bench.bench_fleet [--tables N ...]

Warehouses are copies of the tables of the demo, one of which is broken: its manifest lists are
missing. Each is scanned in a process of its own. Prints a Markdown table: CPU seconds, user and
system, in all and for each table, and peak memory. The rows of each copy are compared with those of
the table scanned alone.
"""

from __future__ import annotations

import argparse
import json
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from arrowmeta.cli.tour import TABLES
from bench.report import machine

#: Prints peak memory in MB, and the rows of `scan`.
_SCAN = """
import json, resource, sys, arrowmeta
rows = arrowmeta.scan(sys.argv[1]).to_pylist()
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
print(json.dumps([peak, rows], default=str))
"""
_DEMO = sorted(path.name for path in TABLES.iterdir() if path.is_dir())
_BROKEN = "broken"


def make_warehouse(folder: Path, n_tables: int) -> None:
    """Make `n_tables` copies of the tables of the demo, and a broken one."""
    for number in range(n_tables):
        name = _DEMO[number % len(_DEMO)]
        shutil.copytree(TABLES / name, folder / f"{name}-{number}")
    broken = shutil.copytree(TABLES / "orders", folder / _BROKEN)
    for file in (broken / "manifest").glob("manifest-list-*"):
        file.unlink()


def scanned(folder: Path) -> tuple[float, float, int, dict[str, dict[str, object]]]:
    """Return CPU and wall seconds, peak memory in MB, and rows by name of a scan."""
    before, cpu = time.perf_counter(), _cpu_of_children()
    done = subprocess.run(
        [sys.executable, "-c", _SCAN, str(folder)], stdout=subprocess.PIPE, check=True
    )
    wall, cpu = time.perf_counter() - before, _cpu_of_children() - cpu
    peak, rows = json.loads(done.stdout)
    return cpu, wall, peak, {Path(row["location"]).name: row for row in rows}


def _cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _facts(row: dict[str, object]) -> dict[str, object]:
    """Return what does not depend on the location of a table."""
    return {name: value for name, value in row.items() if name not in ("name", "location")}


def main() -> None:
    """Scan warehouses of some sizes and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[len(_DEMO), 200])
    args = parser.parse_args()
    print(f"{machine()}\n")
    print("| tables | CPU s | CPU ms per table | wall s | peak MB | differing rows |")
    print("|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as name:
        alone = Path(name) / "alone"
        make_warehouse(alone, len(_DEMO))
        rows_alone = {one.rpartition("-")[0]: row for one, row in scanned(alone)[3].items()}
        for n_tables in args.tables:
            folder = Path(name) / str(n_tables)
            make_warehouse(folder, n_tables)
            cpu, wall, peak, rows = scanned(folder)
            n_differing = sum(
                _facts(row) != _facts(rows_alone[one.rpartition("-")[0]])
                for one, row in rows.items()
            )
            each = 1000 * cpu / len(rows)
            print(
                f"| {len(rows):,} | {cpu:.1f} | {each:.0f} | {wall:.1f} | {peak:,} "
                f"| {n_differing} |",
                flush=True,
            )
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
