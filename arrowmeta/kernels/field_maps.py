"""Loops over maps from a field id to a value, as Iceberg's statistics are: one map for each row.

A map is a range of items, `starts` to `ends`, and items have their keys side by side. Keys need not
be sorted or unique: of several items the last counts. `ids` are the keys wanted, ascending.

Rows go by in tiles: for as many rows as a validity word has bits, the wanted items are found first
and their values taken column by column, while they are still in the processor's cache.

Values are numbers, or the bytes that a lower or upper bound is. The bytes of each kind are known
here, not the Arrow type made of it. A bound that cannot be one (of a length that its kind does not
have, NaN, not UTF-8, with more digits than its column has) says nothing, so it comes out as null;
no bytes are a fault.

Spec: Iceberg v3, Appendix D, Binary single-value serialization; Schema Evolution, promotions.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined, kernel
from arrowmeta.jit.signature import (
    I32,
    I64,
    U8,
    I64Strided,
    I64Table,
    OutI32,
    OutI32Table,
    OutI64,
    OutI64Table,
    OutU8,
    OutU64Table,
)
from arrowmeta.kernels.byte_strings import is_utf8
from arrowmeta.kernels.words import is_larger_decimal, load_int32, load_int64, read_decimal

TILE = 64


@inlined
def find_items(
    starts: NDArray[np.int32],
    ends: NDArray[np.int32],
    keys: NDArray[np.int32],
    ids: NDArray[np.int32],
    first: Integer,
    n_rows: Integer,
    out_items: NDArray[np.int32],
) -> None:
    """Find the item of each wanted key in the rows from `first` on, -1 where there is none."""
    n_ids = ids.shape[0]
    for column in range(n_ids):
        for i in range(TILE):
            out_items[column, i] = -1
    for i in range(n_rows):
        # Writers leave keys in the order of columns, so that the next key is the next column's.
        column = 0
        for item in range(starts[first + i], ends[first + i]):
            key = keys[item]
            if column == n_ids or ids[column] != key:
                column = 0
                above = n_ids
                while column < above:
                    middle = (column + above) >> 1
                    if ids[middle] < key:
                        column = middle + 1
                    else:
                        above = middle
            if column < n_ids and ids[column] == key:
                out_items[column, i] = item
                column += 1


@kernel(
    steps=lambda starts, ends, keys, values, ids, *_: len(keys) + len(starts) * (len(ids) + 1),
)
def gather_longs(
    starts: I32,
    ends: I32,
    keys: I32,
    values: I64,
    ids: I32,
    items: OutI32Table,
    out_validity: OutU64Table,
    out_values: OutI64Table,
) -> int:
    """Write a line of validity and values for each wanted key; a row without it has zeros.

    `items` is scratch: a line of `TILE` for each wanted key. Returns how many values there are.
    """
    found = 0
    for first in range(0, starts.shape[0], TILE):
        n_rows = min(TILE, starts.shape[0] - first)
        find_items(starts, ends, keys, ids, first, n_rows, items)
        for column in range(ids.shape[0]):
            valid = np.uint64(0)
            for i in range(n_rows):
                item = items[column, i]
                value = np.int64(0)
                if item >= 0:
                    value = values[item]
                    valid |= np.uint64(1) << np.uint64(i)
                    found += 1
                out_values[column, first + i] = value
            out_validity[column, first >> 6] = valid
    return found


# Kinds of value, and what their parameter is.
BOOLEAN = 0
INT = 1
FLOAT = 2
LONG = 3
DOUBLE = 4
TIME = 5  # the units of a day
TIMESTAMP = 6  # the units of a day, which a value written as a date is multiplied by
DECIMAL = 7  # the precision
FIXED = 8  # the bytes of each value
BYTES = 9
STRING = 10
UNKNOWN = 11

# Places in a line of `fields`.
KIND = 0
COLUMN = 1
PARAMETER = 2

_INT64_MAX = np.int64(2**63 - 1)
_INT64_MIN = np.int64(-(2**63))
_MICROS_PER_DAY = 86_400_000_000
#: Before it DuckDB has no date, and its text ends the database; `model.moment` says more.
_FIRST_MICROS = np.int64(-9_223_372_022_400_000_000)


@inlined
def widen_float(bits: Integer) -> np.int64:
    """Return the bits of the double that is the float of these 32 bits; not for NaN."""
    sign = (np.int64(bits) & 0x8000_0000) << 32
    exponent = (np.int64(bits) >> 23) & 0xFF
    fraction = np.int64(bits) & 0x7F_FFFF
    if exponent == 0xFF:
        return sign | (np.int64(0x7FF) << 52)
    if exponent == 0:
        if fraction == 0:
            return sign
        # Too small for a float's exponent, but not for that of a double.
        exponent = np.int64(1)
        while fraction < 0x80_0000:
            fraction <<= 1
            exponent -= 1
        fraction &= 0x7F_FFFF
    return sign | ((exponent + 896) << 52) | (fraction << 29)


@kernel(
    steps=lambda buf, value_starts, lengths, starts, ends, keys, ids, *_: (
        len(keys) + 4 * len(starts) * (len(ids) + 1)
    ),
)
def decode_bounds(
    buf: U8,
    value_starts: I64Strided,
    lengths: I64Strided,
    starts: I32,
    ends: I32,
    keys: I32,
    ids: I32,
    fields: I64Table,
    items: OutI32Table,
    out_validity: OutU64Table,
    out8: OutU8,
    out32: OutI32,
    out64: OutI64,
    out_spans: OutI64,
) -> int:
    """Decode a column of single values for each wanted key of some maps; see `field_maps`.

    The value of an item is `lengths` bytes of `buf` from `value_starts` on, of negative length for
    a null. `fields` has a line for each wanted key: kind, where its column starts in the output of
    its width, and the kind's parameter. Spans are two columns, starts and lengths. `items` is
    scratch: a line of `TILE` for each wanted key. The caller zeroed the outputs. Returns how many
    values there are.
    """
    found = 0
    n_rows = np.int64(starts.shape[0])
    for first in range(0, n_rows, TILE):
        n_tile = min(np.int64(TILE), n_rows - first)
        find_items(starts, ends, keys, ids, first, n_tile, items)
        for field in range(ids.shape[0]):
            kind = fields[field, KIND]
            column = fields[field, COLUMN]
            parameter = fields[field, PARAMETER]
            valid = np.uint64(0)
            for i in range(n_tile):
                item = items[field, i]
                if item < 0:
                    continue
                length = lengths[item]
                if length < 0:
                    continue
                pos = value_starts[item]
                row = first + i
                is_known = False
                if kind == LONG:
                    if length == 8:
                        out64[column + row] = load_int64(buf, pos)
                        is_known = True
                    elif length == 4:  # written as an int
                        out64[column + row] = load_int32(buf, pos)
                        is_known = True
                elif kind == STRING or kind == BYTES:
                    if kind == BYTES or is_utf8(buf, pos, pos + length):
                        out_spans[column + row] = pos
                        out_spans[column + n_rows + row] = length
                        is_known = True
                elif kind == INT:
                    if length == 4:
                        out32[column + row] = np.int32(load_int32(buf, pos))
                        is_known = True
                elif kind == DOUBLE:
                    bits = np.int64(0)
                    if length == 8:
                        bits = load_int64(buf, pos)
                        is_known = bool((bits & _INT64_MAX) <= (np.int64(0x7FF) << 52))
                    elif length == 4:  # written as a float
                        bits = load_int32(buf, pos)
                        is_known = bool((bits & 0x7FFF_FFFF) <= 0x7F80_0000)
                        if is_known:
                            bits = widen_float(bits)
                    if is_known:
                        out64[column + row] = bits
                elif kind == FLOAT:
                    if length == 4:
                        bits = load_int32(buf, pos)
                        is_known = bool((bits & 0x7FFF_FFFF) <= 0x7F80_0000)
                        if is_known:
                            out32[column + row] = np.int32(bits)
                elif kind == TIMESTAMP:
                    if length == 8:
                        units = load_int64(buf, pos)
                        is_known = bool(units >= _FIRST_MICROS) or parameter != _MICROS_PER_DAY
                        out64[column + row] = units
                    elif length == 4:  # written as a date
                        days = load_int32(buf, pos)
                        if days <= _INT64_MAX // parameter and days >= -(_INT64_MAX // parameter):
                            out64[column + row] = days * parameter
                            is_known = True
                elif kind == TIME:
                    if length == 8:
                        units = load_int64(buf, pos)
                        if units >= 0 and units < parameter:
                            out64[column + row] = units
                            is_known = True
                elif kind == DECIMAL:
                    if length >= 1 and length <= 16:
                        high, low = read_decimal(buf, pos, length)
                        if not is_larger_decimal(high, low, parameter):
                            out64[column + 2 * row] = np.int64(low)
                            out64[column + 2 * row + 1] = np.int64(high)
                            is_known = True
                elif kind == BOOLEAN:
                    if length == 1:
                        out8[column + row] = 1 if buf[pos] != 0 else 0
                        is_known = True
                elif kind == FIXED:
                    if length == parameter:
                        for k in range(length):
                            out8[column + parameter * row + k] = buf[pos + k]
                        is_known = True
                if is_known:
                    valid |= np.uint64(1) << np.uint64(i)
                    found += 1
            out_validity[field, first >> 6] = valid
    return found
