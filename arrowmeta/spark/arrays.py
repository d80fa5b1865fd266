"""Arrow arrays taken apart and put together where pyarrow has no cast for it.

Knows buffers, offsets and slices; which conversion is wanted is decided in `spark.arrow`. All of
it works on whole arrays, and on slices of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.types as pat
from numpy.typing import NDArray

from arrowmeta.columns.buffers import filled, to_flags

INTERVAL_PARTS = pa.struct(
    [("months", pa.int32()), ("days", pa.int32()), ("nanoseconds", pa.int64())]
)
_INTERVAL_LAYOUT = np.dtype([("months", "<i4"), ("days", "<i4"), ("nanoseconds", "<i8")])

_MILLIS_PER_DAY = 86_400_000

_UUID_BYTES = 16
_UUID_TEXT_LEN = 36
_UUID_HYPHENS = (8, 13, 18, 23)
_HEX_DIGITS = np.frombuffer(b"0123456789abcdef", np.uint8)


def struct_of(children: Sequence[pa.Array], target: pa.DataType, is_null: pa.Array) -> pa.Array:
    """Return the struct array of `children`, null where `is_null` says so."""
    # Built from buffers, because from_arrays loses the length of a struct without fields.
    is_valid = pc.invert(is_null)
    _, validity = is_valid.buffers()
    return pa.Array.from_buffers(
        target, len(is_null), [validity], is_null.true_count, children=list(children)
    )


def list_of(
    array: pa.Array, convert: Callable[[pa.Array], pa.Array], target: pa.DataType
) -> pa.Array:
    """Return the lists of any list `array` with their values converted."""
    if pat.is_list_view(array.type) or pat.is_large_list_view(array.type):
        offsets, values = _gathered_views(array, convert)
    elif pat.is_fixed_size_list(array.type):
        size = array.type.list_size
        start = array.offset * size
        offsets = pa.array(np.arange(len(array) + 1) * size)
        values = convert(array.values[start : start + len(array) * size])
    else:
        offsets, (first, past) = _rebased(array)
        values = convert(array.values[first:past])
    mask = array.is_null() if array.null_count else None
    return pa.ListArray.from_arrays(offsets.cast(pa.int32()), values, type=target, mask=mask)


def map_of(array: pa.Array, convert: Callable[[pa.Array], pa.Array], target: Any) -> pa.Array:
    """Return the maps of `array` with keys and items converted."""
    offsets, (first, past) = _rebased(array)
    keys = convert(array.keys[first:past])
    items = convert(array.items[first:past])
    mask = array.is_null() if array.null_count else None
    return pa.MapArray.from_arrays(offsets, keys, items, type=target, mask=mask)


def _rebased(array: pa.Array) -> tuple[pa.Array, tuple[int, int]]:
    """Return the offsets of a list or map `array` from 0, and where in its values they begin."""
    # Offsets are those of the slice, values those of the whole array.
    ends = array.offsets.to_numpy()
    first, past = (int(ends[0]), int(ends[-1])) if len(array) else (0, 0)
    return pa.array(ends - first), (first, past)


def _gathered_views(
    array: pa.Array, convert: Callable[[pa.Array], pa.Array]
) -> tuple[pa.Array, pa.Array]:
    """Return offsets and values of list views, which lie anywhere in their values."""
    lengths = pc.list_value_length(array).fill_null(0).to_numpy().astype(np.int64)
    ends = np.cumsum(lengths)
    starts = array.offsets.to_numpy() - (ends - lengths)
    rows = np.repeat(starts, lengths) + np.arange(lengths.sum())
    return pa.array(np.concatenate([[0], ends])), convert(array.values).take(pa.array(rows))


def days(array: pa.Array) -> pa.Array:
    """Return the days of a date64 `array`, whose milliseconds need not be whole days."""
    return _floored(array, _MILLIS_PER_DAY).cast(pa.int32()).view(pa.date32())


def floored_timestamps(array: pa.Array, target: Any) -> pa.Array:
    """Return timestamps in microseconds; floored, because a plain cast rounds towards 1970."""
    if array.type.unit == "ns":
        return _floored(array, 1000).view(target)
    return array.cast(pa.timestamp(array.type.unit, tz=target.tz)).cast(target)


def _floored(array: pa.Array, divisor: int) -> pa.Array:
    """Return 64-bit numbers divided, rounded down; Arrow's functions overflow at the least ones."""
    numbers = array.view(pa.int64())
    return pa.array(filled(numbers, 0) // divisor, mask=~to_flags(numbers.is_valid()))


def cut_durations(array: pa.Array, target: pa.DataType) -> pa.Array:
    """Return durations in microseconds without the digits below."""
    return array.cast(target, safe=array.type.unit != "ns")


def interval_parts(array: pa.Array, target: pa.DataType) -> pa.Array:
    """Return the months, days and nanoseconds of an interval `array` as a struct array."""
    rows = _rows_of(array, _INTERVAL_LAYOUT)
    children = [pa.array(np.ascontiguousarray(rows[name])) for name in _INTERVAL_LAYOUT.names or ()]
    return struct_of(children, target, array.is_null())


def uuid_text(array: pa.Array) -> pa.Array:
    """Return UUIDs in the form 8-4-4-4-12 of lower-case hexadecimal digits."""
    octets = _rows_of(array.storage, np.dtype((np.uint8, _UUID_BYTES)))
    digits = np.stack([octets >> 4, octets & 15], axis=-1).reshape(len(array), 2 * _UUID_BYTES)
    text = np.full((len(array), _UUID_TEXT_LEN), ord("-"), np.uint8)
    is_digit = np.ones(_UUID_TEXT_LEN, np.bool_)
    is_digit[list(_UUID_HYPHENS)] = False
    text[:, is_digit] = _HEX_DIGITS[digits]
    fixed = pa.FixedSizeBinaryArray.from_buffers(
        pa.binary(_UUID_TEXT_LEN), len(array), [None, pa.py_buffer(text.data)]
    )
    return pc.if_else(array.is_valid(), fixed.cast(pa.binary()).cast(pa.string()), None)


def _rows_of(array: pa.Array, layout: np.dtype[Any]) -> NDArray[Any]:
    """Return the values of a fixed-width `array`, with whatever lies under its nulls."""
    if not len(array):
        return np.zeros(0, layout)  # its buffer may be missing, or of any length
    start = array.offset * layout.itemsize
    return np.frombuffer(array.buffers()[1], layout, count=len(array), offset=start)


def run_of_each_row(array: pa.Array) -> pa.Array:
    """Return for each row of a run-end encoded `array` the position of its value."""
    rows = np.arange(array.offset, array.offset + len(array))
    return pa.array(np.searchsorted(array.run_ends.to_numpy(), rows, side="right"))


def union_branches(union: pa.UnionType) -> list[int]:
    """Return the positions of the branches that hold values; the null branch holds none."""
    return [i for i in range(union.num_fields) if not pat.is_null(union.field(i).type)]


def rows_of_branch(array: pa.Array, branch: int) -> pa.Array:
    """Return for each row its position in the child of `branch`; null if it took another branch."""
    if array.type.mode == "dense":
        positions = _slice_of_buffer(array, 2, pa.int32())
    else:
        positions = pa.array(np.arange(len(array), dtype=np.int32))
    code = pa.scalar(array.type.type_codes[branch], pa.int8())
    return pc.if_else(pc.equal(_branch_codes(array), code), positions, None)


def takes_null_branch(array: pa.Array) -> pa.Array:
    """Return for each row of a union whether its value is that of the null branch."""
    codes = array.type.type_codes
    values = [codes[branch] for branch in union_branches(array.type)]
    return pc.invert(pc.is_in(_branch_codes(array), pa.array(values, pa.int8())))


def _branch_codes(array: pa.Array) -> pa.Array:
    return _slice_of_buffer(array, 1, pa.int8())


def _slice_of_buffer(union: pa.Array, position: int, arrow_type: pa.DataType) -> pa.Array:
    # The attributes of a union for this, type_codes and offsets, forget where a slice begins.
    buffers = [None, union.buffers()[position]]
    return pa.Array.from_buffers(arrow_type, len(union), buffers, offset=union.offset)
