"""Read one share of a large Avro file: its header and some of its blocks.

The bytes are at the same positions as in the whole file; all others are zeros, which take no
memory. If an error is found in a share, the whole file has to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pyarrow as pa

from arrowmeta.avro.container import SYNC_LEN, read_frame, read_header
from arrowmeta.avro.file import AvroFile, Part
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.io.reading import PIECE_LEN, read_into

#: Largest header; a file with a larger one is read as a whole.
_HEADER_LEN = 1 << 20
#: Largest size of the two numbers of a frame.
_FRAME_LEN = 20
#: Size of requests when the frames before a share of a remote file are read.
_WINDOW_LEN = 4 << 20

_ReadAt = Callable[[int, int], bytes | memoryview]


def read_share(
    file: pa.NativeFile, path: str, share: tuple[int, int], *, counts_rows: bool, is_local: bool
) -> AvroFile | None:
    """Read a share of an open file; return None if the whole file has to be read.

    If the rows before the share are not counted, a sync marker inside of a block, by chance or by
    an attacker, is taken for the end of that block.

    Args:
        file: the file.
        path: name of the file.
        share: see `model.scan.Share`.
        counts_rows: whether to read the frames before the share, so that rows have the ordinals
            that they have in the whole file. In a remote file, this reads the blocks, too.
        is_local: whether small reads are cheap.

    Raises:
        OSError: the file cannot be read.
        StorageError: the store does not answer.
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
        until = first - _FRAME_LEN  # the block of a frame that begins here may be in this share
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
    """Return a function that reads bytes of a file, at least `window_len` at a time."""
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
    """Yield rows and end of the blocks whose frames begin from `pos` to before `until`.

    Raises:
        CorruptMetadataError: a frame does not fit the file, or there is no marker before it.
    """
    while pos < min(until, size):
        head = memoryview(read_at(pos - SYNC_LEN, SYNC_LEN + _FRAME_LEN))
        if bytes(head[:SYNC_LEN]) != sync:
            raise CorruptMetadataError("wrong sync marker", byte=pos - SYNC_LEN)
        n_rows, _, end = read_frame(head, SYNC_LEN, size - pos + SYNC_LEN)
        pos += end  # includes the marker after the block
        yield n_rows, pos
