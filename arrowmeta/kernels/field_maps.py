"""Loops over maps from field id to value, one for each row, as in Iceberg's statistics.

The map of a row is a range of items, from `starts` to `ends`; `keys` has the field id of each item.
Keys need not be sorted or unique; the last item of a key counts. `ids` are the wanted keys,
ascending.

64 rows at a time: first the wanted items of all of them are found, then their values are read field
by field, while they are in the processor's cache.

Values are numbers, or the bytes of a lower or upper bound. An invalid bound (of the wrong length,
NaN, not UTF-8, or with more digits than its column) is read as null. Bounds that the specification
does not allow are marked; ints of 8 bytes among them, as ClickHouse writes them, are read.

Spec: Iceberg v3, Appendix D, Binary single-value serialization; Schema Evolution, promotions.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.kernels.byte_strings import (
    TILE,
    is_larger_decimal,
    is_utf8,
    load_int32,
    load_int64,
    read_decimal,
)
from arrowmeta.kernels.kernel import Integer, inlined, kernel
from arrowmeta.kernels.machine_code import (
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


@inlined
def find_items(
    starts: I32, ends: I32, keys: I32, ids: I32, first: Integer, n_rows: Integer, out_items: OutI32
) -> None:
    """Find the item of each wanted key in some rows; -1 if there is none."""
    n_ids = ids.shape[0]
    for column in range(n_ids):
        for i in range(TILE):
            out_items[column, i] = -1
    for i in range(n_rows):
        # Most writers sort keys, so try the id after the last match before searching.
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


@kernel(steps=lambda starts, ends, keys, values, ids, *_: len(keys) + len(starts) * (len(ids) + 1))
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
    """Write validity and values of each wanted key; zeros in rows without the key.

    `items` is scratch space: `TILE` places for each wanted key. Returns the number of values.
    """
    n_matches = 0
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
                    n_matches += 1
                out_values[column, first + i] = value
            out_validity[column, first >> 6] = valid
    return n_matches


# Kinds of value, and the meaning of the parameter.
BOOLEAN = 0
INT = 1
FLOAT = 2
LONG = 3
DOUBLE = 4
TIME = 5  # units per day
TIMESTAMP = 6  # units per day, to convert a value written as a date
DECIMAL = 7  # precision
FIXED = 8  # bytes of a value
BYTES = 9
STRING = 10
UNKNOWN = 11

# Columns of `fields`.
KIND, COLUMN, PARAMETER = range(3)

_INT64_MAX = np.int64(2**63 - 1)
_INT32_MIN = np.int64(-(2**31))
_INT32_MAX = np.int64(2**31 - 1)
_MICROS_PER_DAY = 86_400_000_000
#: The first timestamp that DuckDB can convert to text; see `arrowmeta.text`.
_FIRST_MICROS = np.int64(-9_223_372_022_400_000_000)


@inlined
def widen_float(bits: Integer) -> np.int64:
    """Convert the bits of a float, not NaN, to the bits of the same double."""
    sign = (np.int64(bits) & 0x8000_0000) << 32
    exponent = (np.int64(bits) >> 23) & 0xFF
    fraction = np.int64(bits) & 0x7F_FFFF
    if exponent == 0xFF:
        return sign | (np.int64(0x7FF) << 52)
    if exponent == 0:
        if fraction == 0:
            return sign
        # A subnormal float is a normal double.
        exponent = np.int64(1)
        while fraction < 0x80_0000:
            fraction <<= 1
            exponent -= 1
        fraction &= 0x7F_FFFF
    return sign | ((exponent + 896) << 52) | (fraction << 29)


@kernel(
    steps=lambda buf, value_starts, lengths, starts, ends, keys, ids, *_: (
        len(keys) + 4 * len(starts) * (len(ids) + 1)
    )
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
    out_odd: OutU64Table,
    out8: OutU8,
    out32: OutI32,
    out64: OutI64,
    out_spans: OutI64,
) -> int:
    """Decode the bounds of each wanted key into a column.

    The value of an item is `lengths` bytes of `buf` from `value_starts` on; the length of a null is
    negative. `fields` has a row for each wanted key: kind, start of its column in the output of its
    width, and parameter of the kind. The column of a string or bytes is starts, then lengths.
    `items` is scratch space: `TILE` places for each wanted key. `out_odd` has a bit for each bound
    that the specification does not allow for the column. Outputs must be zero before the call.
    Returns the number of values.
    """
    n_bounds = 0
    n_rows = np.int64(starts.shape[0])
    for first in range(0, n_rows, TILE):
        n_tile = min(np.int64(TILE), n_rows - first)
        find_items(starts, ends, keys, ids, first, n_tile, items)
        for field in range(ids.shape[0]):
            kind = fields[field, KIND]
            column = fields[field, COLUMN]
            parameter = fields[field, PARAMETER]
            valid = np.uint64(0)
            odd = np.uint64(0)
            for i in range(n_tile):
                item = items[field, i]
                if item < 0:
                    continue
                length = lengths[item]
                if length < 0:
                    continue
                pos = value_starts[item]
                row = first + i
                # Some writers leave values in the type before a promotion: an int for a long.
                number = np.int64(0)
                if length == 8:
                    number = load_int64(buf, pos)
                elif length == 4:
                    number = load_int32(buf, pos)
                is_valid = False
                if kind == LONG:
                    out64[column + row] = number
                    is_valid = bool(length == 8 or length == 4)
                elif kind == STRING or kind == BYTES:
                    if kind == BYTES or is_utf8(buf, pos, pos + length):
                        out_spans[column + row] = pos
                        out_spans[column + n_rows + row] = length
                        is_valid = True
                elif kind == INT:
                    if (length == 4 or length == 8) and _INT32_MIN <= number <= _INT32_MAX:
                        out32[column + row] = np.int32(number)
                        is_valid = True
                elif kind == DOUBLE:
                    if length == 8:
                        is_valid = bool((number & _INT64_MAX) <= (np.int64(0x7FF) << 52))
                    elif length == 4:  # written as a float
                        is_valid = bool((number & 0x7FFF_FFFF) <= 0x7F80_0000)
                    if is_valid:
                        out64[column + row] = number if length == 8 else widen_float(number)
                elif kind == FLOAT:
                    if length == 4 and (number & 0x7FFF_FFFF) <= 0x7F80_0000:
                        out32[column + row] = np.int32(number)
                        is_valid = True
                elif kind == TIMESTAMP:
                    if length == 8:
                        is_valid = bool(number >= _FIRST_MICROS) or parameter != _MICROS_PER_DAY
                        out64[column + row] = number
                    elif length == 4 and abs(number) <= _INT64_MAX // parameter:  # a date
                        out64[column + row] = number * parameter
                        is_valid = True
                elif kind == TIME:
                    if length == 8 and 0 <= number < parameter:
                        out64[column + row] = number
                        is_valid = True
                elif kind == DECIMAL:
                    if length >= 1 and length <= 16:
                        high, low = read_decimal(buf, pos, length)
                        if not is_larger_decimal(high, low, parameter):
                            out64[column + 2 * row] = np.int64(low)
                            out64[column + 2 * row + 1] = np.int64(high)
                            is_valid = True
                elif kind == BOOLEAN:
                    if length == 1:
                        out8[column + row] = 1 if buf[pos] != 0 else 0
                        is_valid = True
                elif kind == FIXED:
                    if length == parameter:
                        for k in range(length):
                            out8[column + parameter * row + k] = buf[pos + k]
                        is_valid = True
                bit = np.uint64(1) << np.uint64(i)
                if is_valid:
                    valid |= bit
                    n_bounds += 1
                if kind == INT or kind == FLOAT:
                    if length != 4:
                        odd |= bit
                elif kind == DOUBLE or kind == TIMESTAMP:
                    # Neither NaN nor times that cannot be shown are invalid.
                    if length != 8 and length != 4:
                        odd |= bit
                elif not is_valid and kind != UNKNOWN:
                    odd |= bit
            out_validity[field, first >> 6] = valid
            out_odd[field, first >> 6] = odd
    return n_bounds
