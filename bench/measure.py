"""One reader in a process of its own: `python -m bench.measure LIBRARY READER < job.json`.

Prints JSON: wall and CPU seconds of the first call with what it loads, the same of each later
round, memory at its peak, and what was found; or why it failed. Runs in every environment, so it
imports only the standard library.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from bench.job import Job, Reader


def main() -> None:
    """Do the job that standard input describes."""
    library, name = sys.argv[1:]
    job = Job(**json.load(sys.stdin))
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: job.threads])
    wall, cpu = time.perf_counter(), time.process_time()
    try:
        reader: Reader = importlib.import_module(f"bench.readers.{library}").READERS[name]
        result = reader.read(job)
        first = time.perf_counter() - wall, time.process_time() - cpu
        answer = {"first": first, **_measured(reader, job, result)}
    except (Exception, SystemExit) as error:  # whatever a library does, it is a line of the report
        text = str(error).strip() or "no message"
        answer = {"error": f"{type(error).__name__}: {text.splitlines()[0]}"}
    print(json.dumps(answer))


def _measured(reader: Reader, job: Job, result: Any) -> dict[str, Any]:
    first_peak = peak_memory()
    deadline = time.perf_counter() + job.seconds
    walls: list[float] = []
    cpus: list[float] = []
    while len(walls) < job.rounds and (not walls or time.perf_counter() < deadline):
        del result
        gc.collect()
        result, wall, cpu = _timed(reader, job)
        walls.append(wall)
        cpus.append(cpu)
    sizes = {"first_peak": first_peak, "peak": peak_memory()}
    sizes["arrow_len"] = int(getattr(result, "nbytes", 0))
    found = {key: int(value) for key, value in reader.digest(result, job).items()}
    return {"walls": walls, "cpus": cpus, **sizes, "found": found}


def _timed(reader: Reader, job: Job) -> tuple[Any, float, float]:
    wall, cpu = time.perf_counter(), time.process_time()
    result = reader.read(job)
    return result, time.perf_counter() - wall, time.process_time() - cpu


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
