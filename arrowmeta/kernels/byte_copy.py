"""Bytes copied from one array to another, in the shape that a compiler turns into wide moves."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined_as, kernel
from arrowmeta.jit.signature import I64, U8, OutI32, OutU8
from arrowmeta.kernels.words import load_half, load_word, store_half, store_word

_HIGH_BITS = np.uint64(0x8080_8080_8080_8080)
_NON_ASCII = np.uint8(0x80)


def _copy_words(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, out8: NDArray[np.uint8], out_pos: Integer
) -> np.uint8:
    # Unsigned, because a signed index is asked each time whether it counts from the end. The last
    # word may overlap the one before, so that no byte outside is touched.
    source = np.uint64(pos)
    target = np.uint64(out_pos)
    left = np.uint64(size)
    seen = np.uint64(0)
    if left >= np.uint64(8):
        last = left - np.uint64(8)
        done = np.uint64(0)
        while done < last:
            word = load_word(buf, source + done)
            store_word(out8, target + done, word)
            seen |= word
            done += np.uint64(8)
        word = load_word(buf, source + last)
        store_word(out8, target + last, word)
        seen |= word
    elif left >= np.uint64(4):
        last = left - np.uint64(4)
        word = load_half(buf, source)
        end = load_half(buf, source + last)
        store_half(out8, target, word)
        store_half(out8, target + last, end)
        seen = word | end
    else:
        for i in range(left):
            out8[target + i] = buf[source + i]
            seen |= np.uint64(buf[source + i])
    return np.uint8(_NON_ASCII if seen & _HIGH_BITS else 0)


@inlined_as(_copy_words)
def copy_bytes(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, out8: NDArray[np.uint8], out_pos: Integer
) -> np.uint8:
    """Copy `size` bytes, which the caller knows to be within both arrays.

    Returns 0 if all of them are ASCII, else 0x80.
    """
    source = buf[pos : pos + size]
    out8[out_pos : out_pos + size] = source
    return np.bitwise_or.reduce(source) & _NON_ASCII


@kernel(steps=lambda buf, starts, lengths, out_offsets, out_data: len(starts) + len(out_data))
def copy_spans(
    buf: U8,
    starts: I64,
    lengths: I64,
    out_offsets: OutI32,
    out_data: OutU8,
) -> int:
    """Copy spans one after the other; return 0 if all their bytes are ASCII, else 0x80.

    The caller sized out_data as the sum of the lengths and knows that it fits 31 bits.
    """
    end = np.int64(0)
    seen = np.uint8(0)
    out_offsets[0] = 0
    for row in range(starts.shape[0]):
        size = max(lengths[row], np.int64(0))
        seen |= copy_bytes(buf, starts[row], size, out_data, end)
        end += size
        out_offsets[row + 1] = np.int32(end)
    return int(seen)
