"""Many clients of one server for minutes: errors, time of answers, and memory.

    python -m bench.bench_serve_load TABLE [--tables N] [--clients N] [--pages N] [--seconds N]

`arrowmeta serve` over copies of a small Iceberg table. Clients load a table, plan a scan with a
condition on one of its columns and read all pages of it; others open pages of the site. Halfway the
server is killed and started again: requests that cannot reach it are sent again, and count once.
Prints Markdown: requests, errors, percentiles of seconds, and memory over time.
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from bench.report import machine

_PAGES = ("/", "/table/{}", "/table/{}/explain?where=1%3D1", "/metrics", "/api/tables/{}/files")


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Load:
    """A server, and what its clients saw."""

    def __init__(self, folder: Path, names: list[str], column: str) -> None:
        self._folder, self._names, self._column = folder, names, column
        self._port = _free_port()
        self.seconds: dict[str, list[float]] = {}
        self.errors: Counter[str] = Counter()
        self.memory: list[float] = []
        self.is_over = threading.Event()
        self.start()

    def start(self) -> None:
        """Start the server, and wait for its address."""
        command = [sys.executable, "-m", "arrowmeta", "serve", str(self._folder), "--no-token"]
        self._server = subprocess.Popen(
            [*command, "--port", str(self._port)],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._server.stdout is not None
        self._server.stdout.readline()

    def kill(self) -> None:
        """Kill the server."""
        self._server.kill()
        self._server.wait()

    def watch(self) -> None:
        """Note the memory of the server in MiB."""
        status = Path(f"/proc/{self._server.pid}/status").read_text()
        self.memory += [int(s.split()[1]) / 1024 for s in status.splitlines() if "VmRSS" in s]

    def ask(self, kind: str, method: str, path: str, body: object = None) -> bytes:
        """Return the content of an answer, asking again while the server is away."""
        start = time.monotonic()
        while not self.is_over.is_set():
            connection = HTTPConnection("127.0.0.1", self._port, timeout=120)
            try:
                headers = {"Accept": "text/html", "Content-Type": "application/json"}
                connection.request(method, path, json.dumps(body) if body else None, headers)
                answer = connection.getresponse()
                content = answer.read()
            except (OSError, HTTPException) as error:
                if isinstance(error, TimeoutError):
                    self.errors[f"{kind}: no answer in 120 s"] += 1
                    return b"{}"
                time.sleep(0.2)
                continue
            finally:
                connection.close()
            if answer.status == 202:  # a page that asks again
                self.seconds.setdefault(f"{kind}, being read", []).append(time.monotonic() - start)
                time.sleep(3)
                continue
            self.seconds.setdefault(kind, []).append(time.monotonic() - start)
            if answer.status >= 300:
                self.errors[f"{kind}: {answer.status} {content[:200]!r}"] += 1
                return b"{}"
            return content
        return b"{}"

    def scan(self, draw: random.Random) -> None:
        """Load a table, plan a scan, and read its pages."""
        path = f"/iceberg/v1/namespaces/default/tables/{draw.choice(self._names)}"
        self.ask("load", "GET", path)
        condition = {"type": "gt", "term": self._column, "value": draw.randrange(100)}
        first = json.loads(self.ask("plan", "POST", f"{path}/plan", {"filter": condition}))
        for token in first.get("plan-tasks", ()):
            self.ask("tasks", "POST", f"{path}/tasks", {"plan-task": token})

    def visit(self, draw: random.Random) -> None:
        """Open a page."""
        page = draw.choice(_PAGES)
        name = f"default.{draw.choice(self._names)}"
        self.ask(f"page {page.partition('?')[0]}", "GET", page.format(name))


def _again(load: Load, what: Callable[[random.Random], None], seed: int) -> None:
    draw = random.Random(seed)
    while not load.is_over.is_set():
        what(draw)
        time.sleep(draw.random())


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path)
    parser.add_argument("--column", default="id", help="an integer column of the table")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--pages", type=int, default=5)
    parser.add_argument("--seconds", type=int, default=300)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        names = [f"t{at:03}" for at in range(args.tables)]
        for name in names:
            shutil.copytree(args.table, Path(made) / name)
        load = Load(Path(made), names, args.column)
        kinds = [load.scan] * args.clients + [load.visit] * args.pages
        threads = [
            threading.Thread(target=_again, args=(load, *one[::-1])) for one in enumerate(kinds)
        ]
        for thread in threads:
            thread.start()
        start = time.monotonic()
        is_killed = False
        while (past := time.monotonic() - start) < args.seconds:
            time.sleep(min(10, args.seconds / 20))
            load.watch()
            if past > args.seconds / 2 and not is_killed:
                is_killed = True
                load.kill()
                load.start()
        load.is_over.set()
        for thread in threads:
            thread.join()
        load.kill()
    print(machine())
    print(f"\n{args.clients} clients, {args.pages} visitors, {args.tables} tables, {past:.0f} s\n")
    print("| request | answers | median s | 95 % s | most s |\n|---|---:|---:|---:|---:|")
    for kind, found in sorted(load.seconds.items()):
        cuts = statistics.quantiles(found, n=20) if len(found) > 1 else found * 19
        print(f"| {kind} | {len(found):,} | {cuts[9]:.2f} | {cuts[18]:.2f} | {max(found):.2f} |")
    print(f"\nErrors: {dict(load.errors) or 'none'}")
    print(f"MiB over time: {', '.join(f'{one:,.0f}' for one in load.memory)}")


if __name__ == "__main__":
    main()
