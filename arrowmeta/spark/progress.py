"""How far a long job is, on the terminal of the person who started it.

Knows how to count and when to be silent: nothing is written where standard error is no terminal.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self

_SECONDS_BETWEEN = 1.0


class Progress:
    """A line that says how many of something are done, for as long as the block lasts.

    Args:
        what: is counted, as `tables written`.
        total: how many there will be.
        count: how many there are now.
    """

    def __init__(self, what: str, total: int, count: Callable[[], int]) -> None:
        self._what = what
        self._total = total
        self._count = count
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Self:
        if sys.stderr is not None and sys.stderr.isatty():  # a service may have none
            self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._is_over.set()
        if self._thread.ident is not None:
            self._thread.join()
            self._show(self._total if error is None else self._count(), end="\n")

    def _watch(self) -> None:
        while not self._is_over.wait(_SECONDS_BETWEEN):
            self._show(self._count(), end="")

    def _show(self, n_done: int, end: str) -> None:
        line = f"\rarrowmeta: {self._what} {n_done:,} of {self._total:,}"
        print(line, end=end, file=sys.stderr, flush=True)  # noqa: T201
