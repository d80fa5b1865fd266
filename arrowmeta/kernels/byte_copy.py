"""Bytes moved from one array to another, in the shape that a compiler turns into wide moves."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.jit import Integer, inlined_as


def _copy_loop(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, out8: NDArray[np.uint8], out_pos: Integer
) -> np.uint8:
    # Unsigned, because a signed index is asked each time whether it counts from the end, and a
    # loop with that question inside moves single bytes.
    start = np.uint64(pos)
    target = np.uint64(out_pos)
    seen = np.uint8(0)
    for i in range(np.uint64(size)):
        byte = buf[start + i]
        seen |= byte
        out8[target + i] = byte
    return seen


@inlined_as(_copy_loop)
def copy_bytes(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, out8: NDArray[np.uint8], out_pos: Integer
) -> np.uint8:
    """Copy `size` bytes, which the caller knows to be within both arrays.

    Returns all of them ORed: below 0x80 if they are ASCII.
    """
    source = buf[pos : pos + size]
    out8[out_pos : out_pos + size] = source
    return np.bitwise_or.reduce(source)
