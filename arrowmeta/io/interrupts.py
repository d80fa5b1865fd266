"""Threads for storage requests that Ctrl-C and process exit do not wait for.

`concurrent.futures` waits for its threads when a pool is closed; `DaemonPool` does not. Imports
nothing heavy, so that the command line handles Ctrl-C from the start.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from contextvars import copy_context
from queue import SimpleQueue
from threading import Event, Thread, current_thread, main_thread
from typing import Any, Self, TypeAlias, TypeVar

A = TypeVar("A")
T = TypeVar("T")

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
    thread = Thread(target=_stop_when_told, args=(reading, before), daemon=True)
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


def _stop_when_told(signals: int, before: int) -> None:
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
