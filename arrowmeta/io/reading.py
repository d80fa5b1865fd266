"""Read open files of a store: in one request, in pieces, or on demand."""

from __future__ import annotations

import io

import pyarrow as pa

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.io.requests import Requests, ShortReadError

#: Bytes of a request: each has a time limit of its own, and is repeated alone.
PIECE_LEN = 16 << 20
#: Bytes of a larger file that are read first, where it has to begin in some way.
_START_LEN = 1 << 16


def read_whole(file: pa.NativeFile, size: int, path: str) -> pa.Buffer:
    """Return the `size` bytes of an open file, which messages name by `path`.

    Raises:
        ShortReadError: the file ends before its reported size.
        LimitError: it is larger than the memory there is.
    """
    content = _allocated(size, path)
    _fill(file, memoryview(content), path, size)
    return content


def _allocated(size: int, path: str) -> pa.Buffer:
    try:
        return pa.allocate_buffer(size, memory_pool=KEPT_POOL)
    except MemoryError as error:
        raise LimitError(f"{path} has {size:,} bytes, more than fit in memory") from error


def read_into(file: pa.NativeFile, content: memoryview) -> int:
    """Fill a buffer from a file, and return how many bytes there were.

    Filesystems in Python may return fewer than requested.
    """
    n_read: int = file.readinto(content)
    while n_read < len(content) and (more := file.readinto(content[n_read:])):
        n_read += more
    return n_read


def read_pieces(
    file: pa.NativeFile, path: str, requests: Requests, starts_with: tuple[bytes, ...]
) -> pa.Buffer:
    """Return the bytes of a large open file, by a request for each piece.

    Args:
        file: what is read.
        path: names it in messages.
        requests: how its store is asked.
        starts_with: what it has to begin with, or the rest is not read; anything if empty.

    Raises:
        CorruptMetadataError: it begins with something else.
        ShortReadError, LimitError: see `read_whole`.
        StorageError: the store gives no answer.
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
        piece = view[at : at + PIECE_LEN]

        def read(at: int = at, piece: memoryview = piece) -> None:
            file.seek(at)
            _fill(file, piece, path, size, at)

        requests.ask(path, read)
    return content


def _fill(file: pa.NativeFile, piece: memoryview, path: str, size: int, at: int = 0) -> None:
    if (n_read := read_into(file, piece)) < len(piece):
        # Where it was cut between two blocks, nothing in it would tell.
        raise ShortReadError(f"{path} has {size:,} bytes, of which {at + n_read:,} could be read")


class _Reads(io.RawIOBase):
    """An open file of a store, each read of which is a request."""

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
        content: bytes = self._requests.ask(self._path, lambda: self._file.read_at(n_bytes, at))
        self._at += len(content)
        return content


def by_requests(file: pa.NativeFile, path: str, requests: Requests) -> pa.NativeFile:
    """Return an open file of a store, each read of which is a request; messages name `path`."""
    return pa.PythonFile(_Reads(file, requests, path), mode="r")
