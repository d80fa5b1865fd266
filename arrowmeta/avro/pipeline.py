"""Work on threads whose results come in order, a few pieces of it ahead of who takes them."""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from types import TracebackType
from typing import Generic, Self, TypeVar

T = TypeVar("T")


class Pipeline(Generic[T]):
    """Threads that stay from one set of files to the next, so that none waits for another's end.

    Results of work that was added may come when more is added, or when the rest is asked for;
    leaving the pipeline forgets those that were not taken.

    Args:
        threads: how many work at once; all cores by default. One is the caller's own.
    """

    def __init__(self, threads: int | None = None) -> None:
        self.threads = threads or os.cpu_count() or 1
        self._pool: ThreadPoolExecutor | None = None
        self._running: deque[Future[list[T]]] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    @property
    def is_busy(self) -> bool:
        """Whether results of work have not been taken yet."""
        return bool(self._running)

    def add(self, work: Callable[[], Iterable[T]]) -> Iterator[T]:
        """Have a thread do some work; yield what is due of the work before."""
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self.threads)
        self._running.append(self._pool.submit(lambda: list(work())))
        if len(self._running) > self.threads + 1:
            yield from self._running.popleft().result()

    def rest(self) -> Iterator[T]:
        """Yield all results that have not been taken yet."""
        while self._running:
            yield from self._running.popleft().result()
