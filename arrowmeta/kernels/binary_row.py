"""Loops over Paimon's BinaryRows and the arrays, maps and variants nested in them.

Knows the bytes of a slot, not the names or Arrow types of fields: a field is three integers, its
`kind`, where its column starts in the output array of its width, and a decimal's precision. A row
or nested value is a span: where it starts and its length, which is negative for one that is null.

No byte is read before it is known to be inside its span, and what the values of one span point to
may not be longer together than the span: a writer never lets two values share bytes, and fields
that all point at one place must not multiply a small file into large columns.

Spec: Paimon 1.x, common/data/{BinaryRow,BinaryArray,BinaryMap,AbstractBinaryWriter}.java.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.bitset import TILE, load_word, store_validity
from arrowmeta.kernels.jit import inlined, kernel

# Kinds of slot.
FIXED1 = 0
FIXED2 = 1
FIXED4 = 2
FIXED8 = 3
DECIMAL = 4
WIDE_DECIMAL = 5
MICROS = 6
NANOS = 7
BYTES = 8
NESTED = 9
UNKNOWN = 10

# What became of a value, row or span; all but the first two are faults.
GOOD = 0
NULL = 1
TOO_SHORT = 2
WRONG_ARITY = 3
OUTSIDE = 4
INLINE_LENGTH = 5
SHARED_BYTES = 6
NANO_OF_MILLI = 7
DECIMAL_LENGTH = 8
OUT_OF_RANGE = 9
BAD_COUNT = 10
BAD_SPLIT = 11

# Places in `out_fault`, which is written when a call returns a fault.
ROW = 0
BYTE = 1
FIELD = 2

HEADER_BITS = 8

_LOW_32 = np.int64(0xFFFF_FFFF)
_INT64_MAX = np.int64(2**63 - 1)
_INT64_MIN = np.int64(-(2**63))
_LARGEST = [10**precision - 1 for precision in range(39)]
_LARGEST_HIGH = np.array([value >> 64 for value in _LARGEST], dtype=np.uint64)
_LARGEST_LOW = np.array([value & (2**64 - 1) for value in _LARGEST], dtype=np.uint64)

_U8 = "Array(uint8, 1, 'C', readonly=True)"
_I64 = "Array(int64, 1, 'C', readonly=True)"
_OUTPUTS = "boolean, int8[::1], int16[::1], int32[::1], int64[::1], int64[::1], int64[::1]"


@inlined
def load_int32(buf: NDArray[np.uint8], pos: int | np.int64) -> np.int64:
    """Return the little-endian signed 32 bits at `pos`."""
    at = np.uint64(pos)
    value = np.int64(0)
    for i in range(4):
        value |= np.int64(buf[at + np.uint64(i)]) << (8 * i)
    return (value ^ 0x8000_0000) - 0x8000_0000


@inlined
def _is_larger_decimal(high: np.uint64, low: np.uint64, precision: int) -> bool:
    """Tell whether a 128-bit integer has more digits than `precision`."""
    top = _LARGEST_HIGH[precision]
    bottom = _LARGEST_LOW[precision]
    if np.int64(high) < 0:
        # ~v is -v - 1, and unlike -v cannot overflow.
        high, low = ~high, ~low
        return bool(high > top or (high == top and low >= bottom))
    return bool(high > top or (high == top and low > bottom))


@inlined
def _scale_time(millis: np.int64, nanos: np.int64, unit: int) -> tuple[bool, np.int64]:
    """Return whether milliseconds and a rest fit 64 bits in units of 1/`unit` ms, and the value."""
    rest = nanos // (1_000_000 // unit)
    if millis >= 0:
        if millis > _INT64_MAX // unit or millis * unit > _INT64_MAX - rest:
            return False, millis
        return True, millis * unit + rest
    # One millisecond less of the large part, one more of the small: it must not overflow first.
    rest -= unit
    if millis + 1 < -(_INT64_MAX // unit) or (millis + 1) * unit < _INT64_MIN - rest:
        return False, millis
    return True, (millis + 1) * unit + rest


@inlined
def _store_value(
    buf: NDArray[np.uint8],
    slot: int,
    base: int,
    fixed_len: int,
    length: int,
    kind: int,
    column: int,
    precision: int,
    row: int,
    n_rows: int,
    null_out_of_range: bool,
    out8: NDArray[np.int8],
    out16: NDArray[np.int16],
    out32: NDArray[np.int32],
    out64: NDArray[np.int64],
    out_spans: NDArray[np.int64],
) -> tuple[int, int | np.int64]:
    """Decode the value of one slot that is not null; return its status and the bytes it points to.

    The slot has been checked to be there. Offsets count from `base` and must lie behind the first
    `fixed_len` and before `length` bytes from there.
    """
    if kind == FIXED8:
        out64[column + row] = np.int64(load_word(buf, slot))
    elif kind == FIXED4:
        out32[column + row] = np.int32(load_int32(buf, slot))
    elif kind == BYTES or kind == NESTED:
        start, size = np.int64(0), np.int64(0)
        mark = np.int64(buf[slot + 7])
        if kind == BYTES and mark >= 0x80:
            start, size = np.int64(slot), mark & 0x7F
            if size > 7:
                return INLINE_LENGTH, 0
            pointed = np.int64(0)
        else:
            word = np.int64(load_word(buf, slot))
            start, size = word >> 32, word & _LOW_32
            if start < fixed_len or size > length - start:
                return OUTSIDE, 0
            start += base
            pointed = size
        out_spans[column + row] = start
        out_spans[column + n_rows + row] = size
        return GOOD, pointed
    elif kind == FIXED2:
        out16[column + row] = np.int16(np.int64(buf[slot]) | (np.int64(buf[slot + 1]) << 8))
    elif kind == FIXED1:
        out8[column + row] = np.int8(buf[slot])
    elif kind == DECIMAL:
        low = load_word(buf, slot)
        high = np.uint64(np.int64(low) >> 63)
        if _is_larger_decimal(high, low, precision):
            return NULL, 0
        out64[column + 2 * row] = np.int64(low)
        out64[column + 2 * row + 1] = np.int64(high)
    elif kind == WIDE_DECIMAL:
        word = np.int64(load_word(buf, slot))
        start, size = word >> 32, word & _LOW_32
        if start < fixed_len or size > length - start:
            return OUTSIDE, 0
        if size == 0 or size > 16:
            return DECIMAL_LENGTH, 0
        high = np.uint64(0)
        if buf[base + start] >= 0x80:
            high = ~high
        low = high
        for i in range(size):
            high = (high << np.uint64(8)) | (low >> np.uint64(56))
            low = (low << np.uint64(8)) | np.uint64(buf[base + start + i])
        if _is_larger_decimal(high, low, precision):
            return NULL, 0
        out64[column + 2 * row] = np.int64(low)
        out64[column + 2 * row + 1] = np.int64(high)
    elif kind == MICROS or kind == NANOS:
        word = np.int64(load_word(buf, slot))
        start, nanos = word >> 32, word & _LOW_32
        if start < fixed_len or start > length - 8:
            return OUTSIDE, 0
        if nanos > 999_999:
            return NANO_OF_MILLI, 0
        millis = np.int64(load_word(buf, base + start))
        fits, value = _scale_time(millis, nanos, 1000 if kind == MICROS else 1_000_000)
        if not fits:
            return NULL if null_out_of_range else OUT_OF_RANGE, 0
        out64[column + row] = value
    else:
        return NULL, 0
    return GOOD, 0


@kernel(
    f"int64({_U8}, {_I64}, {_I64}, int64, int64[:, ::1], uint64[::1], uint64[:, ::1], {_OUTPUTS})"
)
def decode_rows(
    buf: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    prefix_len: int,
    fields: NDArray[np.int64],
    words: NDArray[np.uint64],
    out_validity: NDArray[np.uint64],
    null_out_of_range: bool,
    out8: NDArray[np.int8],
    out16: NDArray[np.int16],
    out32: NDArray[np.int32],
    out64: NDArray[np.int64],
    out_spans: NDArray[np.int64],
    out_fault: NDArray[np.int64],
) -> int:
    """Decode rows into columns; return GOOD, or the fault of the row, byte and field in out_fault.

    With a `prefix_len` of 4 each row starts with its arity. `words` is scratch for 64 words. The
    caller sized the columns for all rows, zeroed them, and made the lengths of spans negative.
    """
    n_rows = starts.shape[0]
    arity = fields.shape[0]
    null_len = (arity + HEADER_BITS + 63) // 64 * 8
    fixed_len = null_len + 8 * arity
    for row in range(n_rows):
        if row % TILE == 0:
            for i in range(row, min(row + TILE, n_rows)):
                if lengths[i] < 0:
                    continue
                out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = i, starts[i], -1
                if starts[i] < 0 or lengths[i] > buf.shape[0] - starts[i]:
                    return OUTSIDE
                if prefix_len and lengths[i] >= 4:
                    # The one big-endian number of the format.
                    found = np.int64(0)
                    for k in range(4):
                        found = (found << 8) | np.int64(buf[starts[i] + k])
                    if found != arity:
                        return WRONG_ARITY
                if lengths[i] - prefix_len < fixed_len:
                    return TOO_SHORT
            store_validity(buf, starts, lengths, prefix_len, row, HEADER_BITS, words, out_validity)
        if lengths[row] < 0:
            continue
        base = starts[row] + prefix_len
        length = lengths[row] - prefix_len
        unused = length - fixed_len
        for field in range(arity):
            bit = HEADER_BITS + field
            if (np.int64(buf[base + (bit >> 3)]) >> (bit & 7)) & 1:
                continue
            slot = base + null_len + 8 * field
            status, pointed = _store_value(
                buf, slot, base, fixed_len, length, fields[field, 0], fields[field, 1],
                fields[field, 2], row, n_rows, null_out_of_range, out8, out16, out32, out64,
                out_spans,
            )  # fmt: skip
            unused -= pointed
            if status == GOOD and unused >= 0:
                continue
            if status == NULL:
                flag = np.uint64(1) << np.uint64(row & 63)
                out_validity[field, row >> 6] &= ~flag
                continue
            out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = row, slot, field
            return SHARED_BYTES if status == GOOD else status
    return GOOD


@kernel(f"int64({_U8}, {_I64}, {_I64}, int64, int64, int64[::1], int64[::1])")
def read_counts(
    buf: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    width: int,
    vector_len: int,
    out_counts: NDArray[np.int64],
    out_fault: NDArray[np.int64],
) -> int:
    """Read how many elements each array has, each `width` bytes, and check that they are there.

    A `vector_len` that is not negative is the length of all of them: a vector's span has neither
    count nor null bits. Returns GOOD, or BAD_COUNT with the place in out_fault.
    """
    for row in range(starts.shape[0]):
        if lengths[row] < 0:
            continue
        count = np.int64(vector_len)
        header_len = np.int64(0)
        out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = row, starts[row], 0
        if vector_len < 0:
            if lengths[row] < 4:
                return BAD_COUNT
            count = load_int32(buf, starts[row])
            header_len = 4 + (count + 31) // 32 * 4
        if count < 0 or header_len + count * width > lengths[row]:
            return BAD_COUNT
        out_counts[row] = count
    return GOOD


@kernel(
    f"int64({_U8}, {_I64}, {_I64}, int64[::1], boolean, int64, int64, int64, uint8[::1],"
    f" {_OUTPUTS})"
)
def decode_elements(
    buf: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    offsets: NDArray[np.int64],
    is_vector: bool,
    width: int,
    kind: int,
    precision: int,
    out_valid: NDArray[np.uint8],
    null_out_of_range: bool,
    out8: NDArray[np.int8],
    out16: NDArray[np.int16],
    out32: NDArray[np.int32],
    out64: NDArray[np.int64],
    out_spans: NDArray[np.int64],
    out_fault: NDArray[np.int64],
) -> int:
    """Decode the elements of arrays into one column, those of array i from row `offsets[i]` on.

    `read_counts` has checked the counts, whose running sum `offsets` is. out_valid gets one byte
    per element. Returns GOOD, or the fault of the array, byte and field (always 0) in out_fault.
    """
    n_rows = offsets[-1]
    for array in range(starts.shape[0]):
        count = offsets[array + 1] - offsets[array]
        null_bits = np.int64(0) if is_vector else starts[array] + 4
        header_len = np.int64(0) if is_vector else 4 + (count + 31) // 32 * 4
        fixed_len = header_len + count * width
        unused = lengths[array] - fixed_len
        for i in range(count):
            if not is_vector and (np.int64(buf[null_bits + (i >> 3)]) >> (i & 7)) & 1:
                continue
            slot = starts[array] + header_len + i * width
            row = offsets[array] + i
            status, pointed = _store_value(
                buf, slot, starts[array], fixed_len, lengths[array], kind, 0, precision, row,
                n_rows, null_out_of_range, out8, out16, out32, out64, out_spans,
            )  # fmt: skip
            unused -= pointed
            if status == GOOD and unused >= 0:
                out_valid[row] = 1
            elif status != NULL:
                out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = array, slot, 0
                return SHARED_BYTES if status == GOOD else status
    return GOOD


@kernel(f"int64({_U8}, {_I64}, {_I64}, int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])")
def split_pairs(
    buf: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    out_first_starts: NDArray[np.int64],
    out_first_lengths: NDArray[np.int64],
    out_second_starts: NDArray[np.int64],
    out_second_lengths: NDArray[np.int64],
    out_fault: NDArray[np.int64],
) -> int:
    """Split spans into two: a length of 32 bits, that many bytes, and the rest.

    A map is keys and values, a variant its value and its metadata. A null has two null parts.
    Returns GOOD, or BAD_SPLIT with the place in out_fault.
    """
    for row in range(starts.shape[0]):
        first_len = np.int64(-1)
        if lengths[row] >= 0:
            out_fault[ROW], out_fault[BYTE], out_fault[FIELD] = row, starts[row], 0
            if lengths[row] < 4:
                return BAD_SPLIT
            first_len = load_int32(buf, starts[row])
            if first_len < 0 or first_len > lengths[row] - 4:
                return BAD_SPLIT
            out_second_starts[row] = starts[row] + 4 + first_len
            out_first_starts[row] = starts[row] + 4
            out_second_lengths[row] = lengths[row] - 4 - first_len
        else:
            out_second_lengths[row] = -1
        out_first_lengths[row] = first_len
    return GOOD


@kernel(f"int64({_U8}, {_I64}, {_I64}, int32[::1], uint8[::1])")
def copy_spans(
    buf: NDArray[np.uint8],
    starts: NDArray[np.int64],
    lengths: NDArray[np.int64],
    out_offsets: NDArray[np.int32],
    out_data: NDArray[np.uint8],
) -> int:
    """Copy spans one after the other; return all their bytes ORed: below 0x80 if they are ASCII.

    The caller sized out_data as the sum of the lengths and knows that it fits 31 bits.
    """
    end = np.int64(0)
    seen = np.uint8(0)
    out_offsets[0] = 0
    for row in range(starts.shape[0]):
        for i in range(lengths[row]):
            byte = buf[starts[row] + i]
            seen |= byte
            out_data[end + i] = byte
        end += max(lengths[row], np.int64(0))
        out_offsets[row + 1] = np.int32(end)
    return int(seen)
