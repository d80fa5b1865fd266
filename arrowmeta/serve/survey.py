"""Numbers of all tables, for the pages and for Prometheus: those of `arrowmeta.scan`.

Tables are opened in the background when numbers are wanted, and again after a minute; one with a
new version is read, others only now and then, since damage can come and go without one. An answer
waits a little for tables that are not read yet. A table that cannot be read has the reason, and
delays no others.
"""

from __future__ import annotations

import asyncio
import csv
import time
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import datetime
from importlib.resources import files
from operator import itemgetter
from typing import Any, NamedTuple

from arrowmeta.command_line import say
from arrowmeta.io.options import redacted
from arrowmeta.output.check_formats import gauge
from arrowmeta.records import dataclass
from arrowmeta.serve.journal import RUNS, Journal
from arrowmeta.serve.tables import Identifier, Tables, version_of
from arrowmeta.serve.work import Work
from arrowmeta.warehouse.fleet import SURVEYED, measures

#: Seconds after which a table is opened again, and that an answer waits for tables.
FRESH_SECONDS, WAIT_SECONDS = 60.0, 2.0
#: Seconds after which a version is read again.
VERSION_SECONDS = 900.0
#: Seconds between numbers of a table that are kept, and how many are.
RUN_SECONDS, MOST_RUNS = 3600.0, 200
#: Tables that are read at a time.
_AT_A_TIME = 4


class Run(NamedTuple):
    """Numbers of a table at a time, in seconds since 1970."""

    read_at: float
    data_file_count: int
    finding_count: int

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> Run | None:
        """Return the run of a row; None if a number is not known."""
        numbers = [row.get(name) for name in cls._fields]
        if not all(isinstance(number, int | float) for number in numbers):
            return None
        return cls(*numbers)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Measured:
    """Numbers of a table.

    Attributes:
        row: columns of `SURVEYED`, and `severities`; null if unknown.
        seconds: when it was opened, since 1970; None if it was not read yet.
        runs: earlier numbers, oldest first.
        version: of the table; None if it cannot be read.
        read_at: when the version was read, since 1970.
    """

    row: Mapping[str, Any]
    seconds: float | None = None
    runs: tuple[Run, ...] = ()
    version: str | None = None
    read_at: float = 0.0


class Survey:
    """Numbers of the tables of a server."""

    def __init__(self, tables: Tables, work: Work, journal: Journal) -> None:
        self._tables = tables
        self._work = work
        self._journal = journal
        self._runs: dict[str, deque[Run]] = {}
        for line in journal.read(RUNS):
            self._remember(str(line.get("name")), Run.of(line))
        self._known: dict[Identifier, Measured] = {}
        self._reading: dict[Identifier, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(_AT_A_TIME)

    async def read(self) -> list[Measured]:
        """Return the numbers of all tables, by name; those of tables that are slow may be old."""
        listed = await self._work.run((), self._tables.listed)
        for identifier, found in listed.items():
            name = {"name": ".".join(identifier)}
            row = dict.fromkeys(SURVEYED.names) | name | found._asdict()
            known = self._known.setdefault(identifier, Measured(row))
            is_old = known.seconds is None or time.time() - known.seconds > FRESH_SECONDS
            if found.error is not None:
                self._known[identifier] = Measured(row)
            elif is_old and identifier not in self._reading:
                task = asyncio.create_task(self._measure(identifier, row, known))
                self._reading[identifier] = task
        self._known = {key: table for key, table in self._known.items() if key in listed}
        new = [key for key in self._reading if key in listed and self._known[key].seconds is None]
        if new:
            await asyncio.wait([self._reading[key] for key in new], timeout=WAIT_SECONDS)
        # Others that ask may have a newer list by now, without tables that are gone.
        return [known for _, known in sorted(self._known.items(), key=itemgetter(0))]

    async def _measure(
        self, identifier: Identifier, row: Mapping[str, Any], before: Measured
    ) -> None:
        def numbers() -> Measured:
            table, now = self._tables.tolerant(identifier), time.time()
            version = version_of(table.source)
            if version == before.version and now - before.read_at < VERSION_SECONDS:
                return replace(before, seconds=now)
            known = {"format_version": table.format_version, "snapshot_id": table.snapshot_id}
            found = {**row, **known, **measures(table, row)}
            return Measured(found, time.time(), (), version, now)

        try:
            async with self._places:
                measured = await self._work.run(identifier, numbers)
        except Exception as error:  # of this table: others go on
            reason = f"{type(error).__name__}: {redacted(str(error))}"
            measured = Measured({**row, "error": reason}, time.time())
        finally:
            del self._reading[identifier]
        if identifier in self._known:
            now = measured.seconds
            runs = self._remember(row["name"], Run.of({**measured.row, "read_at": now}))
            self._known[identifier] = replace(measured, runs=runs)
            if runs and runs[-1].read_at == now:
                try:
                    self._journal.add(RUNS, {"name": row["name"], **runs[-1]._asdict()})
                except OSError as error:  # the numbers are shown nevertheless
                    say(f"warning: {error}")

    def _remember(self, name: str, run: Run | None) -> tuple[Run, ...]:
        """Add a run, unless the last one is recent; return those that are known."""
        runs = self._runs.setdefault(name, deque(maxlen=MOST_RUNS))
        if run is not None and (not runs or run.read_at - runs[-1].read_at >= RUN_SECONDS):
            runs.append(run)
        return tuple(runs)


_LINES = files("arrowmeta.serve").joinpath("metrics.csv").read_text("utf-8").splitlines()
#: Metrics by name: the column of the number, if it is one of a row, and what it is.
_METRICS = {name: (column, about) for name, column, about in csv.reader(_LINES)}


def to_prometheus(tables: list[Measured]) -> str:
    """Return the numbers of tables as Prometheus reads them; what is unknown is left out."""
    values = {name: list[tuple[Mapping[str, str], float | None]]() for name in _METRICS}
    for table in tables:
        of_table = {"table": table.row["name"], "format": table.row["format"] or "unknown"}
        for name, labels, number in _numbers(table):
            values[name].append((of_table | labels, number))
    gauges = [gauge(f"arrowmeta_table_{name}", _METRICS[name][1], values[name]) for name in values]
    return "".join(gauges)


def _numbers(table: Measured) -> Iterator[tuple[str, dict[str, str], float | None]]:
    """Yield metrics of a table with further labels."""
    row = table.row
    if row["error"] is not None or table.seconds is not None:
        yield "readable", {}, row["error"] is None
    if table.seconds is None:
        return
    yield "read_timestamp_seconds", {}, table.seconds
    for name, (column, _) in _METRICS.items():
        value = row[column] if column else None
        yield name, {}, value.timestamp() if isinstance(value, datetime) else value
    if row.get("state") is not None:
        yield "state", {"state": row["state"]}, 1
    for severity in ("error", "warning", "info") if "severities" in row else ():
        yield "findings", {"severity": severity}, row["severities"].get(severity, 0)
