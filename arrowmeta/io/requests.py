"""Requests to a store, with time limits and retries, and threads for them.

A store that does not answer raises `StorageError`. A missing file is an answer: `FileNotFoundError`
and other errors of the filesystem pass through.

Ctrl-C and the exit of the process do not wait for the threads. `concurrent.futures` waits for its
threads when a pool is closed; `DaemonPool` does not. Imports nothing heavy, so that the command
line handles Ctrl-C from the start. Main names: `Requests`, `DaemonPool`.
"""

from __future__ import annotations

import errno
import os
import random
import re
import signal
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager, suppress
from contextvars import ContextVar, copy_context
from itertools import islice
from queue import Empty, SimpleQueue
from threading import Event, Thread, current_thread, main_thread
from typing import Any, Literal, NamedTuple, Self, TypeAlias, TypeVar

from msgspec import Struct, field

from arrowmeta.errors import ArrowMetaError, StorageError
from arrowmeta.io.options import Limits

A = TypeVar("A")
T = TypeVar("T")

#: End of the call that the thread is in.
_call_end: ContextVar[float | None] = ContextVar("call_end", default=None)

#: Default number of concurrent requests per query, and the option to change it.
REQUESTS_AT_ONCE = 48
REQUEST_LIMIT = "limits.concurrent-requests"

#: Seconds before the first retry; doubled for each further one.
_FIRST_WAIT = 0.1
_ATTEMPTS = 6

#: Error numbers for paths that do not or cannot exist: missing, too long, or a circular link.
_NOWHERE = (errno.ENOENT, errno.ENOTDIR, errno.ENAMETOOLONG, errno.ELOOP)
_DENIED = (errno.EACCES, errno.EPERM)
#: Error numbers for which Python has no class in `_PASSING`.
_BUSY = (errno.EBUSY, errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.ESTALE)
_NOT_REACHED = (errno.EHOSTUNREACH, errno.ENETUNREACH)
#: Errors about a path, not about the store; `ArrowInvalid` is a ValueError.
_ABOUT_PATHS = (IsADirectoryError, ValueError, TypeError)
#: Errors of a store that may answer later.
_PASSING = (ConnectionError, TimeoutError, BlockingIOError)

#: Error texts of store clients; Arrow raises OSError for all of them.
_DENIED_TEXT = re.compile(
    r"ACCESS_DENIED|INVALID_ACCESS_KEY|INVALID_SIGNATURE|SIGNATURE_DOES_NOT_MATCH|EXPIRED_TOKEN"
    r"|INVALID_CLIENT_TOKEN|UNRECOGNIZED_CLIENT|MISSING_AUTHENTICATION|REQUEST_EXPIRED"
    r"|PERMISSION_DENIED|UNAUTHENTICATED|ExpiredToken|InvalidToken|AuthenticationFailed"
    r"|AuthorizationFailure|AuthorizationPermissionMismatch|Forbidden|Unauthorized"
    r"|HTTP status 40[0137]\b|\b40[13] \w"
)
_BUCKET_TEXT = re.compile(
    r"NO_SUCH_BUCKET|NoSuchBucket|ContainerNotFound|FilesystemNotFound|Bucket '[^']*' not found"
)
_REGION_TEXT = re.compile(r"HTTP status 30[17]|PermanentRedirect|AuthorizationHeaderMalformed")


class ShortReadError(OSError):
    """A file ended before its reported size."""


class _Fault(NamedTuple):
    kind: Literal["unavailable", "denied", "missing"]
    what: str
    retryable: bool = False


_UNAVAILABLE = _Fault(
    "unavailable", "no usable answer; check the network and the endpoint", retryable=True
)
_REFUSED = _Fault("denied", "access is denied; check permissions and credentials")
_OTHER_REGION = _Fault("unavailable", "the bucket is in another region; set s3.region")
_OTHER_LENGTH = _Fault("unavailable", "the store sent fewer bytes than it said", retryable=True)
_NO_BUCKET = _Fault("missing", "there is no such bucket or container")


class CallLimit:
    """Time limit of a call, that is, of all its requests together.

    A call inside another call has no limit of its own. Threads of `DaemonPool` know the call that
    they work for; on others, such as those of DuckDB, the latest call for the table counts.

    Attributes:
        seconds: the limit; None for none.
    """

    def __init__(self, seconds: float | None = None) -> None:
        self.seconds = seconds
        self._ends: list[float] = []

    def __reduce__(self) -> tuple[object, ...]:
        return CallLimit, (self.seconds,)

    def over(self, items: Iterator[T]) -> Iterator[T]:
        """Yield items; limit the requests for all of them together, unless an outer call does.

        The time that their consumer takes does not count.
        """
        left = self.seconds
        while True:
            start = time.monotonic()
            with self.during(left):
                item = list(islice(items, 1))
            if left is not None:
                left = max(0.0, left - (time.monotonic() - start))
            if not item:
                return
            yield item[0]

    @contextmanager
    def during(self, seconds: float | None = None) -> Iterator[None]:
        """Limit the requests of the block, unless an outer block does.

        Args:
            seconds: what is left of the limit, for a part of a call. Then a block on another
                thread is an outer one, too: DuckDB's threads scan for it.
        """
        end, token = _call_end.get() if seconds is None else self.end, None
        seconds = self.seconds if seconds is None else seconds
        if end is None and seconds is not None:
            end = time.monotonic() + seconds
            token = _call_end.set(end)
        if end is None:
            yield
            return
        self._ends.append(end)
        try:
            yield
        finally:
            self._ends.remove(end)
            if token is not None:
                _call_end.reset(token)

    @property
    def end(self) -> float | None:
        """Time until which requests may take, as of `time.monotonic`."""
        return _call_end.get() or max(tuple(self._ends), default=None)


def time_limit(seconds: float) -> AbstractContextManager[None]:
    """Limit the time of all requests to stores in a block, beside the limit of each one.

    A request after that time raises `StorageError`. The limit is of this thread, and of those that
    work for its calls; an outer block's limit counts instead.

    Args:
        seconds: time for all requests together.

    Examples:
        >>> with arrowmeta.time_limit(60):
        ...     arrowmeta.open(location).files()
    """
    return CallLimit(seconds).during()


class Requests(Struct, frozen=True, eq=False):
    """Time limits and retries of requests to a store.

    Attributes:
        is_local: whether the store is the local disk, without time limits.
        limits: time limits of a connection, where clients have one, and of a request.
        redact: removes secrets from messages of clients.
        calls: time limit of calls with several requests.
    """

    is_local: bool = False
    limits: Limits = field(default_factory=Limits)
    redact: Callable[[str], str] = str
    calls: CallLimit = field(default_factory=CallLimit)

    def ask(self, path: str, request: Callable[[], T], n_requests: int = 1) -> T:
        """Return the result of `request`; `path` is for messages.

        Raises:
            StorageError: no answer in time, a short one each time, or an error of the store.
            Exception: other errors about the path.
        """
        seconds = self.limits.request_timeout * n_requests
        deadline, call_end = time.monotonic() + seconds, self.calls.end
        is_of_call = call_end is not None and call_end < deadline
        deadline = call_end if call_end is not None and is_of_call else deadline
        attempt = 1
        while True:
            try:
                if self.is_local:
                    return request()
                return _before(deadline, request)
            except Empty:
                limit = "total_timeout" if is_of_call else "request_timeout"
                within = "the time of the call" if is_of_call else f"{seconds:g} s"
                raise StorageError(
                    f"{path}: no answer within {within}; check the network and "
                    f"the endpoint, or set a longer {limit}"
                ) from None
            except (ArrowMetaError, ImportError, MemoryError):
                raise
            except Exception as error:
                fault = self._fault(error)
                if fault is None:
                    raise
                wait = _FIRST_WAIT * 2 ** (attempt - 1) * random.uniform(0.5, 1)
                is_last = attempt == _ATTEMPTS or time.monotonic() + wait > deadline
                if self.is_local or not fault.retryable or is_last:
                    said = " ".join(self.redact(str(error) or type(error).__name__).split())
                    often = f" in {attempt} attempts" if attempt > 1 else ""
                    message = f"{path}: {fault.what}{often}: {said}"
                    raise StorageError(message, fault.kind, retryable=fault.retryable) from error
            attempt += 1
            time.sleep(wait)

    def _fault(self, error: Exception) -> _Fault | None:
        """Return the fault of the store; None if the error is about the path."""
        number = error.errno if isinstance(error, OSError) else None
        if number in _DENIED or isinstance(error, PermissionError):
            return _REFUSED
        if number in (*_BUSY, *_NOT_REACHED) or isinstance(error, _PASSING):
            return _UNAVAILABLE
        if self.is_local:
            return None
        if isinstance(error, ShortReadError):
            return _OTHER_LENGTH
        if is_nowhere(error) or isinstance(error, _ABOUT_PATHS):
            return None
        if _BUCKET_TEXT.search(text := str(error)):
            return _NO_BUCKET
        if _REGION_TEXT.search(text):
            return _OTHER_REGION
        return _REFUSED if _DENIED_TEXT.search(text) else _UNAVAILABLE


def is_nowhere(error: Exception) -> bool:
    """Return whether an error means that nothing is at a path."""
    # Python filesystems may omit the error number.
    is_said = isinstance(error, FileNotFoundError | NotADirectoryError)
    return is_said or (isinstance(error, OSError) and error.errno in _NOWHERE)


def _before(deadline: float, request: Callable[[], T]) -> T:
    """Run a request on its own thread, so that waiting can end at the deadline.

    Not on Arrow's threads, which filesystems use. The thread is a daemon and ends with its request.

    Raises:
        Empty: the deadline has passed.
    """
    if time.monotonic() > deadline:
        raise Empty
    answers: Answers = SimpleQueue()

    def run() -> None:
        try:
            answers.put((request(), None))
        except BaseException as error:
            answers.put((None, error))

    Thread(target=run, name=REQUEST_THREADS, daemon=True).start()
    with ended_by_interrupts(answers):
        answer, error = answers.get(timeout=max(0.0, deadline - time.monotonic()))
    if error is not None:
        raise error
    return answer


# -- threads ---------------------------------------------------------------------------------------

#: Name of request threads; the command line does not wait for them at exit.
REQUEST_THREADS = "arrowmeta-request"

#: Queue for the answer to a request, or an error.
Answers: TypeAlias = "SimpleQueue[tuple[Any, BaseException | None]]"

_waiting: set[Answers] = set()
_stopped = Event()
#: Whether the main thread is in `stopped_by_interrupts`.
_stops_at_interrupts = False


@contextmanager
def ended_by_interrupts(answers: Answers) -> Iterator[None]:
    """Let Ctrl-C put KeyboardInterrupt into the queues that threads wait for."""
    _waiting.add(answers)
    if _stopped.is_set():
        answers.put((None, KeyboardInterrupt()))
    try:
        yield
    finally:
        _waiting.discard(answers)


@contextmanager
def stopped_by_interrupts(handlers: Collection[object] = ()) -> Iterator[None]:
    """Let Ctrl-C stop requests on all threads while the main thread is in the block.

    Python runs signal handlers only on the main thread, which may be in a DuckDB query that waits
    for a request of another thread. The wakeup pipe is written at once.

    Args:
        handlers: handlers of SIGINT that end the program, beside Python's own; other handlers are
            kept.
    """
    global _stops_at_interrupts
    ends = (signal.default_int_handler, *handlers)
    is_main = current_thread() is main_thread()
    if _stops_at_interrupts or not is_main or signal.getsignal(signal.SIGINT) not in ends:
        yield
        return
    reading, writing = os.pipe()
    if hasattr(os, "set_blocking"):  # Windows has it for pipes since Python 3.12
        os.set_blocking(writing, False)
    before = signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    thread = Thread(target=_stop_on_interrupt, args=(reading, before), daemon=True)
    _stops_at_interrupts = True
    thread.start()
    try:
        yield
    finally:
        _stops_at_interrupts = False
        signal.set_wakeup_fd(before)
        os.close(writing)
        thread.join()
        _stopped.clear()


def _stop_on_interrupt(signals: int, before: int) -> None:
    """Stop requests on SIGINT in the wakeup pipe; forward signals to the previous one."""
    with open(signals, "rb", buffering=0) as pipe:  # a descriptor
        while number := pipe.read(1):
            if number[0] == signal.SIGINT:
                _stopped.set()
                for answers in list(_waiting):
                    answers.put((None, KeyboardInterrupt()))
            if before >= 0:
                with suppress(OSError):
                    os.write(before, number)


class DaemonPool:
    """Pool of daemon threads; closing it drops pending work and waits for nothing."""

    def __init__(self, threads: int) -> None:
        self._n_threads = threads
        self._queue: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._n_started = 0
        self._pending: set[Future[Any]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exc_info: object) -> None:
        for future in list(self._pending):
            future.cancel()
        for _ in range(self._n_started):
            self._queue.put(None)

    def submit(self, function: Callable[[A], T], item: A) -> Future[T]:
        """Run a function on a thread."""
        future: Future[T] = Future()
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        context = copy_context()
        self._queue.put((future, lambda: context.run(function, item)))
        if self._n_started < self._n_threads:
            self._n_started += 1
            Thread(
                target=_work, args=(self._queue,), name=f"{REQUEST_THREADS}-pool", daemon=True
            ).start()
        return future

    def map(self, function: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        """Yield the results of a function for each item, in order."""
        for future in [self.submit(function, item) for item in items]:
            yield future.result()


def _work(queue: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None]) -> None:
    while (task := queue.get()) is not None:
        future, work = task
        if not future.set_running_or_notify_cancel():
            continue
        try:
            future.set_result(work())
        except BaseException as error:
            future.set_exception(error)
        del future, work, task
