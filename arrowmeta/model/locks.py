"""`ProcessLock` and `cached_property`, safe in threads and forked processes."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

__all__ = ["ProcessLock", "cached_property"]


class ProcessLock:
    """Reentrant lock that is unlocked in a forked process, which lacks the thread that held it.

    The guarded state must be valid at any time, since a process can be forked at any time.
    """

    def __init__(self) -> None:
        self._of_process: dict[int, threading.RLock] = {}

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the lock; a thread that has it may take it again."""
        # `setdefault` keeps the first value.
        with self._of_process.setdefault(os.getpid(), threading.RLock()):
            yield


if not TYPE_CHECKING:

    class cached_property(cached_property):  # noqa: N801 (as in functools)
        """`functools.cached_property` without a lock; the first value that a thread computes stays.

        Before Python 3.12, that of the standard library has a lock per class, by which threads
        would block each other, and forked processes could block for ever. Since then, the value of
        the last thread stays, so that two threads could have filled two caches.
        """

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Return the cached value, or compute it; concurrent threads get the same value."""
            if instance is None:
                return self
            values = vars(instance)
            if self.attrname not in values:
                values.setdefault(self.attrname, self.func(instance))
            return values[self.attrname]
