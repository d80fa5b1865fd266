"""One question in a process of its own: `python -m bench.measure LIBRARY < job.json`.

Prints JSON: wall and CPU seconds, memory before and at its peak, and numbers of what was found; or
why it failed. A small table is read first, so that what a library loads is loaded, and then the
table once: some libraries keep what they have read, and would answer a second time from that. Runs
in every environment, so it imports only the standard library.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.job import Job, Reader


def main() -> None:
    """Answer the question of standard input."""
    job = Job(**json.load(sys.stdin))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: job.threads])
    try:
        reader = importlib.import_module(f"bench.readers.{sys.argv[1]}").READERS[job.reader]
        answer = _answer(reader, job)
    except (Exception, SystemExit) as error:  # whatever a library does, it is a line of the report
        text = str(error).strip() or "no message"
        answer = {"error": f"{type(error).__name__}: {text.splitlines()[0]}"}
    print(json.dumps(answer))


def _answer(reader: Reader, job: Job) -> dict[str, Any]:
    if job.small:
        reader.read(replace(job, location=job.small))
    before = peak_memory()
    gc.collect()
    wall, cpu = time.perf_counter(), time.process_time()
    result = reader.read(job)
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    peak = peak_memory()
    found = reader.digest(result, job) if job.is_compared else {}
    return {
        "wall": wall,
        "cpu": cpu,
        "before": before,
        "peak": peak,
        "found": {key: int(value) for key, value in found.items()},
    }


def peak_memory() -> int:
    """Return the most bytes this process has had, by Linux's account; 0 on other systems.

    `getrusage` would not do: its peak includes that of the process that started this one.
    """
    status = Path("/proc/self/status")
    if not status.exists():
        return 0
    peak = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) * 1024


if __name__ == "__main__":
    main()
