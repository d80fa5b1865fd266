"""Contents of files that need not be asked of a store again, bounded for the whole process."""

from __future__ import annotations

import os
import threading
from collections import deque

import pyarrow as pa

#: Bytes that a process keeps. Files beyond that are read again where they are needed again; that
#: costs requests, and changes no answer.
KEPT_BYTES = 128 << 20

_n_bytes = 0
#: Bytes of contents that were given up. A destructor may run while its thread holds the lock, so it
#: only adds to this.
_n_freed: deque[int] = deque()
_lock = threading.Lock()


def _make_lock() -> None:
    global _lock
    _lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    # A thread that no longer exists may hold it.
    os.register_at_fork(after_in_child=_make_lock)


class KeptFiles:
    """Contents of files by path, as long as there is room for them in the process."""

    def __init__(self) -> None:
        self._contents: dict[str, pa.Buffer] = {}

    def __del__(self) -> None:
        _n_freed.extend(content.size for content in self._contents.values())

    def __reduce__(self) -> tuple[type[KeptFiles], tuple[()]]:
        return KeptFiles, ()  # another process reads for itself

    def __contains__(self, path: str) -> bool:
        return path in self._contents

    def get(self, path: str) -> pa.Buffer | None:
        """Return the contents of a file; None if they are not kept."""
        return self._contents.get(path)

    def put(self, path: str, content: pa.Buffer) -> None:
        """Keep the contents of a file if there is room."""
        global _n_bytes
        with _lock:
            while _n_freed:
                _n_bytes -= _n_freed.popleft()
            if _n_bytes + content.size <= KEPT_BYTES and path not in self._contents:
                self._contents[path] = content
                _n_bytes += content.size

    def forget(self, path: str) -> None:
        """Give up the contents of a file."""
        content = self._contents.pop(path, None)
        if content is not None:
            _n_freed.append(content.size)

    def items(self) -> list[tuple[str, pa.Buffer]]:
        """Return what is kept."""
        return list(self._contents.items())
