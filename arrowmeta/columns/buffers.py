"""Arrow buffers and arrays over memory of NumPy and of kernels, and back, without copies.

Kernels write columns to an `Arena`: one allocation, with three regions per column. Many functions
replace one of pyarrow, which imports pandas if it is installed. That takes longer than reading a
small table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray
from pyarrow import types as pat

from arrowmeta.errors import LimitError
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.model.kinds import is_text_or_bytes
from arrowmeta.records import dataclass

_NUMPY_TYPES = {
    pa.from_numpy_dtype(numpy_type): numpy_type
    for numpy_type in (
        *(np.int8, np.int16, np.int32, np.int64),
        *(np.uint8, np.uint16, np.uint32, np.uint64),
        *(np.float32, np.float64),
    )
}


def new_array(length: int, dtype: type[np.generic]) -> NDArray[Any]:
    """Return an uninitialized array, for a column that callers will keep."""
    n_bytes = length * np.dtype(dtype).itemsize
    return np.frombuffer(pa.allocate_buffer(n_bytes, memory_pool=KEPT_POOL), dtype=dtype)


def view_buffer(buffer: pa.Buffer | None, dtype: type[np.generic]) -> NDArray[Any]:
    """Return an array over a buffer's memory; empty for None.

    Bytes after the last whole value are left out: Arrow shares a buffer among arrays of nulls.
    """
    content = memoryview(buffer or b"")
    return np.frombuffer(content, dtype=dtype, count=content.nbytes // np.dtype(dtype).itemsize)


def whole(column: pa.ChunkedArray) -> pa.Array:
    """Return a column as one array; `combine_chunks` of no chunks would import pandas."""
    return column.combine_chunks() if column.num_chunks else pa.nulls(0, column.type)


def at_start(array: pa.Array) -> pa.Array:
    """Return an array whose first value is the first of its buffers."""
    return pa.concat_arrays([array, array.slice(0, 0)]) if array.offset else array


def to_numbers(array: pa.Array) -> NDArray[Any]:
    """Return an array of numbers without a copy; nulls have any value.

    `to_numpy` would import pandas.
    """
    values = view_buffer(array.buffers()[1], _NUMPY_TYPES[array.type])
    return values[array.offset : array.offset + len(array)]


def filled(array: pa.Array, value: int) -> NDArray[Any]:
    """Return an array of integers, with `value` for nulls."""
    numbers = to_numbers(array)
    return np.where(to_flags(array.is_valid()), numbers, value) if array.null_count else numbers


def to_flags(array: pa.Array) -> NDArray[np.bool_]:
    """Return an array of booleans without nulls."""
    bits = np.unpackbits(view_buffer(array.buffers()[1], np.uint8), bitorder="little")
    return bits[array.offset : array.offset + len(array)].view(bool)


def text_array(values: Sequence[str | None]) -> pa.Array:
    """Return strings as an array; `pa.array` would import pandas."""
    is_null, texts = None, values
    try:
        content = "".join(texts)  # type: ignore[arg-type]
    except TypeError:
        is_null = np.array([value is None for value in values], dtype=bool)
        texts = [value or "" for value in values]
        content = "".join(texts)  # type: ignore[arg-type]
    encoded = content.encode()
    lengths = map(len, texts if content.isascii() else [text.encode() for text in texts])  # type: ignore
    offsets = np.zeros(len(texts) + 1, dtype=np.int32)
    np.cumsum(np.fromiter(lengths, np.int32, len(texts)), out=offsets[1:])
    validity = None if is_null is None else pack_bits(~is_null)
    buffers = [validity, pa.py_buffer(offsets), pa.py_buffer(encoded)]
    return pa.Array.from_buffers(pa.string(), len(texts), buffers)


@lru_cache(maxsize=128)
def text_scalar(value: str) -> pa.Scalar:
    """Return a string for `pyarrow.compute`; `pa.scalar` would import pandas."""
    return text_array([value])[0]


def int_array(values: Sequence[int | None]) -> pa.Array:
    """Return 64-bit integers as an array; `pa.array` would import pandas."""
    if None not in values:
        return number_array(np.array(values, dtype=np.int64))
    numbers = np.array([value or 0 for value in values], dtype=np.int64)
    return number_array(numbers, np.array([value is None for value in values], dtype=bool))


def exact_sum(numbers: NDArray[np.int64]) -> int:
    """Return the exact sum of 64-bit integers; NumPy's sum may overflow."""
    largest = max(int(numbers.max(initial=0)), -int(numbers.min(initial=0)))
    if largest * len(numbers) < 2**63:
        return int(numbers.sum())
    # Sums of the upper and lower 32 bits of up to 2**31 numbers fit 64 bits.
    return (int((numbers >> 32).sum()) << 32) + int((numbers & 0xFFFF_FFFF).sum())


def within_64_bits(number: int) -> int | None:
    """Return a number if it fits 64 bits, else None."""
    return number if -(2**63) <= number < 2**63 else None


def number_array(values: NDArray[Any], is_null: NDArray[np.bool_] | None = None) -> pa.Array:
    """Return numbers as an array without a copy; `pa.array` would import pandas."""
    validity = None if is_null is None else pack_bits(~is_null)
    arrow_type = pa.from_numpy_dtype(values.dtype)
    return build(arrow_type, len(values), [validity, pa.py_buffer(np.ascontiguousarray(values))])


def flag_array(values: NDArray[np.bool_]) -> pa.Array:
    """Return booleans as an array; `pa.array` would import pandas."""
    return build(pa.bool_(), len(values), [None, pack_bits(values)])


def pack_bits(flags: NDArray[Any]) -> pa.Buffer:
    """Return a bitmap with a bit for each value, set if it is not zero."""
    return pa.py_buffer(np.packbits(flags != 0, bitorder="little"))


def to_offsets(counts: NDArray[np.int64]) -> pa.Buffer:
    """Return the 32-bit offsets of lists with these lengths; their sum must fit."""
    offsets = new_array(len(counts) + 1, np.int32)
    offsets[0] = 0
    np.cumsum(counts, out=offsets[1:])
    return pa.py_buffer(offsets)


def build(
    arrow_type: pa.DataType,
    n_rows: int,
    buffers: Sequence[pa.Buffer | None],
    children: Sequence[pa.Array] = (),
) -> pa.Array:
    """Return an array over `buffers`, with the children of a nested type."""
    return pa.Array.from_buffers(arrow_type, n_rows, list(buffers), children=list(children) or None)


def first_mismatch(values: pa.Array, arrow_type: pa.DataType) -> int | None:
    """Return the first row that cannot be cast to a type; None if all can."""
    if _fits(values, arrow_type):
        return None
    low, high = 0, len(values)
    while high - low > 1:
        middle = (low + high) // 2
        if _fits(values.slice(low, middle - low), arrow_type):
            low = middle
        else:
            high = middle
    return low


def _fits(values: pa.Array, arrow_type: pa.DataType) -> bool:
    try:
        values.cast(arrow_type)
    except pa.ArrowInvalid:
        return False
    return True


#: Zeros that all columns of nulls share; replaced by a larger buffer if needed. They are never
#: written, so they take no memory.
_zeros = pa.py_buffer(np.zeros(0, dtype=np.uint8))

_WIDEST = 32


def null_array(n_rows: int, arrow_type: pa.DataType) -> pa.Array:
    """Return `n_rows` nulls of any type; unlike those of `pyarrow.nulls`, they share memory."""
    global _zeros
    room = (n_rows + 1) * _WIDEST
    zeros = _zeros
    if zeros.size < room:
        _zeros = zeros = pa.py_buffer(np.zeros(2 * room, dtype=np.uint8))
    return _nulls(n_rows, arrow_type, zeros)


def _nulls(n_rows: int, arrow_type: pa.DataType, zeros: pa.Buffer) -> pa.Array:
    if pat.is_struct(arrow_type):
        children = [_nulls(n_rows, f.type, zeros) for f in arrow_type.fields]
        return build(arrow_type, n_rows, [zeros], children)
    if pat.is_list(arrow_type):
        return build(arrow_type, n_rows, [zeros, zeros], [_nulls(0, arrow_type.value_type, zeros)])
    if is_text_or_bytes(arrow_type):
        return build(arrow_type, n_rows, [zeros, zeros, zeros.slice(0, 0)])
    if pat.is_primitive(arrow_type) or pat.is_decimal(arrow_type):
        return build(arrow_type, n_rows, [zeros, zeros])
    return pa.nulls(n_rows, arrow_type)


ALIGNMENT = 64


@dataclass(frozen=True)
class Slot:
    """The regions of one column.

    Attributes:
        level: level of its rows; see `kernels.avro`.
        validity_bits: bits per row of the first region: 1 for validity, 8 for union type codes.
        value_bits: bits per row of the second region: values, or offsets.
        has_bytes: whether there is a third region: bytes of variable length.
        is_written: whether every row of the second region is written, so that it need not be zero.
    """

    level: int
    validity_bits: int
    value_bits: int
    has_bytes: bool
    is_written: bool = False


class Arena:
    """Regions for all slots, with room for `caps` rows by level and `var_caps` bytes by slot.

    Args:
        slots: slots of the columns.
        caps: rows by level.
        var_caps: bytes of variable length by slot.
        max_len: limit of the size.
        lend: gives uninitialized memory; None if the arena may be much larger than needed.

    Raises:
        LimitError: the arena would be larger than `max_len`.
    """

    def __init__(
        self,
        slots: tuple[Slot, ...],
        caps: NDArray[np.int64],
        var_caps: NDArray[np.int64],
        max_len: int,
        lend: Callable[[int], NDArray[np.uint8]] | None = None,
    ) -> None:
        self.slots = slots
        self.caps = caps
        self.var_caps = var_caps
        self.max_len = max_len
        self.bases = np.zeros(3 * len(slots), dtype=np.int64)
        size = 0
        for region, length in enumerate(self._region_lens(caps, var_caps)):
            self.bases[region] = size
            size += -(-length // ALIGNMENT) * ALIGNMENT
            if size > max_len:
                raise LimitError(
                    f"the columns take more than {max_len:,} bytes, the limit for this file; the "
                    "storage option limits.columns-bytes changes it"
                )
        if lend is None:  # pages of `zeros` that are never written take no memory
            self.bytes8 = np.zeros(size, dtype=np.uint8)
        else:
            self.bytes8 = lend(size)
            self._clear()
        self.bytes32 = self.bytes8.view(np.int32)
        self.bytes64 = self.bytes8.view(np.int64)
        self._buffer = pa.py_buffer(self.bytes8)

    def _clear(self) -> None:
        """Zero regions that may not be written; the third is never read beyond what is written."""
        ends = np.append(self.bases[1:], self.bytes8.size)
        for i, slot in enumerate(self.slots):
            self.bytes8[self.bases[3 * i] : ends[3 * i + (0 if slot.is_written else 1)]] = 0

    def region(self, slot: int, region: int, length: int) -> pa.Buffer:
        """Return the first `length` bytes of a region, sharing the arena's memory."""
        return self._buffer.slice(int(self.bases[3 * slot + region]), length)

    def n_used_bytes(self, slot: int, counts: NDArray[np.int64]) -> int:
        """Return the bytes of variable length of a slot; `counts` are the rows by level."""
        if not self.slots[slot].has_bytes:
            return 0
        offsets = int(self.bases[3 * slot + 1]) // 4
        return int(self.bytes32[offsets + counts[self.slots[slot].level]])

    def grown(
        self, caps: NDArray[np.int64], var_caps: NDArray[np.int64], counts: NDArray[np.int64]
    ) -> Arena:
        """Return a larger arena with the rows of this one; `counts` are their number by level.

        Raises:
            LimitError: it would be larger than `max_len`.
        """
        larger = Arena(self.slots, caps, var_caps, self.max_len)
        used = np.array([self.n_used_bytes(i, counts) for i in range(len(self.slots))])
        lengths = self._region_lens(counts, used)
        for old, new, length in zip(self.bases, larger.bases, lengths, strict=True):
            larger.bytes8[new : new + length] = self.bytes8[old : old + length]
        return larger

    def _region_lens(self, rows: NDArray[np.int64], var_lens: NDArray[np.int64]) -> list[int]:
        """Return the size of every region, for rows by level and bytes by slot."""
        lengths = []
        for i, slot in enumerate(self.slots):
            # There is one more offset than rows.
            n_rows = int(rows[slot.level]) + 1
            lengths.append((n_rows * slot.validity_bits + 7) // 8)
            lengths.append((n_rows * slot.value_bits + 7) // 8)
            lengths.append(int(var_lens[i]) if slot.has_bytes else 0)
        return lengths
