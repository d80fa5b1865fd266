"""Numbers at any byte of an array: little-endian words, big-endian decimals, Avro's varints.

Each byte of a word is read by an expression of its own, which LLVM turns into one load. A loop
would be vectorized, which takes twenty instructions. Callers check that the bytes are in the array.

Functions for zig-zag variable-length integers take a position and return the position after the
number. Their callers provide 16 readable bytes after a block, and check afterwards that the
position is not past its end.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.kernel import Integer, inlined, inlined_as

_U1, _U2, _U3, _U4 = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
_B1, _B2, _B3, _B4 = np.uint64(8), np.uint64(16), np.uint64(24), np.uint64(32)
_SIGN = np.uint64(0x8000_0000)

#: Rows that kernels decode together: as many as a word of validity has bits.
TILE = 64


def _unsigned(index: Integer) -> Integer | np.uint64:
    return np.uint64(index)


@inlined_as(_unsigned)
def unsigned(index: Integer) -> Integer | np.uint64:
    """Return an index that is not negative; compiled code need not check whether it is.

    The interpreter takes longer for the conversion than for the check.
    """
    return index


def _half(buf: NDArray[np.uint8], pos: Integer | np.uint64) -> np.uint64:
    at = np.uint64(pos)
    return (
        np.uint64(buf[at])
        | np.uint64(buf[at + _U1]) << _B1
        | np.uint64(buf[at + _U2]) << _B2
        | np.uint64(buf[at + _U3]) << _B3
    )


@inlined_as(_half)
def load_half(buf: NDArray[np.uint8], pos: Integer | np.uint64) -> np.uint64:
    """Return the 32 bits at `pos`."""
    return np.uint64(int.from_bytes(buf[pos : pos + 4], "little"))


def _word(buf: NDArray[np.uint8], pos: Integer | np.uint64) -> np.uint64:
    return load_half(buf, pos) | load_half(buf, np.uint64(pos) + _U4) << _B4


@inlined_as(_word)
def load_word(buf: NDArray[np.uint8], pos: Integer | np.uint64) -> np.uint64:
    """Return the 64 bits at `pos`."""
    return np.uint64(int.from_bytes(buf[pos : pos + 8], "little"))


@inlined
def load_int32(buf: NDArray[np.uint8], pos: Integer | np.uint64) -> np.int64:
    """Return the signed 32 bits at `pos`."""
    return np.int64(load_half(buf, pos) ^ _SIGN) - np.int64(_SIGN)


@inlined
def load_int64(buf: NDArray[np.uint8], pos: Integer | np.uint64) -> np.int64:
    """Return the signed 64 bits at `pos`."""
    return np.int64(load_word(buf, pos))


@inlined
def store_half(out8: NDArray[np.uint8], at: np.uint64, half: np.uint64) -> None:
    """Write the lowest 32 bits of a word."""
    out8[at] = np.uint8(half)
    out8[at + _U1] = np.uint8(half >> _B1)
    out8[at + _U2] = np.uint8(half >> _B2)
    out8[at + _U3] = np.uint8(half >> _B3)


@inlined
def store_word(out8: NDArray[np.uint8], at: np.uint64, word: np.uint64) -> None:
    """Write 64 bits."""
    store_half(out8, at, word)
    store_half(out8, at + _U4, word >> _B4)


_LARGEST = [10**precision - 1 for precision in range(39)]
_LARGEST_HIGH = np.array([value >> 64 for value in _LARGEST], dtype=np.uint64)
_LARGEST_LOW = np.array([value & (2**64 - 1) for value in _LARGEST], dtype=np.uint64)


@inlined
def is_larger_decimal(high: np.uint64, low: np.uint64, precision: Integer) -> bool:
    """Return whether a 128-bit integer has more than `precision` decimal digits."""
    top = _LARGEST_HIGH[precision]
    bottom = _LARGEST_LOW[precision]
    if np.int64(high) < 0:
        # ~v is -v - 1, and unlike -v cannot overflow.
        high, low = ~high, ~low
        return bool(high > top or (high == top and low >= bottom))
    return bool(high > top or (high == top and low > bottom))


@inlined
def read_decimal(
    buf: NDArray[np.uint8], start: Integer, length: Integer
) -> tuple[np.uint64, np.uint64]:
    """Return high and low word of a big-endian two's complement number of 1 to 16 bytes."""
    high = np.uint64(np.int64(-1) if buf[start] >= 0x80 else np.int64(0))
    low = high
    for i in range(length):
        high = (high << np.uint64(8)) | (low >> np.uint64(56))
        low = (low << np.uint64(8)) | np.uint64(buf[start + i])
    return high, low


# -- varints ---------------------------------------------------------------------------------------

#: Position returned after a number of more than 64 bits; larger than the end of any block.
OVERLONG = np.int64(1 << 60)

_SEVEN_BITS = np.uint64(0x7F)
_MORE = np.uint64(0x80)
_WIDTH = np.uint64(7)
_LAST_SHIFT = np.uint64(63)


def _read_word(buf: NDArray[np.uint8], pos: Integer) -> tuple[Integer, Integer]:
    byte = np.uint64(buf[np.uint64(pos)])
    value = byte & _SEVEN_BITS
    pos += 1
    shift = _WIDTH
    while byte >= _MORE:
        byte = np.uint64(buf[np.uint64(pos)])
        pos += 1
        if shift == _LAST_SHIFT and byte > _U1:
            return np.int64(0), OVERLONG
        value |= (byte & _SEVEN_BITS) << shift
        shift += _WIDTH
    return np.int64(value >> _U1) ^ -np.int64(value & _U1), pos


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


@inlined
def skip_longs(buf: NDArray[np.uint8], pos: Integer, n_longs: Integer, end: Integer) -> Integer:
    """Return the position after `n_longs` longs; larger than `end` if they do not end before it."""
    for _ in range(n_longs):
        if pos > end:
            break
        pos = skip_long(buf, pos)
    return pos
