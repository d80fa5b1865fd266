"""Numbers of all tables, for the pages and for Prometheus: those of `arrowmeta.scan`.

Tables are opened in the background when numbers are wanted, and again after a minute; one with a
new version is read, others only now and then, since damage can come and go without one. An answer
waits a little for tables that are not read yet. A table that cannot be read has the reason, and
delays no others.

Scan reports of clients, for `arrowmeta advise`, are lines of JSON in `served/reports.jsonl` of the
local store. Without a store, or with one that is not local, nothing is kept.
"""

from __future__ import annotations

import asyncio
import csv
import json
import os
import threading
import time
from collections.abc import Iterator, Mapping
from datetime import datetime
from importlib.resources import files
from operator import itemgetter
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

from msgspec import Struct
from msgspec.structs import replace

from arrowmeta.apps.output.formats import gauge
from arrowmeta.apps.serve.tables import Identifier, Tables, Work, is_uri
from arrowmeta.apps.warehouse import SURVEYED, measures
from arrowmeta.text import redacted

#: Seconds after which a table is opened again, and that an answer waits for tables.
FRESH_SECONDS, WAIT_SECONDS = 60.0, 2.0
#: Seconds after which a version is read again.
VERSION_SECONDS = 900.0
#: Tables that are read at a time.
_AT_A_TIME = 4


#: Bytes of the file, after which another one is begun.
MOST_BYTES = 32 << 20


class Journal:
    """Lines of JSON in a file; one that has grown is renamed, and the one before it dropped.

    Args:
        path: None keeps nothing.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._is_begun = False

    @classmethod
    def of_store(cls, options: Mapping[str, Any]) -> Journal:
        """Return the journal of the store in the options of `arrowmeta.open`."""
        store = options.get("store")
        place = os.fspath((os.environ.get("ARROWMETA_STORE") if store is None else store) or "")
        if not place or (is_uri(place) and not place.startswith("file:")):
            return cls(None)
        folder = Path(url2pathname(urlsplit(place).path) if is_uri(place) else place)
        return cls(folder.expanduser() / "served" / "reports.jsonl")

    def add(self, line: Mapping[str, Any]) -> None:
        """Append a line.

        Raises:
            OSError: it cannot be written.
        """
        if (path := self._path) is None:
            return
        text = json.dumps(line, separators=(",", ":"), default=str)
        try:
            with self._lock:
                path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                if path.exists() and path.stat().st_size > MOST_BYTES:
                    path.replace(path.with_name(f"{path.name}.1"))
                # A crash may have cut the last line of the process before, or a full disk this one.
                start = "\n" if path.exists() and not self._is_begun else ""
                self._is_begun = False
                file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
                with os.fdopen(file, "a") as to:
                    to.write(f"{start}{text}\n")
                self._is_begun = True
        except OSError as error:  # that of a full disk does not name the file
            error.filename = error.filename or str(path)
            raise


class Measured(Struct, frozen=True):
    """Numbers of a table.

    Attributes:
        row: columns of `SURVEYED`, and `severities`; null if unknown.
        seconds: when it was opened, since 1970; None if it was not read yet.
        version: of the table; None if it cannot be read.
        read_at: when the version was read, since 1970.
    """

    row: Mapping[str, Any]
    seconds: float | None = None
    version: str | None = None
    read_at: float = 0.0


class Survey:
    """Numbers of the tables of a server."""

    def __init__(self, tables: Tables, work: Work) -> None:
        self._tables = tables
        self._work = work
        self._measured: dict[Identifier, Measured] = {}
        self._reading: dict[Identifier, asyncio.Task[None]] = {}
        self._places = asyncio.Semaphore(_AT_A_TIME)

    async def read(self) -> list[Measured]:
        """Return the numbers of all tables, by name; those of tables that are slow may be old."""
        listed = await self._work.run((), self._tables.listed)
        for identifier, table in listed.items():
            name = {"name": ".".join(identifier)}
            row = dict.fromkeys(SURVEYED.names) | name | table._asdict()
            former = self._measured.setdefault(identifier, Measured(row))
            is_old = former.seconds is None or time.time() - former.seconds > FRESH_SECONDS
            if table.error is not None:
                self._measured[identifier] = Measured(row)
            elif is_old and identifier not in self._reading:
                task = asyncio.create_task(self._measure(identifier, row, former))
                self._reading[identifier] = task
        self._measured = {key: table for key, table in self._measured.items() if key in listed}
        new = [
            key for key in self._reading if key in listed and self._measured[key].seconds is None
        ]
        if new:
            await asyncio.wait([self._reading[key] for key in new], timeout=WAIT_SECONDS)
        # Others that ask may have a newer list by now, without tables that are gone.
        return [measured for _, measured in sorted(self._measured.items(), key=itemgetter(0))]

    async def _measure(
        self, identifier: Identifier, row: Mapping[str, Any], before: Measured
    ) -> None:
        def numbers() -> Measured:
            table, now = self._tables.tolerant(identifier), time.time()
            version = table.version()
            if version == before.version and now - before.read_at < VERSION_SECONDS:
                return replace(before, seconds=now)
            state = {"format_version": table.format_version, "snapshot_id": table.snapshot_id}
            return Measured({**row, **state, **measures(table, row)}, time.time(), version, now)

        try:
            async with self._places:
                measured = await self._work.run(identifier, numbers)
        except Exception as error:  # of this table: others go on
            reason = f"{type(error).__name__}: {redacted(str(error))}"
            measured = Measured({**row, "error": reason}, time.time())
        finally:
            del self._reading[identifier]
        if identifier in self._measured:
            self._measured[identifier] = measured


_LINES = files("arrowmeta.apps.serve").joinpath("metrics.csv").read_text("utf-8").splitlines()
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
