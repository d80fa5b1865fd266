"""The tables that a server has, kept open while they do not change, and work on them.

Takes folders, tables or a catalog; `Tables` lists identifiers and returns open tables. Folders
between a warehouse and a table are its namespace; a table right below the warehouse, or one that
was named itself, is in the namespace `default`.

`Work` runs requests on threads, with limits of time, of threads for each table, and of bodies. A
table that is slow, or whose store does not answer, takes a few threads of its own and no others.
Few requests begin at a time, in the order in which they came: many that compute at once would each
take as long as all together, which a page, with more to compute than a plan, does not end within
its limit. One that takes longer than a turn, since its store is slow, lets the next one begin.

An error is an answer: a status, and the JSON that Iceberg's protocol has for it.

Spec: Iceberg, REST catalog, schema `ErrorModel`.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, suppress
from inspect import signature
from math import inf
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct, field
from starlette.requests import Request
from starlette.responses import JSONResponse

import arrowmeta
from arrowmeta.apps.warehouse import as_below
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    StorageError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.text import printable, redacted

V = TypeVar("V")


class FoundTable(NamedTuple):
    """Table that was listed: where to open it, its format if it has one, and why it has none."""

    location: str
    format: str | None
    error: str | None = None


#: Levels of the namespace, and the name of the table.
Identifier: TypeAlias = tuple[str, ...]
#: Tables by identifier.
Listed: TypeAlias = dict[Identifier, FoundTable]

DEFAULT_NAMESPACE = "default"

#: Seconds for which a list of tables, and the newest snapshot of a table, are not asked for again.
LISTED_SECONDS, OPEN_SECONDS = 10.0, 1.0
#: Number of tables and snapshots that are kept open.
MOST_OPEN = 64


class Cache(Generic[V]):
    """Values by key, each made once however many threads ask for it; the least used are dropped.

    Args:
        most: maximum sum of the sizes of all values; the last one is kept whatever its size.
        size_of: returns the size of a value.
    """

    def __init__(self, most: int, size_of: Callable[[V], int] = lambda _: 1) -> None:
        self._most = most
        self._size_of = size_of
        #: Each with its size, and when it was made, on the clock of the process.
        self._values: OrderedDict[Hashable, tuple[V, int, float]] = OrderedDict()
        self._size = 0
        # Of values that are being made.
        self._making: WeakValueDictionary[Hashable, threading.Lock] = WeakValueDictionary()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], V], seconds: float = inf) -> V:
        """Return the value of a key, made by `make` if there is none of the last `seconds`.

        One thread makes a value, others wait for it; an error is raised in each of them.
        """
        asked_at = time.monotonic()
        with self._lock:
            making = self._making.setdefault(key, threading.Lock())
        with making:
            with self._lock:
                if key in self._values and asked_at - self._values[key][2] <= seconds:
                    self._values.move_to_end(key)
                    return self._values[key][0]
            value = make()
            size = self._size_of(value)
            self.drop(key)
            with self._lock:
                self._values[key] = (value, size, time.monotonic())
                self._size += size
                while self._size > self._most and len(self._values) > 1:
                    _, (_, freed, _) = self._values.popitem(last=False)
                    self._size -= freed
            return value

    def peek(self, key: Hashable) -> V | None:
        """Return the value of a key if it is there."""
        return self._values.get(key, (None,))[0]

    def drop(self, key: Hashable) -> None:
        """Remove the value of a key, if there is one."""
        with self._lock:
            self._size -= self._values.pop(key, (None, 0))[1]


class _Listing(Struct):
    """The tables of one folder or namespace, as they were some seconds ago.

    Attributes:
        place: the folder or namespace, with the credentials in its URI; empty for all of a catalog.
        options: those of `arrowmeta.open`.
    """

    place: str
    options: Mapping[str, Any]
    tables: Listed = field(default_factory=dict)
    _listed_at: float = -inf
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def read(self, seconds: float) -> Listed:
        """Return the tables; those known so far, while they are listed again or cannot be listed.

        Args:
            seconds: age from which they are listed again.

        Raises:
            ArrowMetaError, OSError: they were never listed, and cannot be.
        """
        is_first, known_at = self._listed_at == -inf, self._listed_at
        is_new = time.monotonic() - known_at <= seconds
        if is_new or not self._lock.acquire(blocking=is_first):
            return self.tables
        try:
            if self._listed_at == known_at:  # not listed meanwhile
                self.tables = self._find()
                self._listed_at = time.monotonic()
        except (ArrowMetaError, OSError):
            if is_first:
                raise
            self._listed_at = time.monotonic()
        finally:
            self._lock.release()
        return self.tables

    def _find(self) -> Listed:
        parameters = signature(arrowmeta.discover).parameters
        options = {name: value for name, value in self.options.items() if name in parameters}
        is_catalog = self.options.get("catalog") is not None
        discovered = arrowmeta.discover(self.place or None, snapshots=False, **options)
        tables: Listed = {}
        for row in discovered.select(["name", *FoundTable._fields]).to_pylist():
            name, table = row.pop("name"), FoundTable(**row)
            levels = tuple(name.split(".")) if is_catalog else _levels(name, table.location)
            _add(tables, levels if len(levels) > 1 else (DEFAULT_NAMESPACE, *levels), table)
        return tables

    def opened(self, identifier: Identifier) -> str:
        """Return what to open for a table that is known."""
        if self.options.get("catalog") is not None:
            return ".".join(identifier)
        return as_below(self.place, self.tables[identifier].location)


class Tables:
    """Tables of folders, or of a catalog.

    Args:
        locations: folders with tables, or tables; namespaces, if there is a catalog.
        options: those of `arrowmeta.open`.

    Raises:
        UsageError: neither a location nor a catalog.
    """

    def __init__(self, locations: Sequence[str], options: Mapping[str, Any]) -> None:
        # A scan that lacks the files of a damaged manifest would look like a whole one.
        self._options = {**options, "strict": True, "safe": True}
        if options.get("catalog") is None:
            if not locations:
                raise UsageError("serve needs a folder of tables, a table, or --catalog")
            locations = [it if is_uri(it) else str(Path(it).absolute()) for it in locations]
        self._listings = [_Listing(place, self._options) for place in locations or [""]]
        self._open: Cache[arrowmeta.Table] = Cache(MOST_OPEN)

    def check_names(self) -> None:
        """Refuse folders that have tables of one name, as far as they can be listed.

        Raises:
            UsageError: there are two, which it names.
        """
        tables: Listed = {}
        for listing in self._listings:
            with suppress(ArrowMetaError, OSError):
                listing.read(LISTED_SECONDS)
            for identifier, table in listing.tables.items():
                if error := _add(tables, identifier, table):
                    raise error

    def listed(self) -> Listed:
        """Return the tables by identifier; a folder that cannot be listed has the reason.

        A table with the name of another one is listed by its location, with this as its error.

        Raises:
            FileNotFoundError, StorageError, LimitError: no folder can be listed; see `discover`.
        """
        tables: Listed = {}
        reasons: list[Exception] = []
        for listing in self._listings:
            try:
                of_folder = listing.read(LISTED_SECONDS)
            except (ArrowMetaError, OSError) as error:
                reasons.append(error)
                place, reason = redacted(listing.place), f"{type(error).__name__}: {error}"
                of_folder = {(DEFAULT_NAMESPACE, place): FoundTable(place, None, reason)}
            for identifier, table in of_folder.items():
                _add(tables, identifier, table)
        if reasons and len(reasons) == len(self._listings):
            raise reasons[0]
        return tables

    def named(self, name: str) -> Identifier:
        """Return the identifier of a name with dots; levels may have dots, too.

        Raises:
            NotATableError: there is no table of that name.
        """
        for identifier in self.listed():
            if ".".join(identifier) == name:
                return identifier
        raise NotATableError(f"there is no table {name!r:.200}")

    def table(self, identifier: Identifier) -> arrowmeta.Table:
        """Return a table at its latest snapshot.

        Raises:
            NotATableError: there is no table of that name.
            ArrowMetaError: it cannot be opened.
        """
        former = self._open.peek(identifier)

        def opened() -> arrowmeta.Table:
            table = arrowmeta.open(self._place(identifier), **self._options)
            if former is not None and former.version() == table.version():
                return former  # with what it has read
            return table

        return self._open.get(identifier, opened, OPEN_SECONDS)

    def tolerant(self, identifier: Identifier) -> arrowmeta.Table:
        """Return a table that tells its damage, at its latest snapshot; it is not kept open."""
        return arrowmeta.open(self._place(identifier), **{**self._options, "strict": False})

    def _place(self, identifier: Identifier) -> str:
        """Return what to open."""
        # Known tables first: a folder that is slow to list delays no others.
        for seconds in (inf, OPEN_SECONDS):
            for listing in self._listings:
                tables = listing.tables if seconds == inf else listing.read(seconds)
                if identifier in tables:
                    return listing.opened(identifier)
        raise NotATableError(f"there is no table {'.'.join(identifier)}")


def is_uri(place: str) -> bool:
    """Return whether a location has a scheme; else it is a local path."""
    return "://" in place or place.startswith("file:")


def _levels(name: str, location: str) -> Identifier:
    """Return the levels of a table's name, in which folders may have dots."""
    *above, last = location.rstrip("/").split("/")
    levels: Identifier = (last,)
    while above and len(".".join(levels)) < len(name):
        folder = above.pop()
        levels = (folder.removesuffix(".db") or folder, *levels)
    return levels if ".".join(levels) == name else (name,)


def _add(tables: Listed, identifier: Identifier, table: FoundTable) -> UsageError | None:
    """Add a table; one whose name another one has is named by its location, with this as error."""
    other = tables.setdefault(identifier, table)
    if other.location == table.location:
        tables[identifier] = table
        return None
    error = UsageError(
        f"{other.location} and {table.location} are both the table {'.'.join(identifier)}: "
        "rename one of them, or serve them apart"
    )
    named = (*identifier[:-1], table.location)
    tables[named] = table._replace(format=None, error=str(error))
    return error


# -- work -----------------------------------------------------------------------------------------

T = TypeVar("T")

#: Threads that work at a time, in all and for one table.
THREADS, THREADS_OF_TABLE = 64, 4
#: Requests that begin at a time, and seconds after which one that has not ended does not count.
TURNS, TURN_SECONDS = 2 + (os.cpu_count() or 1), 5.0
#: Seconds for a request.
SECONDS = 60.0
#: By this name, the process knows at its end which threads not to wait for.
_THREAD_NAME = "arrowmeta-request"
#: Bytes of a body.
MAX_BODY_BYTES = 1 << 20


class Work:
    """Threads for requests.

    Args:
        seconds: time for one request; then it fails, and its thread ends with its next request to
            a store.
        turn_seconds: time after which a request lets the next one begin.
    """

    def __init__(self, seconds: float = SECONDS, turn_seconds: float = TURN_SECONDS) -> None:
        self._seconds = seconds
        self._turn_seconds = turn_seconds
        self._threads = ThreadPoolExecutor(THREADS, _THREAD_NAME)
        # Of tables with requests: any name may be asked for.
        self._of_table: WeakValueDictionary[Identifier, asyncio.Semaphore] = WeakValueDictionary()
        self._turns = asyncio.Semaphore(TURNS)

    async def run(self, identifier: Identifier, function: Callable[[], T]) -> T:
        """Return what a function returns that works for a table; () for no table.

        Raises:
            TimeoutError: there is no answer in time.
        """
        places = self._of_table.setdefault(identifier, asyncio.Semaphore(THREADS_OF_TABLE))

        def limited() -> T:
            with arrowmeta.time_limit(self._seconds):
                return function()

        def release(done: asyncio.Future[T]) -> None:
            places.release()
            done.exception()  # it is known, though the request may be over

        try:
            async with asyncio.timeout(self._seconds), AsyncExitStack() as held:
                await places.acquire()
                held.callback(places.release)
                async with self._turns:
                    working = asyncio.get_running_loop().run_in_executor(self._threads, limited)
                    held.pop_all()  # from here on, the thread holds the place
                    working.add_done_callback(release)
                    await asyncio.wait({working}, timeout=self._turn_seconds)
                return await asyncio.shield(working)
        except TimeoutError as error:
            if str(error):
                raise
            raise TimeoutError(f"no answer within {self._seconds:g} seconds") from None


async def body_of(request: Request) -> Mapping[str, Any]:
    """Return the JSON object that is the body of a request.

    Raises:
        RequestError: it is too long.
        UsageError: it is not a JSON object.
    """
    content = b""
    async for piece in request.stream():
        content += piece
        if len(content) > MAX_BODY_BYTES:
            message = f"the body has more than {MAX_BODY_BYTES:,} bytes"
            raise RequestError(413, "BadRequestException", message)
    try:
        body = json.loads(content or b"null")
    except (ValueError, RecursionError) as error:
        raise UsageError(f"the body is not JSON: {error}") from error
    if not isinstance(body, dict):
        raise UsageError("the body is not a JSON object")
    return body


def integer_in(text: str) -> int | None:
    """Return the integer in a text; None for another text, which `int` may take nevertheless."""
    return int(text) if re.fullmatch("-?[0-9]{1,19}", text) else None


# -- errors --------------------------------------------------------------------------------------

#: Status and type of errors; the first class that fits counts.
_ANSWERS: tuple[tuple[type[Exception] | tuple[type[Exception], ...], int, str], ...] = (
    (NotATableError, 404, "NoSuchTableException"),
    (UsageError, 400, "BadRequestException"),
    (UnsupportedError, 406, "UnsupportedOperationException"),
    # A damaged table is no fault of the server, and no reason to ask again.
    (CorruptMetadataError, 422, "UnprocessableEntityException"),
    ((StorageError, TimeoutError, LimitError), 503, "ServiceUnavailableException"),
    ((ArrowMetaError, OSError), 500, "InternalServerError"),
)


class RequestError(Exception):
    """A request that cannot be answered, with status and type of the protocol."""

    def __init__(self, status: int, kind: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.kind = kind


def to_answer(error: Exception) -> JSONResponse:
    """Return the answer for an error; credentials in its text are removed.

    The text of an error that is none of ours is not sent: it may have anything in it.
    """
    if isinstance(error, RequestError):
        return error_answer(error.status, error.kind, str(error))
    for classes, status, kind in _ANSWERS:
        if isinstance(error, classes):
            return error_answer(status, kind, redacted(str(error)) or "the time is up")
    return error_answer(500, "InternalServerError", f"unexpected {type(error).__name__}")


def error_answer(status: int, kind: str, message: str) -> JSONResponse:
    """Return an error as the protocol has it."""
    error = {"message": message, "type": kind, "code": status}
    return JSONResponse({"error": error}, status)


def say(message: str) -> None:
    """Print a message to standard error, without credentials in URIs."""
    sys.stderr.write(f"arrowmeta: {printable(redacted(message))}\n")
