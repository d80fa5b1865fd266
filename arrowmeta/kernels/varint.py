"""Avro's zig-zag variable-length integers.

Functions take a position and return the position after the number. They do not check the end of
the block: callers provide 16 readable bytes after it, and check afterwards that the position is not
past the end.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined, inlined_as
from arrowmeta.kernels.words import load_word, unsigned

#: Position returned after a number of more than 64 bits; larger than the end of any block.
OVERLONG = np.int64(1 << 60)

_ONE = np.uint64(1)
_SEVEN_BITS = np.uint64(0x7F)
_MORE = np.uint64(0x80)
_WIDTH = np.uint64(7)
_LAST_SHIFT = np.uint64(63)

_LAST_BYTES = np.uint64(0x8080_8080_8080_8080)
_HALF, _QUARTER, _EIGHTH = np.uint64(32), np.uint64(16), np.uint64(8)
_LOW_HALF = np.uint64(0xFFFF_FFFF)
_SUM = np.uint64(0xF)


def _read_word(buf: NDArray[np.uint8], pos: Integer) -> tuple[Integer, Integer]:
    byte = np.uint64(buf[np.uint64(pos)])
    value = byte & _SEVEN_BITS
    pos += 1
    shift = _WIDTH
    while byte >= _MORE:
        byte = np.uint64(buf[np.uint64(pos)])
        pos += 1
        if shift == _LAST_SHIFT and byte > _ONE:
            return np.int64(0), OVERLONG
        value |= (byte & _SEVEN_BITS) << shift
        shift += _WIDTH
    return np.int64(value >> _ONE) ^ -np.int64(value & _ONE), pos


@inlined_as(_read_word)
def read_long(buf: NDArray[np.uint8], pos: Integer) -> tuple[Integer, Integer]:
    """Return the long at `pos` and the position after it, or `OVERLONG` for one over 64 bits.

    Compiled with words of 64 bits, which in the interpreter take five times as long as `int`.
    """
    value = shift = 0
    while True:
        byte = int(buf[pos])
        pos += 1
        if shift == 63 and byte > 1:
            return 0, OVERLONG
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return (value >> 1) ^ -(value & 1), pos
        shift += 7


@inlined
def skip_long(buf: NDArray[np.uint8], pos: Integer) -> Integer:
    """Return the position after the long at `pos`, or `OVERLONG` for one of over ten bytes."""
    last = pos + 9
    while buf[unsigned(pos)] >= 0x80:
        if pos == last:
            return OVERLONG
        pos += 1
    return pos + 1


def _skip_words(buf: NDArray[np.uint8], pos: Integer, n_longs: Integer, end: Integer) -> Integer:
    # Eight bytes at a time: each byte below 0x80 is the last of a long. If there is one in each
    # half of the eight bytes, none of these longs has more than ten bytes.
    left = n_longs
    while left > 0:
        if pos > end:
            return pos
        lasts = ~load_word(buf, pos) & _LAST_BYTES
        ones = lasts >> _WIDTH
        ones += ones >> _HALF
        ones += ones >> _QUARTER
        n_lasts = np.int64((ones + (ones >> _EIGHTH)) & _SUM)
        if n_lasts < left and lasts & _LOW_HALF != 0 and lasts >> _HALF != 0:
            pos += 8
            left -= n_lasts
            while buf[unsigned(pos - 1)] >= 0x80:  # back to the start of the next long
                pos -= 1
        else:
            pos = skip_long(buf, pos)
            left -= 1
    return pos


@inlined_as(_skip_words)
def skip_longs(buf: NDArray[np.uint8], pos: Integer, n_longs: Integer, end: Integer) -> Integer:
    """Return the position after `n_longs` longs; larger than `end` if they do not end before it."""
    for _ in range(n_longs):
        if pos > end:
            break
        pos = skip_long(buf, pos)
    return pos
