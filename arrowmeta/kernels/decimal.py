"""Decimals of up to 38 digits as two 64-bit words."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined

_LARGEST = [10**precision - 1 for precision in range(39)]
_LARGEST_HIGH = np.array([value >> 64 for value in _LARGEST], dtype=np.uint64)
_LARGEST_LOW = np.array([value & (2**64 - 1) for value in _LARGEST], dtype=np.uint64)


@inlined
def is_larger_decimal(high: np.uint64, low: np.uint64, precision: Integer) -> bool:
    """Tell whether a 128-bit integer has more digits than `precision`."""
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
