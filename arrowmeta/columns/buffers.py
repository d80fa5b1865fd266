"""NumPy memory as Arrow buffers and arrays, without copies.

Knows Arrow's layouts (bits, offsets, UTF-8), not what the values mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray


def to_buffer(values: NDArray[Any]) -> pa.Buffer:
    """Return an array's memory as a buffer that keeps it alive."""
    return pa.py_buffer(values)


def view_buffer(buffer: pa.Buffer | None, dtype: type[np.generic]) -> NDArray[Any]:
    """Return a buffer's memory as an array; an empty one for a buffer that is not there."""
    return np.frombuffer(memoryview(buffer or b""), dtype=dtype)


def pack_bits(flags: NDArray[Any]) -> pa.Buffer:
    """Return a bitmap with a bit for each value, set where it is not zero."""
    return to_buffer(np.packbits(flags != 0, bitorder="little"))


def to_offsets(counts: NDArray[np.int64]) -> pa.Buffer:
    """Return the 32-bit offsets of lists; the caller knows that their total fits."""
    offsets = np.zeros(len(counts) + 1, dtype=np.int32)
    np.cumsum(counts, out=offsets[1:])
    return to_buffer(offsets)


def build(
    arrow_type: pa.DataType,
    n_rows: int,
    buffers: Sequence[pa.Buffer | None],
    children: Sequence[pa.Array[Any]] = (),
) -> pa.Array[Any]:
    """Return the array that lies in `buffers`, with the children of a nested type."""
    array: pa.Array[Any] = pa.Array.from_buffers(
        arrow_type, n_rows, list(buffers), children=list(children) or None
    )
    return array


def first_invalid_utf8(values: pa.Array[Any]) -> int | None:
    """Return the first value of a binary array that is not UTF-8, None if all are."""
    if _is_utf8(values):
        return None
    low, high = 0, len(values)
    while high - low > 1:
        middle = (low + high) // 2
        if _is_utf8(values.slice(low, middle - low)):
            low = middle
        else:
            high = middle
    return low


def _is_utf8(values: pa.Array[Any]) -> bool:
    try:
        values.cast(pa.string())
    except pa.ArrowInvalid:
        return False
    return True
