"""What was measured: one reader on one table, over all rounds."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from bench.environments import Interpreter
from bench.job import Job
from bench.peers import Peer
from bench.tables import Table
from bench.truth import differences

_MEASURED = (
    "walls", "cpus", "firsts", "peak", "first_peak", "found", "arrow_len", "error",
)  # fmt: skip


@dataclass
class Result:
    """Times and memory of a reader on a table.

    Attributes:
        peer: the reader.
        table: what it was given, which can be the first part of a table.
        walls: seconds of each round.
        cpus: seconds of all its threads.
        firsts: wall and CPU seconds of the first call of each process, with all that it loads.
        peak: the most bytes its process had.
        first_peak: the same after the first call.
        found: numbers of what was read.
        arrow_len: bytes of the result, where it is an Arrow table.
        error: why there are no times.
    """

    peer: Peer
    table: Table
    walls: list[float] = field(default_factory=list)
    cpus: list[float] = field(default_factory=list)
    firsts: list[tuple[float, float]] = field(default_factory=list)
    peak: int = 0
    first_peak: int = 0
    found: dict[str, int] = field(default_factory=dict)
    arrow_len: int = 0
    error: str | None = None

    @property
    def wall(self) -> float:
        """Median nanoseconds for an entry."""
        return 1e9 * statistics.median(self.walls) / self.table.n_entries

    @property
    def cpu(self) -> float:
        """Median nanoseconds of CPU for an entry."""
        return 1e9 * statistics.median(self.cpus) / self.table.n_entries

    @property
    def gigabytes(self) -> float:
        """Decompressed gigabytes in a second."""
        return self.table.decompressed_len / self.table.n_entries / self.wall

    @property
    def measured(self) -> dict[str, Any]:
        """What was measured, for JSON."""
        return {name: getattr(self, name) for name in _MEASURED}

    @measured.setter
    def measured(self, values: dict[str, Any]) -> None:
        for name in _MEASURED:
            setattr(self, name, values[name])

    def measure(self, python: Interpreter, threads: int, rounds: int, seconds: float) -> None:
        """Let the reader read the table in a process of its own, unless it failed before."""
        if self.error is not None:
            return
        paths = [file.path for file in self.table.files]
        job = Job(self.table.format, self.table.location, paths, threads, rounds, seconds)
        said = python.run(
            "bench.measure",
            self.peer.library,
            self.peer.reader,
            stdin=json.dumps(asdict(job)),
            threads=threads,
        )
        self.add(json.loads(said))

    def add(self, answer: dict[str, Any]) -> None:
        """Take in what one process measured; its numbers must be the true ones."""
        wrong = differences(answer.get("found", {}), self.table.truth)
        if wrong or "error" in answer:
            error = answer.get("error") or "differs from what was written: " + "; ".join(wrong)
            self.error = error.replace(self.table.location, "TABLE")
            return
        self.walls += answer["walls"]
        self.cpus += answer["cpus"]
        self.firsts.append(tuple(answer["first"]))
        self.peak = max(self.peak, answer["peak"])
        self.first_peak = max(self.first_peak, answer["first_peak"])
        self.found, self.arrow_len = answer["found"], answer["arrow_len"]


def measure(
    table: Table,
    runners: Iterable[tuple[Peer, Interpreter]],
    *,
    threads: int,
    sessions: int,
    rounds: int,
    seconds: float,
) -> list[Result]:
    """Let all read a table, one after another, and that in several sessions.

    A process of its own serves each reader and session, so that a busy moment of the machine hits
    one session of some readers rather than all of one.
    """
    results = [(Result(peer, _share(table, peer)), python) for peer, python in runners]
    for _ in range(sessions):
        for result, python in results:
            result.measure(python, threads, rounds, seconds)
    return [result for result, _ in results]


def _share(table: Table, peer: Peer) -> Table:
    return table if peer.max_entries is None else table.first(peer.max_entries)
