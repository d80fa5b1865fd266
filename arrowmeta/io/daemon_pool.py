"""Threads for requests to a store, which do not keep the process from ending.

`concurrent.futures` waits for its threads when a pool is left and when the process ends, so that
Ctrl-C would take as long as the slowest store.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar

from arrowmeta.io.interrupts import REQUEST_THREADS

A = TypeVar("A")
T = TypeVar("T")


class DaemonPool:
    """Some threads; leaving the pool forgets work that has not begun, and waits for none.

    Args:
        threads: how many work at once.
    """

    def __init__(self, threads: int) -> None:
        self._n_threads = threads
        self._queue: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()
        self._n_started = 0
        self._pending: set[Future[Any]] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        for future in list(self._pending):
            future.cancel()
        for _ in range(self._n_started):
            self._queue.put(None)

    def submit(self, function: Callable[[A], T], item: A) -> Future[T]:
        """Have a thread do a piece of work."""
        future: Future[T] = Future()
        self._pending.add(future)
        future.add_done_callback(self._pending.discard)
        self._queue.put((future, lambda: function(item)))
        if self._n_started < self._n_threads:
            self._n_started += 1
            Thread(
                target=_work, args=(self._queue,), name=f"{REQUEST_THREADS}-pool", daemon=True
            ).start()
        return future

    def map(self, function: Callable[[A], T], items: Iterable[A]) -> Iterator[T]:
        """Yield what a function returns for each item, in their order."""
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
