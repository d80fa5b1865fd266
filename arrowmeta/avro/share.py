"""One share of a large Avro file: its header and some of its blocks are read, and nothing else.

The bytes lie where they lie in the whole file, between zeros that take no memory. A file that does
not look sound in this share has to be read as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pyarrow as pa

from arrowmeta.avro.container import SYNC_LEN, read_frame, read_header
from arrowmeta.avro.file import AvroFile, Part
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.reading import PIECE_LEN, read_into

#: Bytes that a header has at most; of a larger one, the whole file is read.
_HEADER_LEN = 1 << 20
#: Most bytes of the two numbers of a frame.
_FRAME_LEN = 20
#: Bytes of a request where the frames before a share are walked through in a remote file.
_WINDOW_LEN = 4 << 20

_ReadAt = Callable[[int, int], bytes | memoryview]


def read_share(
    file: pa.NativeFile, path: str, share: tuple[int, int], *, counts_rows: bool, is_local: bool
) -> AvroFile | None:
    """Read a share of an open file; None where the whole file has to be read.

    A sync marker that is met by chance inside of a block, or put there by an attacker, looks like
    the end of that block where the rows before the share are not counted.

    Args:
        file: what is read.
        path: its name.
        share: see `EntryFilter.share`.
        counts_rows: whether the blocks before the share are walked through, so that rows have the
            ordinals that they have in the whole file. Of a remote file, their bytes are read.
        is_local: whether many small reads are cheap.

    Raises:
        OSError: the file cannot be read.
        StorageError: the store gives no answer.
    """
    size = int(file.size())
    content = np.zeros(size, np.uint8)  # pages that are never written to take no memory
    view = content.data

    def fetch(start: int, end: int) -> None:
        for at in range(start, min(end, size), PIECE_LEN):
            file.seek(at)
            read_into(file, view[at : min(at + PIECE_LEN, end)])

    part, count = share
    first, past = (-(-size * number // count) for number in (part, part + 1))
    try:
        fetch(0, _HEADER_LEN)
        header = read_header(view[:_HEADER_LEN])
        start, first_row, first_block = header.length, 0, 0
        until = first - _FRAME_LEN  # a frame that begins here may have its block in this share
        if counts_rows:
            read_at = _windows(file, 0 if is_local else _WINDOW_LEN)
            for n_rows, end in _frames(read_at, header.sync, header.length, until, size):
                start, first_row, first_block = end, first_row + n_rows, first_block + 1
        fetched = min(size, past + _FRAME_LEN)
        if counts_rows or until <= header.length:
            fetch(start - SYNC_LEN, fetched)
        else:
            fetch(until - SYNC_LEN, fetched)
            found = content[until - SYNC_LEN : past].tobytes().find(header.sync)
            start = past if found < 0 else until + found
        end = start
        for _, end in _frames(lambda at, n: view[at : at + n], header.sync, start, past, size):
            if end > fetched:
                fetch(fetched, end)
                fetched = end
    except CorruptMetadataError:
        return None
    return AvroFile(path, view, share=share, part=Part(start, end, first_row, first_block))


def _windows(file: pa.NativeFile, window_len: int) -> _ReadAt:
    """Return what reads some bytes of a file, so many at a time at least."""
    start, window = 0, b""

    def read_at(at: int, n_bytes: int) -> bytes:
        nonlocal start, window
        if not start <= at <= start + len(window) - n_bytes:
            file.seek(at)
            start, window = at, file.read(max(n_bytes, window_len))
        return window[at - start : at - start + n_bytes]

    return read_at


def _frames(
    read_at: _ReadAt, sync: bytes, pos: int, until: int, size: int
) -> Iterator[tuple[int, int]]:
    """Yield rows and end of the blocks whose frames begin before a byte, from `pos` on.

    Raises:
        CorruptMetadataError: a frame that does not fit the file, or no marker in front of it.
    """
    while pos < min(until, size):
        head = memoryview(read_at(pos - SYNC_LEN, SYNC_LEN + _FRAME_LEN))
        if bytes(head[:SYNC_LEN]) != sync:
            raise CorruptMetadataError("wrong sync marker", byte=pos - SYNC_LEN)
        n_rows, _, end = read_frame(head, SYNC_LEN, size - pos + SYNC_LEN)
        pos += end  # the block's own marker, too
        yield n_rows, pos
