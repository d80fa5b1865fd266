"""A lock and a `cached_property` that are safe in threads and forked processes."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING, Any

__all__ = ["ProcessLock", "cached_property"]


class ProcessLock:
    """A reentrant lock that is open in a forked process, which lacks the thread that held it.

    The guarded state must be valid at any time, since a process can be forked at any time.
    """

    def __init__(self) -> None:
        self._of_process: dict[int, threading.RLock] = {}

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the lock; a thread that has it may take it again."""
        # The dictionary keeps the first one.
        with self._of_process.setdefault(os.getpid(), threading.RLock()):
            yield


if not TYPE_CHECKING and sys.version_info < (3, 12):

    class cached_property(cached_property):  # noqa: N801 (as in functools)
        """Replaces the version with a lock that all objects of a class share.

        With it, threads would wait for each other, and forked processes for ever.
        """

        def __get__(self, instance: Any, owner: type | None = None) -> Any:
            """Return the cached value, or compute it; concurrent threads get the same one."""
            if instance is None:
                return self
            kept = vars(instance)
            if self.attrname not in kept:
                kept.setdefault(self.attrname, self.func(instance))
            return kept[self.attrname]
