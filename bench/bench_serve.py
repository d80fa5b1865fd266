"""What a plan costs through the server: everything, one partition, and one per cent of the keys.

    python -m bench.bench_serve [--entries N] [--rounds N] [--no-client]

`arrowmeta serve` in a process of its own, asked over HTTP by a client that reads all pages and
parses none: the first plan, later ones after `cancelPlanning`, which drops what the server keeps of
a plan, and the same request again. PyIceberg's own planner beside it, in another process. Wall and
CPU seconds, and the server's peak memory. The numbers of files are compared. Prints Markdown.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from bench.job import Job
from bench.peers import PLANS, PYICEBERG, ask, job
from bench.report import machine
from bench.tables import DEFAULT_CACHE, table

_TICKS = os.sysconf("SC_CLK_TCK")


def _condition(question: Job) -> Any:
    if question.day is not None:
        return {"type": "eq", "term": "dt", "value": question.day}
    if question.low is None:
        return True
    bounds = (("gt-eq", question.low), ("lt-eq", question.high))
    left, right = ({"type": kind, "term": "id", "value": value} for kind, value in bounds)
    return {"type": "and", "left": left, "right": right}


class Server:
    """A server in a process of its own, and a connection to it."""

    def __init__(self, location: str) -> None:
        command = [sys.executable, "-m", "arrowmeta", "serve", location, "--token", "bench"]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self._process.stdout is not None
        self._host = urlsplit(self._process.stdout.readline().strip()).netloc
        self._path = f"/iceberg/v1/namespaces/default/tables/{Path(location).name}"

    def cpu(self) -> float:
        """Return the CPU seconds that the process has used."""
        stat = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / _TICKS

    def peak_mib(self) -> float:
        """Return the peak of its memory."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        (line,) = (one for one in status.splitlines() if one.startswith("VmHWM"))
        return int(line.split()[1]) / 1024

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Return the content of an answer."""
        connection = HTTPConnection(self._host)
        headers = {"Authorization": "Bearer bench"}
        connection.request(method, self._path + path, json.dumps(body), headers)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        assert answer.status < 300, content[:500]
        return content

    def plan(self, question: Job) -> tuple[str, int, int]:
        """Read all pages of a plan; return its id, the number of files, and of bytes."""
        first = self.ask("POST", "/plan", {"filter": _condition(question)})
        head = json.loads(first[: first.index(b',"delete-files"')] + b"}")
        n_files, n_bytes = first.count(b'{"data-file":'), len(first)
        for token in head["plan-tasks"]:
            page = self.ask("POST", "/tasks", {"plan-task": token})
            n_files += page.count(b'{"data-file":')
            n_bytes += len(page)
        return head["plan-id"], n_files, n_bytes

    def stop(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.wait()


def _lines(args: argparse.Namespace) -> None:
    made = table(args.cache, "iceberg", args.entries, 10)
    small = table(args.cache, "iceberg", 2_000, 10).location
    print(f"\n### Plans over HTTP, {args.entries:,} entries, {len(made.files):,} manifests\n")
    columns = ("plan", "files", "MB sent", "first s", "later s", "later CPU s", "again s")
    columns += ("server's peak MiB", "PyIceberg s", "PyIceberg CPU s")
    print(f"| {' | '.join(columns)} |")
    print("|---|" + "---:|" * (len(columns) - 1))
    for name in PLANS:
        question = job(name, "iceberg", made.location, small)
        server = Server(made.location)
        start = time.perf_counter()
        plan_id, n_files, n_bytes = server.plan(question)
        first = time.perf_counter() - start
        walls, cpus = [], []
        for _ in range(args.rounds):
            server.ask("DELETE", f"/plan/{plan_id}")
            start, before = time.perf_counter(), server.cpu()
            server.plan(question)
            walls.append(time.perf_counter() - start)
            cpus.append(server.cpu() - before)
        start = time.perf_counter()
        server.plan(question)
        again = time.perf_counter() - start
        peak = server.peak_mib()
        server.stop()
        of_client = " | "
        if not args.no_client:
            theirs = ask(PYICEBERG, question)
            assert theirs["found"]["files"] >= n_files, (theirs, n_files)
            of_client = f"{theirs['wall']:.2f} | {theirs['cpu']:.2f}"
        later, later_cpu = statistics.median(walls), statistics.median(cpus)
        print(
            f"| {name} | {n_files:,} | {n_bytes / 1e6:.1f} | {first:.2f} | {later:.3f} | "
            f"{later_cpu:.2f} | {again:.3f} | {peak:,.0f} | {of_client} |",
            flush=True,
        )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-client", action="store_true", help="without PyIceberg's own planner")
    parser.add_argument("--cache", type=Path, default=DEFAULT_CACHE)
    args = parser.parse_args()
    print(machine())
    _lines(args)


if __name__ == "__main__":
    main()
