"""Texts behind their big-endian length, one after the other: where each begins.

Knows Java's way of writing them, and nothing of what stands around them.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined, kernel
from arrowmeta.jit.signature import U8, OutI64

PREFIX_LEN = 4


@inlined
def load_length(buf: NDArray[np.uint8], pos: Integer) -> np.int64:
    """Return the big-endian signed 32 bits at `pos`."""
    number = np.int64(0)
    for i in range(PREFIX_LEN):
        number = number << 8 | np.int64(buf[pos + i])
    return number - ((number >> 31) << 32)


@kernel(steps=lambda *args: 8 * len(args[-1]))
def find_texts(
    buf: U8,
    pos: int,
    end: int,
    tail_len: int,
    out_starts: OutI64,
) -> int:
    """Find texts that each have a tail of some bytes; write where their lengths are.

    There are as many as `out_starts` has room for. Returns where the last tail ends, or -1 if one
    leads out of the bytes before `end`.
    """
    at = np.int64(pos)
    for i in range(out_starts.shape[0]):
        if end - at < PREFIX_LEN + tail_len:
            return -1
        length = load_length(buf, at)
        if length < 0 or length > end - at - PREFIX_LEN - tail_len:
            return -1
        out_starts[i] = at
        at += PREFIX_LEN + length + tail_len
    return int(at)
