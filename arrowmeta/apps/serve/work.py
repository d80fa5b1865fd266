"""Work of requests, on threads: limits of time, of threads for each table, and of bodies; errors.

A table that is slow, or whose store does not answer, takes a few threads of its own and no others.
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
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from starlette.requests import Request
from starlette.responses import JSONResponse

from arrowmeta.apps.serve.tables import Identifier
from arrowmeta.errors import (
    ArrowMetaError,
    CorruptMetadataError,
    LimitError,
    NotATableError,
    StorageError,
    UnsupportedError,
    UsageError,
)
from arrowmeta.io.interrupts import REQUEST_THREADS
from arrowmeta.io.options import redacted
from arrowmeta.io.requests import CallLimit

T = TypeVar("T")

#: Threads that work at a time, in all and for one table.
THREADS, THREADS_OF_TABLE = 64, 4
#: Requests that begin at a time, and seconds after which one that has not ended does not count.
TURNS, TURN_SECONDS = 2 + (os.cpu_count() or 1), 5.0
#: Seconds for a request.
SECONDS = 60.0
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
        # By this name, the process knows at its end which threads not to wait for.
        self._threads = ThreadPoolExecutor(THREADS, REQUEST_THREADS)
        # Of tables with requests: any name may be asked for.
        self._of_table: WeakValueDictionary[Identifier, asyncio.Semaphore] = WeakValueDictionary()
        self._turns = asyncio.Semaphore(TURNS)

    async def run(self, identifier: Identifier, function: Callable[[], T]) -> T:
        """Return what a function returns that works for a table; () for no table.

        Raises:
            TimeoutError: there is no answer in time.
        """
        places = self._of_table.setdefault(identifier, asyncio.Semaphore(THREADS_OF_TABLE))
        limit = CallLimit(self._seconds)

        def limited() -> T:
            with limit.during():
                return function()

        def release(done: asyncio.Future[T]) -> None:
            places.release()
            done.exception()  # it is known, though the request may be over

        try:
            async with asyncio.timeout(self._seconds):
                await places.acquire()
                try:
                    await self._turns.acquire()
                except BaseException:
                    places.release()
                    raise
                try:
                    working = asyncio.get_running_loop().run_in_executor(self._threads, limited)
                    working.add_done_callback(release)
                    await asyncio.wait({working}, timeout=self._turn_seconds)
                finally:
                    self._turns.release()
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
