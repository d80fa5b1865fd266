"""Read open files of a store: at once, in pieces, or on demand; memory for them, and a cache.

Each piece of 16 MB is a request with its own time limit and retries. A store may send fewer bytes
than it announced, and the client not say so: the end of the buffer is filled with random bytes
before, and if they are still there, the file is too short (`ShortReadError`). Otherwise a file that
ends between two blocks would look complete.
"""

from __future__ import annotations

import io
import os
import threading
from collections import deque
from collections.abc import Iterator
from functools import partial
from typing import TypeAlias

import pyarrow as pa

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.requests import Requests, ShortReadError

#: Milliseconds before freed memory is returned to the system; jemalloc's default.
_DECAY_MILLIS = 10_000


def _buffer_pool() -> pa.MemoryPool:
    """Return a pool that reuses freed memory: paging in memory takes longer than decoding.

    jemalloc keeps freed memory for seconds, whatever thread freed it. malloc returns large blocks
    at once and keeps an arena per thread; mimalloc, Arrow's default, returns memory within
    milliseconds. A pool chosen with Arrow's environment variable is used as it is.
    """
    if "ARROW_DEFAULT_MEMORY_POOL" in os.environ:
        return pa.default_memory_pool()
    if "jemalloc" not in pa.supported_memory_backends():
        return pa.system_memory_pool()
    pa.jemalloc_set_decay_ms(_DECAY_MILLIS)
    return pa.jemalloc_memory_pool()


#: Pool for returned columns, and for the bytes that they are decoded from.
BUFFER_POOL = _buffer_pool()


#: Part of the content of a file.
Piece: TypeAlias = bytes | memoryview | pa.Buffer

#: Bytes per request; each has its own time limit and retries.
PIECE_LEN = 16 << 20
#: Bytes of a larger file that are read first, to check how it begins.
_START_LEN = 1 << 16


#: Random bytes at the end of a buffer, by which a read that did not fill it is recognized.
_MARK_LEN = 16


def read_whole(file: pa.NativeFile, size: int, path: str) -> pa.Buffer:
    """Return the `size` bytes of an open file; `path` is for messages.

    Raises:
        ShortReadError: the file ends before its reported size.
        LimitError: it does not fit in memory.
    """
    content = _allocated(size, path)
    _fill(file, memoryview(content), path, size)
    return content


def _allocated(size: int, path: str) -> pa.Buffer:
    try:
        return pa.allocate_buffer(size, memory_pool=BUFFER_POOL)
    except MemoryError as error:
        raise LimitError(f"{path} has {size:,} bytes, more than fit in memory") from error


def read_into(file: pa.NativeFile, content: memoryview) -> int:
    """Fill a buffer from a file; return the number of bytes read, or fewer if it is not filled.

    Python filesystems may return fewer bytes than requested. Arrow's S3 client returns the
    requested number, however many bytes the server has sent; then the end of the buffer stays as
    it was. Source: Arrow C++ 26, filesystem/s3fs.cc (ObjectInputFile::ReadAt).
    """
    content = content.cast("B")
    mark = os.urandom(_MARK_LEN) if len(content) >= _MARK_LEN else b""
    end = len(content) - len(mark)
    content[end:] = mark
    n_read: int = file.readinto(content)
    while n_read < len(content) and (more := file.readinto(content[n_read:])):
        n_read += more
    return end if mark and content[end:] == mark else n_read


def read_pieces(
    file: pa.NativeFile, path: str, requests: Requests, starts_with: tuple[bytes, ...]
) -> pa.Buffer:
    """Return the content of a large open file, with one request per piece.

    Args:
        file: the open file.
        path: for messages.
        requests: time limits and retries.
        starts_with: required first bytes; with others, the rest is not read. Empty for any.

    Raises:
        CorruptMetadataError: the first bytes are others.
        ShortReadError, LimitError: see `read_whole`.
        StorageError: the store does not answer.
    """
    size = int(file.size())
    if starts_with:
        start = requests.ask(path, lambda: file.read_at(_START_LEN, 0))
        if not start.startswith(starts_with):
            raise CorruptMetadataError(
                "the first bytes are not those of this kind of file", path=path
            )
    content = _allocated(size, path)
    view = memoryview(content)
    for at in range(0, size, PIECE_LEN):
        requests.ask(path, partial(_fill, file, view[at : at + PIECE_LEN], path, size, at))
    return content


def stream_pieces(file: pa.NativeFile, path: str, requests: Requests) -> Iterator[Piece]:
    """Yield the content of an open file, with one request per piece.

    Raises:
        ShortReadError, LimitError: see `read_whole`.
        StorageError: the store does not answer.
    """
    size = int(file.size())
    for at in range(0, size, PIECE_LEN):
        content = _allocated(min(PIECE_LEN, size - at), path)
        requests.ask(path, partial(_fill, file, memoryview(content), path, size, at))
        yield content


def _fill(file: pa.NativeFile, piece: memoryview, path: str, size: int, at: int = 0) -> None:
    file.seek(at)
    if (n_read := read_into(file, piece)) < len(piece):
        # A file that is truncated between two blocks looks valid.
        raise ShortReadError(f"{path} has {size:,} bytes, of which {at + n_read:,} could be read")


class _Reads(io.RawIOBase):
    """Open file of a store with one request per read."""

    def __init__(self, file: pa.NativeFile, requests: Requests, path: str) -> None:
        self._file, self._requests, self._path = file, requests, path
        self._size, self._at = int(file.size()), 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._at

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        start = {io.SEEK_SET: 0, io.SEEK_CUR: self._at, io.SEEK_END: self._size}[whence]
        self._at = max(0, start + offset)
        return self._at

    def read(self, size: int = -1) -> bytes:
        at, rest = self._at, max(0, self._size - self._at)
        n_bytes = rest if size < 0 else min(size, rest)
        content = bytearray(n_bytes)
        fill = partial(_fill, self._file, memoryview(content), self._path, self._size, at)
        self._requests.ask(self._path, fill)
        self._at += n_bytes
        return bytes(content)


def by_requests(file: pa.NativeFile, path: str, requests: Requests) -> pa.NativeFile:
    """Return an open file with one request per read; `path` is for messages."""
    return pa.PythonFile(_Reads(file, requests, path), mode="r")


# -- contents that are kept ------------------------------------------------------------------------

#: Maximum bytes cached per process. Other files are read again when needed.
CACHED_BYTES = 128 << 20

_n_bytes = 0
#: Bytes of dropped contents, counted later: a destructor may run while its thread holds the lock.
_n_freed: deque[int] = deque()
_lock = threading.Lock()

if hasattr(os, "register_at_fork"):  # a thread of the parent process may hold the lock
    os.register_at_fork(after_in_child=_lock._at_fork_reinit)  # type: ignore[attr-defined]


class CachedContents:
    """Cache of file contents by path, within the limit of the process."""

    def __init__(self) -> None:
        self._contents: dict[str, pa.Buffer] = {}

    def __del__(self) -> None:
        _n_freed.extend(content.size for content in self._contents.values())

    def __reduce__(self) -> tuple[type[CachedContents], tuple[()]]:
        return CachedContents, ()  # not shared with other processes

    def get(self, path: str) -> pa.Buffer | None:
        """Return the content of a file; None if it is not cached."""
        return self._contents.get(path)

    def put(self, path: str, content: pa.Buffer) -> None:
        """Cache the content of a file if there is room."""
        global _n_bytes
        with _lock:
            while _n_freed:
                _n_bytes -= _n_freed.popleft()
            if _n_bytes + content.size <= CACHED_BYTES and path not in self._contents:
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
