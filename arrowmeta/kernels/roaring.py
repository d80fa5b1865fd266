"""Read Roaring bitmaps in the portable format.

A bitmap of 32-bit numbers is a list of containers. A container has the lower 16 bits of all numbers
with the same upper 16 bits, as an array, a bitset or runs. A bitmap of 64-bit numbers is a list of
32-bit bitmaps, each with the upper 32 bits of its numbers.

Every position is checked before it is read. Redundant parts of the format are checked too: offsets,
order and counts of containers, and that no bytes follow the bitmap.

Spec: Roaring Bitmap, "Standard 32-bit Roaring Bitmap" and "Extension for 64-bit implementations".
"""

from __future__ import annotations

import numpy as np

from arrowmeta.kernels.byte_strings import load_half, load_word
from arrowmeta.kernels.kernel import Integer, inlined, kernel
from arrowmeta.kernels.machine_code import I64, U8, Flags, OutI64, OutI64Table

# Statuses; all but GOOD are faults.
GOOD, CUT, BAD_COOKIE, BAD_COUNT, BAD_KEY, BAD_OFFSET, BAD_CONTAINER, TRAILING_BYTES = range(8)
NO_ROOM = 8

# Messages. NO_ROOM is an error of the caller.
FAULTS = {
    CUT: "the bitmap ends too early",
    BAD_COOKIE: "the bitmap has an unknown cookie",
    BAD_COUNT: "a count in the bitmap is too large",
    BAD_KEY: "the keys of the bitmap are not ascending, or too large",
    BAD_OFFSET: "an offset in the bitmap is not that of its container",
    BAD_CONTAINER: "a container of the bitmap is not ascending or not of the stated count",
    TRAILING_BYTES: "bytes follow the bitmap",
}

# Columns of `out_fault`.
STATUS, BYTE = range(2)

_NO_RUNS_COOKIE = 12346
_RUNS_COOKIE = 12347
_MAX_CONTAINERS = 1 << 16
#: A bitmap with runs and fewer containers than this has no offsets.
_MIN_FOR_OFFSETS = 4
_MAX_ARRAY_COUNT = 4096
_BITSET_WORDS = 1024
#: Size of a key and an empty bitmap, the smallest part of a 64-bit bitmap.
_MIN_PART_LEN = 12

_PAIRS = np.uint64(0x5555_5555_5555_5555)
_FOURS = np.uint64(0x3333_3333_3333_3333)
_EIGHTS = np.uint64(0x0F0F_0F0F_0F0F_0F0F)
_LOW_BIT = np.uint64(1)


@inlined
def load_uint16(buf: U8, pos: Integer) -> np.int64:
    """Return the little-endian unsigned 16 bits at `pos`."""
    return np.int64(buf[pos]) | np.int64(buf[pos + 1]) << 8


@inlined
def load_uint32(buf: U8, pos: Integer) -> np.int64:
    """Return the little-endian unsigned 32 bits at `pos`."""
    return np.int64(load_half(buf, pos))


@inlined
def count_ones(word: np.uint64) -> np.int64:
    """Return how many bits are set: add pairs of bits, then pairs of these sums, and so on."""
    word -= (word >> _LOW_BIT) & _PAIRS
    word = (word & _FOURS) + ((word >> np.uint64(2)) & _FOURS)
    word = (word + (word >> np.uint64(4))) & _EIGHTS
    word += word >> np.uint64(8)
    word += word >> np.uint64(16)
    word += word >> np.uint64(32)
    return np.int64(word & np.uint64(0x7F))


@inlined
def _read_bitset(
    buf: U8, pos: Integer, count: Integer, base: Integer, at: Integer, out_positions: I64
) -> bool:
    """Return whether `count` of 65,536 bits are set; write them if `out_positions` is not empty."""
    seen = np.int64(0)
    for i in range(_BITSET_WORDS):
        word = load_word(buf, pos + 8 * i)
        n_set = count_ones(word)
        if n_set > count - seen:
            return False
        if out_positions.shape[0]:
            for k in range(n_set):
                lowest = word & (~word + _LOW_BIT)
                out_positions[at + seen + k] = base + 64 * i + count_ones(lowest - _LOW_BIT)
                word ^= lowest
        seen += n_set
    return bool(seen == count)


@inlined
def _read_runs(
    buf: U8,
    pos: Integer,
    n_runs: Integer,
    is_of_runs: bool,
    count: Integer,
    base: Integer,
    at: Integer,
    out_positions: I64,
) -> bool:
    """Return whether runs ascend and have `count` numbers; write these as `_read_bitset` does.

    An array is like runs of one number each, without their lengths.
    """
    seen = np.int64(0)
    next_start = np.int64(0)
    for i in range(n_runs):
        length = np.int64(1)
        if is_of_runs:
            start = load_uint16(buf, pos + 4 * i)
            length += load_uint16(buf, pos + 4 * i + 2)
        else:
            start = load_uint16(buf, pos + 2 * i)
        if start < next_start or start + length > 65_536 or length > count - seen:
            return False
        if out_positions.shape[0]:
            for k in range(length):
                out_positions[at + seen + k] = base + start + k
        seen += length
        next_start = start + length
    return bool(seen == count)


@inlined
def _read_bitmap(
    buf: U8,
    pos: Integer,
    end: Integer,
    high: Integer,
    at: Integer,
    out_end: Integer,
    out_positions: I64,
) -> tuple[int, Integer, Integer]:
    """Read a bitmap of 32-bit numbers, with upper 32 bits `high`; return status, end and count."""
    start = pos
    total = np.int64(0)
    if end - pos < 8:  # an empty bitmap is a cookie and a count of 0
        return CUT, pos, total
    cookie = load_uint32(buf, pos)
    has_runs = cookie & 0xFFFF == _RUNS_COOKIE
    if has_runs:
        n_containers = (cookie >> 16) + 1
        run_flags = pos + 4
        pos = run_flags + (n_containers + 7) // 8
    elif cookie == _NO_RUNS_COOKIE:
        n_containers = load_uint32(buf, pos + 4)
        run_flags = pos
        pos += 8
    else:
        return BAD_COOKIE, pos, total
    if n_containers > _MAX_CONTAINERS:
        return BAD_COUNT, start + 4, total
    has_offsets = not has_runs or n_containers >= _MIN_FOR_OFFSETS
    heads = pos
    offsets = heads + 4 * n_containers
    pos = offsets + 4 * n_containers if has_offsets else offsets
    if pos > end:
        return CUT, start, total

    last_key = np.int64(-1)
    for i in range(n_containers):
        head = heads + 4 * i
        key = load_uint16(buf, head)
        count = load_uint16(buf, head + 2) + 1
        if key <= last_key:
            return BAD_KEY, head, total
        last_key = key
        if has_offsets and load_uint32(buf, offsets + 4 * i) != pos - start:
            return BAD_OFFSET, offsets + 4 * i, total
        if out_positions.shape[0] and count > out_end - at:
            return NO_ROOM, head, total
        base = high << 32 | key << 16
        is_of_runs = has_runs and bool((buf[run_flags + (i >> 3)] >> np.uint8(i & 7)) & 1)
        n_runs = np.int64(0)
        container_len = 2 * count if count <= _MAX_ARRAY_COUNT else np.int64(8 * _BITSET_WORDS)
        if is_of_runs:
            if end - pos >= 2:
                n_runs = load_uint16(buf, pos)
            container_len = 2 + 4 * n_runs
        if container_len > end - pos:
            return CUT, pos, total
        if is_of_runs:
            is_good = _read_runs(buf, pos + 2, n_runs, True, count, base, at, out_positions)
        elif count <= _MAX_ARRAY_COUNT:
            is_good = _read_runs(buf, pos, count, False, count, base, at, out_positions)
        else:
            is_good = _read_bitset(buf, pos, count, base, at, out_positions)
        if not is_good:
            return BAD_CONTAINER, pos, total
        pos += container_len
        at += count
        total += count
    return GOOD, pos, total


@kernel(steps=lambda buf, starts, lengths, *_: 2 * int(np.maximum(lengths, 8).sum()))
def read_bitmaps(
    buf: U8,
    starts: I64,
    lengths: I64,
    is_wide: Flags,
    room: I64,
    out_positions: OutI64,
    out_counts: OutI64,
    out_fault: OutI64Table,
) -> int:
    """Check bitmaps and count their positions; write these if `out_positions` is not empty.

    `is_wide` marks bitmaps of 64-bit numbers. The positions of bitmap i are written from `room[i]`
    up to `room[i + 1]`, the running sum of the counts of an earlier call. To only count, pass an
    empty `room` and `out_positions`. The count of a bitmap with a fault is -1, and its row of
    `out_fault` has the status and the byte. Where bytes follow a bitmap, both are known: its count,
    and as byte of the fault its end. Returns the number of faults.
    """
    n_faults = 0
    for row in range(starts.shape[0]):
        pos = starts[row]
        status = GOOD
        total = np.int64(0)
        at = out_end = np.int64(0)
        if out_positions.shape[0]:
            at = room[row]
            out_end = min(room[row + 1], np.int64(out_positions.shape[0]))
        n_parts = np.int64(1)
        end = pos
        if pos < 0 or lengths[row] < 0 or lengths[row] > buf.shape[0] - pos:
            status = CUT
        else:
            end += lengths[row]
        if status == GOOD and is_wide[row]:
            if end - pos < 8:
                status = CUT
            else:
                n_parts = np.int64(load_word(buf, pos))
                if n_parts < 0 or n_parts > (end - pos - 8) // _MIN_PART_LEN:
                    status = BAD_COUNT
                else:
                    pos += 8
        last_key = np.int64(-1)
        part = np.int64(0)
        while status == GOOD and part < n_parts:
            high = np.int64(0)
            if is_wide[row]:
                if end - pos < 4:
                    status = CUT
                    break
                high = load_uint32(buf, pos)
                # Positions are signed 64-bit numbers, so the key must fit 31 bits.
                if high <= last_key or high >> 31:
                    status = BAD_KEY
                    break
                last_key = high
                pos += 4
            status, pos, count = _read_bitmap(
                buf, pos, end, high, at + total, out_end, out_positions
            )
            total += count
            part += 1
        if status == GOOD and pos != end:
            status = TRAILING_BYTES
        out_counts[row] = total if status == GOOD or status == TRAILING_BYTES else -1
        out_fault[row, STATUS] = status
        out_fault[row, BYTE] = pos
        n_faults += status != GOOD
    return n_faults
