"""Loops over Paimon's BinaryRows and the arrays, maps and variants nested in them.

A field is four integers: its kind, the start of its column in the output array of its width, the
precision if it is a decimal, and its null bit, which also gives its slot. A row or nested value is
a span: its start and its length; the length of a null is negative.

Every position is checked against the span before it is read. The values of one span may not be
longer in total than the span: writers never let values share bytes, and a small file whose fields
all point to the same bytes must not decode to large columns.

Spec: Paimon 1.x, common/data/{BinaryRow,BinaryArray,BinaryMap,AbstractBinaryWriter}.java.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.byte_strings import (
    TILE,
    is_larger_decimal,
    load_half,
    load_int32,
    load_int64,
    load_word,
    read_decimal,
)
from arrowmeta.kernels.kernel import Integer, inlined, kernel
from arrowmeta.kernels.machine_code import (
    I64,
    U8,
    I64Table,
    OutI8,
    OutI16,
    OutI32,
    OutI64,
    OutU64,
    OutU64Table,
)

# Kinds of slot.
FIXED1, FIXED2, FIXED4, FIXED8, DECIMAL, WIDE_DECIMAL = range(6)
MICROS, NANOS, BYTES, NESTED, UNKNOWN = range(6, 11)

# Statuses of a value, row or span; all but GOOD and NULL are faults.
GOOD, NULL = range(2)
TOO_SHORT, WRONG_ARITY, OUTSIDE, INLINE_LENGTH, SHARED_BYTES, NANO_OF_MILLI = range(2, 8)
DECIMAL_LENGTH, OUT_OF_RANGE = range(8, 10)

# Places in a field.
KIND, COLUMN, PRECISION, NULL_BIT = range(4)

# Places in `out_fault`.
ROW, BYTE, FIELD = range(3)

HEADER_BITS = 8

_LOW_BIT = np.uint64(1)
_LOW_32 = np.int64(0xFFFF_FFFF)
_INT64_MAX = np.int64(2**63 - 1)
_INT64_MIN = np.int64(-(2**63))


@inlined
def _scale_time(millis: np.int64, nanos: np.int64, unit: int) -> tuple[bool, np.int64]:
    """Convert milliseconds and a rest to units of 1/`unit` ms; return whether it fits, and it."""
    rest = nanos // (1_000_000 // unit)
    if millis >= 0:
        if millis > _INT64_MAX // unit or millis * unit > _INT64_MAX - rest:
            return False, millis
        return True, millis * unit + rest
    # Move a millisecond to the rest, so that the product does not overflow if the sum fits.
    rest -= unit
    if millis + 1 < -(_INT64_MAX // unit) or (millis + 1) * unit < _INT64_MIN - rest:
        return False, millis
    return True, (millis + 1) * unit + rest


@inlined
def _check_rows(
    buf: U8, starts: I64, lengths: I64, prefix_len: int, arity: Integer, first: int, out_fault: I64
) -> int:
    """Check that up to 64 rows from `first` on have `arity` slots; return GOOD or a fault."""
    row_len = (arity + HEADER_BITS + 63) // 64 * 8 + 8 * arity
    for row in range(first, min(first + TILE, starts.shape[0])):
        start, length = starts[row], lengths[row]
        if length < 0:
            continue
        out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = row, start, -1
        if start < 0 or length > buf.shape[0] - start:
            return OUTSIDE
        if prefix_len and length >= 4:
            # The only big-endian number of the format.
            if np.int64(read_decimal(buf, start, 4)[1]) != arity:
                return WRONG_ARITY
        if length - prefix_len < row_len:
            return TOO_SHORT
    return GOOD


@inlined
def _validity(
    buf: U8, starts: I64, lengths: I64, at: Integer, first: int, n_rows: Integer, bit: Integer
) -> np.uint64:
    """Return the validity of a field in up to 64 rows from `first` on; null rows are not valid.

    The null bits of a row begin at its byte `at`; `bit` is that of the field.
    """
    byte, shift = at + (bit >> 3), np.uint8(bit & 7)
    valid = np.uint64(0)
    for i in range(n_rows):
        row = first + i
        if lengths[row] >= 0 and (buf[starts[row] + byte] >> shift) & 1 == 0:
            valid |= _LOW_BIT << np.uint64(i)
    return valid


# Signed, because NumPy rejects the assignment of a larger unsigned number to a signed array.
@inlined
def _load_int8(buf: U8, pos: Integer) -> np.int64:
    return np.int64(np.int8(np.int64(buf[pos])))


@inlined
def _load_int16(buf: U8, pos: Integer) -> np.int64:
    return np.int64(np.int16(np.int64(load_half(buf, pos))))


@inlined
def _put_slots(
    buf: U8,
    load: Callable[[U8, Integer], np.int64],
    starts: I64,
    slot: Integer,
    column: Integer,
    first: int,
    n_rows: Integer,
    valid: np.uint64,
    out: NDArray[Any],
) -> None:
    """Write the values of a slot of some rows, read with `load`; nulls are written as 0."""
    for row in range(first, first + n_rows):
        value = np.int64(0)
        if valid & _LOW_BIT:
            value = load(buf, starts[row] + slot)
        out[np.uint64(column + row)] = value
        valid >>= _LOW_BIT


class Outputs(NamedTuple):
    """Columns that a kernel writes, of `n_rows` rows each."""

    n_rows: Integer
    out8: OutI8
    out16: OutI16
    out32: OutI32
    out64: OutI64
    spans: OutI64


@inlined
def _put_null(out: Outputs, kind: Integer, column: Integer, row: Integer) -> None:
    """Write zeros, or a null span: the memory of a column may have been used before."""
    at = column + row
    if kind == BYTES or kind == NESTED:
        out.spans[at] = 0
        out.spans[at + out.n_rows] = -1
    elif kind == FIXED8 or kind == MICROS or kind == NANOS:
        out.out64[at] = 0
    elif kind == FIXED4:
        out.out32[at] = 0
    elif kind == FIXED2:
        out.out16[at] = 0
    elif kind == FIXED1:
        out.out8[at] = 0
    elif kind != UNKNOWN:
        out.out64[at + row] = 0
        out.out64[at + row + 1] = 0


@inlined
def _put_pointed(
    buf: U8,
    out: Outputs,
    field: I64,
    row: Integer,
    slot: Integer,
    base: Integer,
    length: Integer,
    fixed_len: Integer,
    null_out_of_range: bool,
) -> tuple[int, np.int64, np.int64]:
    """Write a value whose slot is not its bytes; most slots have an offset and a length.

    Offsets count from `base`; there are `length` bytes, of which the first `fixed_len` are slots.
    Returns GOOD, NULL or a fault; the length of a byte string or nested value; how many of its
    bytes are outside the slots.
    """
    kind, column = field[KIND], field[COLUMN]
    word = load_word(buf, slot)
    start = np.int64(word) >> 32
    rest = np.int64(word) & _LOW_32
    if kind == BYTES and start < 0:
        # The value is in the slot: bytes, and in the last byte a flag and the length.
        rest = np.int64(word >> np.uint64(56)) & 0x7F
        out.spans[column + row] = slot
        out.spans[column + out.n_rows + row] = rest
        return (GOOD if rest <= 7 else INLINE_LENGTH), rest, np.int64(0)
    if kind == BYTES or kind == NESTED:
        out.spans[column + row] = base + start
        out.spans[column + out.n_rows + row] = rest
        return (OUTSIDE if start < fixed_len or rest > length - start else GOOD), rest, rest
    status = GOOD
    if kind == MICROS or kind == NANOS:
        if start < fixed_len or start > length - 8:
            status = OUTSIDE
        elif rest > 999_999:
            status = NANO_OF_MILLI
        else:
            millis = load_int64(buf, base + start)
            unit = 1000 if kind == MICROS else 1_000_000
            fits, value = _scale_time(millis, rest, unit)
            if fits:
                out.out64[column + row] = value
            else:
                status = NULL if null_out_of_range else OUT_OF_RANGE
    elif kind == DECIMAL or kind == WIDE_DECIMAL:
        low = word
        high = np.uint64(np.int64(word) >> 63)
        if kind == WIDE_DECIMAL:
            if start < fixed_len or rest > length - start:
                status = OUTSIDE
            elif rest == 0 or rest > 16:
                status = DECIMAL_LENGTH
            else:
                high, low = read_decimal(buf, base + start, rest)
        if status == GOOD:
            if is_larger_decimal(high, low, field[PRECISION]):
                status = NULL
            else:
                out.out64[column + 2 * row] = np.int64(low)
                out.out64[column + 2 * row + 1] = np.int64(high)
    else:
        status = NULL
    return status, np.int64(0), np.int64(0)


@kernel(steps=lambda buf, starts, *rest: 8 * len(starts) * (len(rest[4]) + 1))
def decode_rows(
    buf: U8,
    starts: I64,
    lengths: I64,
    prefix_len: int,
    arity: int,
    null_out_of_range: bool,
    fields: I64Table,
    unused: OutI64,
    out_validity: OutU64Table,
    out8: OutI8,
    out16: OutI16,
    out32: OutI32,
    out64: OutI64,
    out_spans: OutI64,
    out_totals: OutI64,
    out_fault: OutI64,
) -> int:
    """Decode rows into columns.

    A row is `prefix_len` bytes of arity (4 or 0), null bits, and `arity` slots of 8 bytes. `fields`
    lists the fields to decode, in order of slots. 64 rows at a time are decoded field by field, so
    that the kind of a field is tested once for 64 rows.

    Nulls are written as zeros, or as spans of negative length. `unused` is scratch space: for each
    of 64 rows, the number of bytes that no value has pointed to. The lengths of all values are
    added to `out_totals`, for each column of byte strings or nested values. Returns GOOD, or a
    fault, with its place in `out_fault`.
    """
    n_rows = np.int64(starts.shape[0])
    out = Outputs(n_rows, out8, out16, out32, out64, out_spans)
    header_len = (np.int64(arity) + HEADER_BITS + 63) // 64 * 8
    fixed_len = header_len + 8 * np.int64(arity)
    for first in range(0, n_rows, TILE):
        status = _check_rows(buf, starts, lengths, prefix_len, arity, first, out_fault)
        if status != GOOD:
            return status
        n_tile = min(np.int64(TILE), n_rows - first)
        for i in range(n_tile):
            unused[i] = lengths[first + i] - prefix_len - fixed_len
        for field in range(fields.shape[0]):
            kind, column = fields[field, KIND], fields[field, COLUMN]
            null_bit = fields[field, NULL_BIT]
            slot = prefix_len + header_len + 8 * (null_bit - HEADER_BITS)
            valid = _validity(buf, starts, lengths, prefix_len, first, n_tile, null_bit)
            out_validity[field, first >> 6] = valid
            bits = valid
            if kind == FIXED8:
                _put_slots(buf, load_int64, starts, slot, column, first, n_tile, bits, out64)
            elif kind == FIXED4:
                _put_slots(buf, load_int32, starts, slot, column, first, n_tile, bits, out32)
            elif kind == FIXED2:
                _put_slots(buf, _load_int16, starts, slot, column, first, n_tile, bits, out16)
            elif kind == FIXED1:
                _put_slots(buf, _load_int8, starts, slot, column, first, n_tile, bits, out8)
            else:
                total = np.int64(0)
                for i in range(n_tile):
                    row = first + i
                    status = NULL
                    if bits & _LOW_BIT:
                        base = starts[row] + prefix_len
                        status, n_bytes, n_pointed = _put_pointed(
                            buf, out, fields[field], row, starts[row] + slot, base,
                            lengths[row] - prefix_len, fixed_len, null_out_of_range,
                        )  # fmt: skip
                        total += n_bytes
                        unused[i] -= n_pointed
                        if status == GOOD and unused[i] < 0:
                            status = SHARED_BYTES
                    bits >>= _LOW_BIT
                    if status == NULL:
                        valid &= ~(_LOW_BIT << np.uint64(i))
                        _put_null(out, kind, column, row)
                    elif status != GOOD:
                        out_fault[ROW], out_fault[BYTE] = row, starts[row] + slot
                        out_fault[FIELD] = field
                        return status
                out_validity[field, first >> 6] = valid
                out_totals[field] += total
    return GOOD


@kernel(steps=lambda buf, starts, lengths, offsets, *_: 8 * (len(starts) + int(offsets[-1:].sum())))
def decode_elements(
    buf: U8,
    starts: I64,
    lengths: I64,
    offsets: I64,
    width: int,
    is_vector: bool,
    null_out_of_range: bool,
    element: I64,
    out_validity: OutU64,
    out8: OutI8,
    out16: OutI16,
    out32: OutI32,
    out64: OutI64,
    out_spans: OutI64,
    out_totals: OutI64,
    out_fault: OutI64,
) -> int:
    """Decode the elements of arrays into one column.

    `offsets` is the running sum of their counts, for which each span has room. An array is a count
    of 4 bytes, null bits, and elements of `width` bytes; a vector has only elements. `element` is a
    field, as in `decode_rows`. The caller sets all bits of `out_validity`.
    """
    kind, column = element[KIND], element[COLUMN]
    out = Outputs(offsets[-1], out8, out16, out32, out64, out_spans)
    for array in range(starts.shape[0]):
        if lengths[array] < 0:
            continue
        base = starts[array]
        length = lengths[array]
        count = offsets[array + 1] - offsets[array]
        header_len = np.int64(0) if is_vector else 4 + (count + 31) // 32 * 4
        fixed_len = header_len + width * count
        unused = length - fixed_len
        for i in range(count):
            row = offsets[array] + i
            slot = base + header_len + width * i
            status = GOOD
            if not is_vector and (np.int64(buf[base + 4 + (i >> 3)]) >> (i & 7)) & 1:
                status = NULL
            elif kind == FIXED8:
                out64[column + row] = load_int64(buf, slot)
            elif kind == FIXED4:
                out32[column + row] = np.int32(load_int32(buf, slot))
            elif kind == FIXED2:
                out16[column + row] = np.int16(np.int64(buf[slot]) | np.int64(buf[slot + 1]) << 8)
            elif kind == FIXED1:
                out8[column + row] = np.int8(buf[slot])
            else:
                status, n_bytes, n_pointed = _put_pointed(
                    buf, out, element, row, slot, base, length, fixed_len, null_out_of_range
                )
                out_totals[0] += n_bytes
                unused -= n_pointed
                if status == GOOD and unused < 0:
                    status = SHARED_BYTES
            if status == NULL:
                out_validity[row >> 6] &= ~(_LOW_BIT << np.uint64(row & 63))
                _put_null(out, kind, column, row)
            elif status != GOOD:
                out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = array, slot, 0
                return status
    return GOOD
