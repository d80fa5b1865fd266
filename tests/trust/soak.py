"""Drawn questions to many tables for a long time: `python -m tests.trust.soak --help`.

Threads, asyncio, forked and spawned processes ask copies of the tables of the repository, whose
answers are known from the start. Every answer must be right, and memory, threads and open files of
this process have to stay as they are: the last quarter of the time is compared with the second.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import shutil
import statistics
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pyarrow.compute as pc

import arrowmeta
from arrowmeta.errors import ArrowMetaError
from tests.trust.damage import tables

Verb = Callable[[arrowmeta.Table], Any]
N_THREADS = 6
#: Growth of resident memory that is allowed: caches fill up to their limits.
ALLOWED_MIB = 64


def _connected(table: arrowmeta.Table) -> Any:
    with arrowmeta.connect(table) as connection:
        return connection.sql("SELECT count(*), sum(record_count) FROM files").fetchall()


#: Questions whose answers do not have the location.
VERBS: dict[str, Verb] = {
    "files": lambda table: sorted(table.files(columns=["file_name"])["file_name"].to_pylist()),
    "rows": lambda table: pc.sum(table.entries(columns=["record_count"])["record_count"]).as_py(),
    "snapshots": lambda table: table.snapshots(columns=["snapshot_id"])["snapshot_id"].to_pylist(),
    "partitions": lambda table: repr(table.partitions(columns=["record_count"]).to_pylist()),
    "plan": lambda table: len(table.plan(None)),
    "reconcile": lambda table: table.reconcile().num_rows,
    "sql": _connected,
    "schema": lambda table: str(table.schema),
}


def answer(root: Path, name: str, store: str | None = None) -> str:
    """Return the answer of a table, or its error, as text."""
    warnings.simplefilter("ignore")  # of the process: filters of a block are not thread-safe
    try:
        table = arrowmeta.open(root, allow_moved_paths=True, store=store or False)
        return repr(VERBS[name](table))
    except ArrowMetaError as error:
        return type(error).__name__


def forked(root: Path, name: str, expected: str) -> bool:
    """Ask in a forked process."""
    if (child := os.fork()) == 0:
        code = 1
        try:
            code = 0 if answer(root, name) == expected else 2
        finally:
            os._exit(code)
    return os.waitpid(child, 0)[1] == 0


async def gathered(asked: list[tuple[Path, str, str | None]]) -> list[str]:
    return await asyncio.gather(*(asyncio.to_thread(answer, *one) for one in asked))


def used() -> tuple[int, int, int]:
    """Return resident memory in bytes, threads and open files of this process."""
    lines = dict(line.split(":", 1) for line in Path("/proc/self/status").read_text().splitlines())
    files = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 (a count of names)
    return int(lines["VmRSS"].split()[0]) * 1024, int(lines["Threads"]), files


def soak(
    roots: list[Path], seconds: float, seed: int, store: str
) -> tuple[Counter[str], list[Any]]:
    """Ask until the time is over; return how often what happened, and what was used meanwhile."""
    rng, counts, usage = random.Random(seed), Counter[str](), list[tuple[int, int, int]]()
    copies = {root.name: root for root in roots}  # one of each table
    known = {(table, name): answer(root, name) for table, root in copies.items() for name in VERBS}
    spawn = multiprocessing.get_context("spawn")
    end = time.monotonic() + seconds
    with ThreadPoolExecutor(N_THREADS) as threads:
        while time.monotonic() < end:
            drawn = [(rng.choice(roots), rng.choice(list(VERBS))) for _ in range(4 * N_THREADS)]
            asked = [(*one, store if rng.random() < 0.5 else None) for one in drawn]
            expected = [known[root.name, name] for root, name in drawn]
            way = rng.choices(("threads", "asyncio", "forks", "spawned"), (8, 4, 3, 0.2))[0]
            if way == "threads":
                answers = list(threads.map(lambda one: answer(*one), asked))
            elif way == "asyncio":
                answers = asyncio.run(gathered(asked))
            elif way == "forks":
                pairs = zip(drawn, expected, strict=True)
                answers = [right if forked(*one, right) else "wrong" for one, right in pairs]
            else:
                with spawn.Pool(2) as pool:
                    answers = pool.starmap(answer, asked)
            counts[way] += len(asked)
            wrong = zip(drawn, answers, expected, strict=True)
            for one, got, right in ((o, g, r) for o, g, r in wrong if g != r):
                counts["wrong"] += 1
                sys.stdout.write(f"{way}: {one}: {got[:200]} and not {right[:200]}\n")
            usage.append(used())
    return counts, usage


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.trust.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        sources, roots = tables(), []
        for number in range(arguments.tables):
            source = sources[number % len(sources)]
            roots.append(Path(folder, f"{number}", source.name))
            shutil.copytree(source, roots[-1])
        counts, usage = soak(roots, arguments.seconds, arguments.seed, f"{folder}/store")
    quarter = max(1, len(usage) // 4)
    parts = usage[quarter : 2 * quarter] or usage, usage[-quarter:]
    before, after = ([statistics.median(one) for one in zip(*part, strict=True)] for part in parts)
    told = ", ".join(f"{name} {count}" for name, count in counts.items())
    growth = (after[0] - before[0]) / (1 << 20)
    sys.stdout.write(f"{arguments.tables} tables, {arguments.seconds:g} s: {told}\n")
    sys.stdout.write(
        f"second and last quarter: {before[0] / (1 << 20):.0f} and {after[0] / (1 << 20):.0f} MiB, "
        f"{before[1]:g} and {after[1]:g} threads, {before[2]:g} and {after[2]:g} open files\n"
    )
    is_flat = growth < ALLOWED_MIB and after[1:] <= before[1:]
    return 0 if is_flat and not counts["wrong"] else 1


if __name__ == "__main__":
    sys.exit(main())
