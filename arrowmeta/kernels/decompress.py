"""Decompress many blocks in one call, with a function of a C library.

Decompressing a block takes microseconds. A call from Python for each block would wait for the GIL
each time, and another thread may hold it for longer than many blocks take.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.jit.kernel import call_address, kernel
from arrowmeta.jit.machine_code import I64Table, OutI64

# Functions; see `io.compression`.
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
    """Decompress blocks, one after the other, up to `stop` bytes or the first error.

    Args:
        kind: function, one of the constants above.
        function: address of the function.
        context: first argument of the function.
        blocks: address, length and file of each block; int64[n, 3].
        block_len: largest decompressed size of a block.
        left: bytes that each file may still decompress to; reduced by this call.
        out: address of the output.
        start: bytes in the output before this call.
        stop: bytes in the output from which on no further block is decompressed.
        end: size of the output.
        ends: set to the end of each block in the output.
        written: array that the function writes its number of bytes to; int64[1].
        written_address: address of that array.

    Returns:
        The number of decompressed blocks. The caller tries the next block alone to get its error.
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
            if n_bytes < 0:  # errors are sizes close to 2**64
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
