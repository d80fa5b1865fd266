"""What a full reconciliation within the metadata costs beside reading the entries.

    python -m bench.bench_reconcile [--entries N ...] [--formats ...] [--columns N]

Prints a Markdown table. Each number is of a process of its own. Times are of all threads' CPU,
which a busy machine changes less than the wall clock; memory is the most that the process had.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from bench.measure import peak_memory
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

#: What is measured on a table; each returns a number that shows that the work was done.
JOBS: dict[str, Callable[[Any], int]] = {
    "entries": lambda opened: opened.entries().nbytes,
    "reconcile": lambda opened: opened.reconcile().num_rows,
}
_COLUMNS = (
    "table",
    "entries",
    "Arrow MiB",
    "read CPU s",
    "reconcile CPU s",
    "ratio",
    "reconcile peak MiB",
    "of Arrow",
)


def do(job: str, location: str) -> dict[str, float]:
    """Do a job in this process."""
    import arrowmeta

    arrowmeta.open(location).manifests()  # imports, and kernels loaded from their cache
    opened = arrowmeta.open(location, strict=True)
    cpu = time.process_time()
    answer = JOBS[job](opened)
    return {"cpu": time.process_time() - cpu, "peak": peak_memory(), "answer": answer}


def measured(job: str, location: str) -> dict[str, float]:
    """Do a job in a process of its own."""
    ended = subprocess.run(
        [sys.executable, "-m", "bench.bench_reconcile", "--job", job, location],
        capture_output=True,
        text=True,
        check=True,
    )
    answer: dict[str, float] = json.loads(ended.stdout)
    return answer


def lines(args: argparse.Namespace) -> Iterator[str]:
    """Yield the table of results."""
    yield f"| {' | '.join(_COLUMNS)} |"
    yield f"|---|{'---:|' * (len(_COLUMNS) - 1)}"
    for format, n_entries in product(args.formats, args.entries):
        made = table(args.cache, format, n_entries, args.columns)
        read, checked = (measured(job, made.location) for job in ("entries", "reconcile"))
        cells = [
            f"{format}, {args.columns} columns",
            f"{n_entries:,}",
            f"{read['answer'] / 2**20:,.0f}",
            f"{read['cpu']:.1f}",
            f"{checked['cpu']:.1f}",
            f"{checked['cpu'] / read['cpu']:.1f}",
            f"{checked['peak'] / 2**20:,.0f}",
            f"{checked['peak'] / read['answer']:.1f}",
        ]
        yield f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, nargs="+", default=[100_000, 1_000_000])
    parser.add_argument("--formats", nargs="+", default=["paimon", "iceberg"])
    parser.add_argument("--columns", type=int, default=10)
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    parser.add_argument("--job", nargs=2, metavar=("JOB", "LOCATION"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.job:
        print(json.dumps(do(*args.job)))
        return
    print(f"{machine()}\n")
    for line in lines(args):
        print(line, flush=True)


if __name__ == "__main__":
    main()
