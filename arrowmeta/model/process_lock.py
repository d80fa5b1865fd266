"""Locks between the threads of one process."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class ProcessLock:
    """A lock that forked processes find open: they would wait for ever for a thread of a parent.

    What it guards must make sense at any moment, since a process may be forked at any.
    """

    def __init__(self) -> None:
        self._of_process: dict[int, threading.RLock] = {}

    @contextmanager
    def held(self) -> Iterator[None]:
        """Hold the lock; a thread that has it may take it again."""
        # The dictionary keeps the first one.
        with self._of_process.setdefault(os.getpid(), threading.RLock()):
            yield
