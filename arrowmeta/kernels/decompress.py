"""Compressed blocks to the bytes in them, one behind the other, by functions of C libraries.

A block takes microseconds. Called from Python, each of them waits for Python's lock once more,
which another thread may hold for as long as many blocks take.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.jit.kernel import call_address, kernel
from arrowmeta.jit.signature import I64Table, OutI64

# Which function it is: see `io.compression`.
ZSTD_DECOMPRESS, LIBDEFLATE_DECOMPRESS = range(2)

# Columns of the table of blocks.
ADDRESS, LENGTH, FILE = range(3)

_INT_BITS = 0xFFFF_FFFF


@kernel(steps=lambda kind, function, context, blocks, *_: 10 * len(blocks))
def decompress_blocks(
    kind: int,
    function: int,
    context: int,
    blocks: I64Table,
    block_len: int,
    left: OutI64,
    out: int,
    start: int,
    stop: int,
    end: int,
    ends: OutI64,
    written: OutI64,
    written_address: int,
) -> int:
    """Decompress blocks until one cannot be, or there is enough.

    Args:
        kind: which of the functions above it is.
        function: its address.
        context: what it takes first.
        blocks: where each block is and of which file; int64[n, 3].
        block_len: bytes that may come out of one.
        left: bytes that may come out of each file; less by those that did.
        out: address of the first byte to write.
        start: bytes that are there already; counts from `out`, as the next two do.
        stop: bytes that are enough.
        end: bytes that there is room for.
        ends: set to where each block's bytes end.
        written: where the function says how many bytes it wrote; int64[1].
        written_address: of that number.

    Returns:
        How many blocks were decompressed. What is wrong with the next one, if anything, is for
        others to find out.
    """
    at = np.int64(start)
    for i in range(blocks.shape[0]):
        file = blocks[i, FILE]
        room = min(end - at, block_len, left[file])
        if at >= stop or room <= 0:
            return i
        source, length = blocks[i, ADDRESS], blocks[i, LENGTH]
        if kind == ZSTD_DECOMPRESS:
            n_bytes = np.int64(call_address(function, context, out + at, room, source, length, 0))
            if n_bytes < 0:  # an error is a size close to the largest
                return i
        else:
            status = call_address(
                function, context, source, length, out + at, room, written_address
            )
            if status & _INT_BITS != 0:
                return i
            n_bytes = written[0]
        at += n_bytes
        left[file] -= n_bytes
        ends[i] = at
    return blocks.shape[0]
