"""Arrow buffers and arrays over memory of NumPy and of kernels, and back, without copies.

Many functions replace one of pyarrow, which imports pandas if it is installed. That takes longer
than reading a small table.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, TypeAlias

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray
from pyarrow import types as pat
from pyarrow.lib import StringBuilder

from arrowmeta.errors import LimitError
from arrowmeta.io.reading import BUFFER_POOL
from arrowmeta.kernels.byte_strings import copy_spans, join_names

I64: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]

_NUMPY_TYPES = {
    pa.from_numpy_dtype(numpy_type): numpy_type
    for numpy_type in (
        *(np.int8, np.int16, np.int32, np.int64),
        *(np.uint8, np.uint16, np.uint32, np.uint64),
        *(np.float32, np.float64),
    )
}


def is_text_or_bytes(kind: pa.DataType) -> bool:
    """Return whether values are text or bytes of variable length, with 32-bit offsets."""
    return bool(pat.is_string(kind) or pat.is_binary(kind))


def new_array(length: int, dtype: type[np.generic]) -> NDArray[Any]:
    """Return an uninitialized array, for a column that callers will keep."""
    n_bytes = length * np.dtype(dtype).itemsize
    return np.frombuffer(pa.allocate_buffer(n_bytes, memory_pool=BUFFER_POOL), dtype=dtype)


def view_buffer(buffer: pa.Buffer | None, dtype: type[np.generic]) -> NDArray[Any]:
    """Return an array over a buffer's memory; empty for None.

    Bytes after the last whole value are left out: Arrow shares a buffer among arrays of nulls.
    """
    content = memoryview(buffer or b"")
    return np.frombuffer(content, dtype=dtype, count=content.nbytes // np.dtype(dtype).itemsize)


#: Wide enough for the sum of 10^19 64-bit integers.
WIDE = pa.decimal128(38, 0)


def total(column: pa.Array | pa.ChunkedArray) -> int:
    """Return the exact sum of integers, whatever their sizes; without nulls."""
    return int(pc.sum(column.cast(WIDE)).as_py() or 0)


def whole(column: pa.Array | pa.ChunkedArray) -> pa.Array:
    """Return a column as one array; `combine_chunks` of no chunks would import pandas."""
    if isinstance(column, pa.Array):
        return column
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
    builder = StringBuilder()
    builder.append_values(values)
    return builder.finish()


def _many_texts(values: Sequence[str | None]) -> pa.Array:
    """Return many strings as an array: in ASCII, in a third of the time of `text_array`."""
    try:
        text = "".join(values)  # type: ignore[arg-type]
    except TypeError:  # there are nulls
        return text_array(values)
    if not text.isascii():
        return text_array(values)
    lengths = np.fromiter(map(len, values), np.int64, len(values))  # type: ignore[arg-type]
    data = pa.py_buffer(text.encode())
    return build(pa.string(), len(values), [None, to_offsets(lengths), data])


def array_of(values: Sequence[Any], kind: pa.DataType) -> pa.Array:
    """Return Python values as an array of a type; `pa.array` would import pandas.

    Texts, booleans, integers, timestamps as integers, and lists, maps and structs of them; values
    of other types are left to `pa.array`. A map is a dictionary, or a list of pairs.
    """
    if pat.is_string(kind) and values and values[0] is not None:  # counting takes as long
        return _many_texts(values)
    n_nulls = values.count(None)
    if n_nulls == len(values):
        return null_array(len(values), kind)
    if pat.is_string(kind):
        return text_array(values)
    if pat.is_dictionary(kind):
        return array_of(values, kind.value_type).dictionary_encode().cast(kind)
    is_valid = np.array([value is not None for value in values]) if n_nulls else None
    validity = None if is_valid is None else pack_bits(is_valid)
    if pat.is_struct(kind):
        rows = [{} if value is None else value for value in values]
        children = [array_of([row.get(f.name) for row in rows], f.type) for f in kind.fields]
        return build(kind, len(values), [validity], children)
    if pat.is_map(kind):
        maps: list[dict[Any, Any]] = [
            value if isinstance(value, dict) else dict(value or ()) for value in values
        ]
        keys, items = (list(chain.from_iterable(side)) for side in (maps, map(dict.values, maps)))
        pairs = [array_of(keys, kind.key_type), array_of(items, kind.item_type)]
        inner = build(pa.struct([kind.key_field, kind.item_field]), len(keys), [None], pairs)
        offsets = to_offsets(np.fromiter(map(len, maps), np.int64, len(maps)))
        return build(kind, len(values), [validity, offsets], [inner])
    if pat.is_list(kind):
        lists = [value or () for value in values]
        offsets = to_offsets(np.fromiter(map(len, lists), np.int64, len(lists)))
        items = list(chain.from_iterable(lists))
        return build(kind, len(values), [validity, offsets], [array_of(items, kind.value_type)])
    if pat.is_boolean(kind):
        return build(kind, len(values), [validity, pack_bits(np.array(values, dtype=bool))])
    has_width = kind in _NUMPY_TYPES or pat.is_timestamp(kind)
    if has_width and {*map(type, values)} <= {int, type(None)}:
        numbers = np.array([value or 0 for value in values], _NUMPY_TYPES.get(kind, np.int64))
        return build(kind, len(values), [validity, pa.py_buffer(numbers)])
    return pa.array(values, kind)


def table_of_rows(rows: Sequence[Mapping[str, object]], schema: pa.Schema) -> pa.Table:
    """Return rows as a table; an absent value is null."""
    arrays = [array_of([row.get(field.name) for row in rows], field.type) for field in schema]
    return pa.Table.from_arrays(arrays, schema=schema)


@lru_cache(maxsize=128)
def text_scalar(value: str) -> pa.Scalar:
    """Return a string for `pyarrow.compute`; `pa.scalar` would import pandas."""
    return text_array([value])[0]


def int_array(values: Sequence[int | None]) -> pa.Array:
    """Return 64-bit integers as an array."""
    return array_of(values, pa.int64())


def exact_sum(numbers: NDArray[np.int64]) -> int:
    """Return the exact sum of 64-bit integers; NumPy's sum may overflow."""
    return total(number_array(numbers))


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


def rows_without_columns(n_rows: int) -> pa.RecordBatch:
    """Return a batch without columns that keeps its number of rows."""
    rows = pa.StructArray.from_buffers(pa.struct([]), n_rows, [None])
    return pa.RecordBatch.from_struct_array(rows)


def first_mismatch(values: pa.Array, arrow_type: pa.DataType) -> int | None:
    """Return the first row that cannot be cast to a type; None if all can."""

    def is_wrong(end: int) -> bool:
        try:
            values.slice(0, end).cast(arrow_type)
        except pa.ArrowInvalid:
            return True
        return False

    if not is_wrong(len(values)):
        return None
    return bisect_left(range(1, len(values) + 1), True, key=is_wrong)


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
    if not n_rows:  # Arrow writes the whole buffers of an array without rows
        return pa.nulls(0, arrow_type)
    # Only as long as needed: pickling an array writes its buffers whole.
    validity, offsets = zeros.slice(0, (n_rows + 7) // 8), zeros.slice(0, 4 * (n_rows + 1))
    if pat.is_struct(arrow_type):
        children = [_nulls(n_rows, f.type, zeros) for f in arrow_type.fields]
        return build(arrow_type, n_rows, [validity], children)
    if pat.is_list(arrow_type):
        children = [_nulls(0, arrow_type.value_type, zeros)]
        return build(arrow_type, n_rows, [validity, offsets], children)
    if is_text_or_bytes(arrow_type):
        return build(arrow_type, n_rows, [validity, offsets, zeros.slice(0, 0)])
    if pat.is_primitive(arrow_type) or pat.is_decimal(arrow_type):
        values = zeros.slice(0, (n_rows * arrow_type.bit_width + 7) // 8)
        return build(arrow_type, n_rows, [validity, values])
    return pa.nulls(n_rows, arrow_type)


# -- text ----------------------------------------------------------------------------------------

_MAX_OFFSET = 2**31 - 1
_TEXT = pa.string()


_SLASH = ord("/")


def join_text(folders: pa.Array, codes: NDArray[np.int32], names: pa.Array) -> pa.Array:
    """Return `folder/name` for every name; `codes` are the folders. Null for null names.

    A folder that is not known is empty.
    """
    folder_data, folder_offsets = _text(folders)
    name_data, name_offsets = _text(names)
    folder_len = int(np.diff(folder_offsets)[codes].sum(dtype=np.int64)) if len(codes) else 0
    length = folder_len + len(codes) + int(name_offsets[-1] - name_offsets[0])
    _check_length(length)
    offsets, data = new_array(len(codes) + 1, np.int32), new_array(length, np.uint8)
    join_names(folder_data, folder_offsets, codes, name_data, name_offsets, _SLASH, offsets, data)
    validity = pack_bits(to_flags(names.is_valid())) if names.null_count else None
    return build(pa.string(), len(codes), [validity, pa.py_buffer(offsets), pa.py_buffer(data)])


def _text(array: pa.Array) -> tuple[NDArray[np.uint8], NDArray[np.int32]]:
    """Return the bytes of a string array's buffer, and the offsets of its values in them."""
    _, offsets, data = array.buffers()
    if offsets is None or not len(array):
        return np.zeros(0, dtype=np.uint8), np.zeros(1, dtype=np.int32)
    values = np.frombuffer(offsets, dtype=np.int32)[array.offset : array.offset + len(array) + 1]
    return np.frombuffer(data or b"", dtype=np.uint8), values


def repeat_text(texts: Sequence[str], codes: NDArray[Any]) -> pa.Array:
    """Return the text of each row's code."""
    values = text_array(texts)
    lengths = to_numbers(pc.binary_length(values))
    if len(codes) * int(lengths.max(initial=0)) > _MAX_OFFSET:
        _check_length(int(lengths[codes].sum()))
    return pc.take(values, number_array(codes), memory_pool=BUFFER_POOL)


def lists_of_text(
    texts: Sequence[str], codes: NDArray[Any], rows: NDArray[np.int64], n_rows: int
) -> pa.ListArray:
    """Return a list of texts for each row, in order of codes; null for rows without any.

    Args:
        texts: the text of each code.
        codes: the codes.
        rows: the row of each of `codes`.
        n_rows: number of rows.
    """
    order = np.argsort(rows, kind="stable")
    counts = np.bincount(rows, minlength=n_rows)
    buffers = [pack_bits(counts > 0), to_offsets(counts)]
    return build(pa.list_(_TEXT), n_rows, buffers, [repeat_text(texts, codes[order])])


def suffixes(names: pa.Array) -> pa.Array:
    """Return the part of each name after the last dot; null if it is empty or there is no dot."""
    first = str(names[0]).rpartition(".")[2] if len(names) else ""
    # Mostly all have one suffix, which is found in an eighth of the time that splitting takes.
    if first and not names.null_count and pc.all(pc.ends_with(names, f".{first}")).as_py():
        return repeat_text([first], np.zeros(len(names), dtype=np.int32))
    return _split_last(names, ".")[1]


def last_names(paths: pa.Array) -> pa.Array:
    """Return the part of each path after the last slash; the path if that is empty."""
    return pc.coalesce(_split_last(paths, "/")[1], paths)


def folders_of(paths: pa.Array) -> pa.Array:
    """Return the part of each path before the last slash; null if there is no part after it."""
    return _split_last(paths, "/")[0]


def _split_last(texts: pa.Array, separator: str) -> tuple[pa.Array, pa.Array]:
    """Return the parts before and after the last separator; nulls if the part after it is empty."""
    parts = pc.split_pattern(texts, separator, max_splits=1, reverse=True)
    offsets = to_numbers(parts.offsets)
    firsts, lasts = offsets[:-1], offsets[1:] - 1
    after = parts.values.take(number_array(lasts, lasts <= firsts))
    is_none = filled(pc.binary_length(after), 0) == 0
    before, after = (parts.values.take(number_array(at, is_none)) for at in (firsts, lasts))
    return before, after


def java_float(value: np.floating[Any]) -> str:
    """Print a float as Java does: shortest unique digits, with an exponent outside [0.001, 10^7).

    There are at least two digits, and these are the closest: the least DOUBLE is 4.9E-324, not
    5E-324.
    Spec: java.lang.Double.toString.
    """
    if not math.isfinite(value):
        return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
    if value == 0 or 1e-3 <= abs(value) < 1e7:
        return np.format_float_positional(value, trim="0")
    text = np.format_float_scientific(value, trim="-", exp_digits=1)
    if "." not in text:
        text = np.format_float_scientific(value, precision=1, unique=False, exp_digits=1)
    return text.replace("e+", "E").replace("e-", "E-")


def copied(
    data: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    validity: pa.Buffer | None = None,
    arrow_type: pa.DataType = _TEXT,
) -> pa.Array:
    """Return an array of strings or bytes copied from positions in `data`."""
    offsets = new_array(len(starts) + 1, np.int32)
    content = new_array(int(lengths.sum()), np.uint8)
    starts, lengths = map(np.ascontiguousarray, (starts, lengths))
    copy_spans(data, starts, lengths, offsets, content)
    return build(arrow_type, len(starts), [validity, pa.py_buffer(offsets), pa.py_buffer(content)])


def _check_length(length: int) -> None:
    if length > _MAX_OFFSET:
        raise LimitError(f"text of {length:,} bytes in one chunk; the limit is {_MAX_OFFSET:,}")
