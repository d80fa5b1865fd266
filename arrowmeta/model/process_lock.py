"""A lock that is not inherited by forked processes."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager


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
