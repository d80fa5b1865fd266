"""Local disk access beyond `pyarrow.fs` (devices, links, names), and a cache of file contents."""

from __future__ import annotations

import os
import stat
import threading
from collections import deque
from collections.abc import Iterator
from datetime import UTC, datetime

import pyarrow as pa
import pyarrow.fs as pafs

from arrowmeta.io.location import is_text
from arrowmeta.io.requests import is_nowhere

#: Maximum bytes cached per process. Other files are read again when needed.
KEPT_BYTES = 128 << 20

_n_bytes = 0
#: Bytes of dropped contents, counted later: a destructor may run while its thread holds the lock.
_n_freed: deque[int] = deque()
_lock = threading.Lock()


def local_path(filesystem: pafs.FileSystem, path: str) -> str | None:
    """Return the local path of a filesystem's path; None for other filesystems."""
    while isinstance(filesystem, pafs.SubTreeFileSystem):
        filesystem, path = filesystem.base_fs, filesystem.base_path.rstrip("/") + "/" + path
    return path if isinstance(filesystem, pafs.LocalFileSystem) else None


def is_device(path: str) -> bool:
    """Return whether a local path is neither file nor folder: reading a pipe may block."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return False  # Opening it raises the error.
    return not (stat.S_ISREG(mode) or stat.S_ISDIR(mode))


def changed_at(path: str) -> str | None:
    """Return size and modification time of a file; None if it does not exist."""
    try:
        status = os.stat(path)  # noqa: PTH116 (a fifth of the time)
    except (OSError, ValueError):
        return None
    return f"{status.st_size}@{status.st_mtime_ns}" if stat.S_ISREG(status.st_mode) else None


def scan(path: str) -> list[os.DirEntry[str]]:
    """List a local folder, without names that are not UTF-8."""
    try:
        with os.scandir(path) as entries:
            return [entry for entry in entries if is_text(entry.name)]
    except ValueError:
        return []
    except OSError as error:
        if is_nowhere(error):
            return []
        raise


def file_size(entry: os.DirEntry[str]) -> int | None:
    """Return the size of a file; None if it is not a file, or was deleted."""
    try:
        return entry.stat().st_size if entry.is_file() else None
    except OSError:  # also a circular link
        return None


def walk(folder: str) -> Iterator[tuple[str, int, datetime]]:
    """Yield path, size and modification time of each file below a local folder."""
    folders = [folder]
    while folders:
        for entry in scan(folders.pop()):
            if entry.is_dir(follow_symlinks=False):
                folders.append(entry.path)
                continue
            try:
                status = entry.stat()
            except OSError as error:
                if is_nowhere(error):
                    continue  # deleted since the listing, or a broken link
                raise
            if stat.S_ISREG(status.st_mode):
                yield entry.path, status.st_size, datetime.fromtimestamp(status.st_mtime, UTC)


if hasattr(os, "register_at_fork"):  # a thread of the parent process may hold the lock
    os.register_at_fork(after_in_child=_lock._at_fork_reinit)  # type: ignore[attr-defined]


class KeptFiles:
    """Cache of file contents by path, within the limit of the process."""

    def __init__(self) -> None:
        self._contents: dict[str, pa.Buffer] = {}

    def __del__(self) -> None:
        _n_freed.extend(content.size for content in self._contents.values())

    def __reduce__(self) -> tuple[type[KeptFiles], tuple[()]]:
        return KeptFiles, ()  # not shared with other processes

    def get(self, path: str) -> pa.Buffer | None:
        """Return the content of a file; None if it is not cached."""
        return self._contents.get(path)

    def put(self, path: str, content: pa.Buffer) -> None:
        """Cache the content of a file if there is room."""
        global _n_bytes
        with _lock:
            while _n_freed:
                _n_bytes -= _n_freed.popleft()
            if _n_bytes + content.size <= KEPT_BYTES and path not in self._contents:
                self._contents[path] = content
                _n_bytes += content.size

    def forget(self, path: str) -> None:
        """Drop the content of a file."""
        content = self._contents.pop(path, None)
        if content is not None:
            _n_freed.append(content.size)

    def items(self) -> list[tuple[str, pa.Buffer]]:
        """Return the cached contents."""
        return list(self._contents.items())
