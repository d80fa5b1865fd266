"""Loops over byte strings: check, copy, join, split and number them; identities of files."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.kernels.kernel import Integer, inlined, inlined_as, kernel
from arrowmeta.kernels.machine_code import (
    I32,
    I64,
    U8,
    Flags,
    OutI32,
    OutI64,
    OutU8,
    OutU64Table,
    U64Table,
)
from arrowmeta.kernels.words import load_word, store_word

_HIGH_BITS = np.uint64(0x8080_8080_8080_8080)


@inlined
def is_utf8(buf: NDArray[np.uint8], pos: Integer, end: Integer) -> bool:
    """Return whether bytes are UTF-8. Spec: Unicode 15, table 3-7."""
    # Most strings are ASCII; check eight bytes at a time.
    if end - pos >= 8:
        while end - pos >= 8 and not load_word(buf, pos) & _HIGH_BITS:
            pos += 8
        if end - pos < 8 and not load_word(buf, end - 8) & _HIGH_BITS:
            return True
    while pos < end:
        lead = np.int64(buf[pos])
        pos += 1
        if lead < 0x80:
            continue
        low, high = 0x80, 0xBF
        if 0xC2 <= lead <= 0xDF:
            more = 1
        elif 0xE0 <= lead <= 0xEF:
            more = 2
            if lead == 0xE0:
                low = 0xA0
            elif lead == 0xED:
                high = 0x9F
        elif 0xF0 <= lead <= 0xF4:
            more = 3
            if lead == 0xF0:
                low = 0x90
            elif lead == 0xF4:
                high = 0x8F
        else:
            return False
        if end - pos < more:
            return False
        if buf[pos] < low or buf[pos] > high:
            return False
        for i in range(1, more):
            if buf[pos + i] < 0x80 or buf[pos + i] > 0xBF:
                return False
        pos += more
    return True


_NON_ASCII = np.uint8(0x80)


def _copy_words(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, out8: NDArray[np.uint8], out_pos: Integer
) -> np.uint8:
    # Unsigned, see `words.unsigned`. The last word may overlap the word before it, so that no byte
    # outside is read or written.
    source = np.uint64(pos)
    target = np.uint64(out_pos)
    left = np.uint64(size)
    seen = np.uint64(0)
    if left >= np.uint64(8):
        last = left - np.uint64(8)
        done = np.uint64(0)
        while done < last:
            word = load_word(buf, source + done)
            store_word(out8, target + done, word)
            seen |= word
            done += np.uint64(8)
        word = load_word(buf, source + last)
        store_word(out8, target + last, word)
        seen |= word
    else:
        for i in range(left):
            out8[target + i] = buf[source + i]
            seen |= np.uint64(buf[source + i])
    return np.uint8(_NON_ASCII if seen & _HIGH_BITS else 0)


@inlined_as(_copy_words)
def copy_bytes(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, out8: NDArray[np.uint8], out_pos: Integer
) -> np.uint8:
    """Copy `size` bytes that are within both arrays; return 0 if all are ASCII, else 0x80."""
    source = buf[pos : pos + size]
    out8[out_pos : out_pos + size] = source
    return np.bitwise_or.reduce(source) & _NON_ASCII


@kernel(steps=lambda *args: len(args[-1]))
def join_names(
    folders: U8,
    folder_offsets: I32,
    codes: I32,
    names: U8,
    name_offsets: I32,
    separator: int,
    out_offsets: OutI32,
    out_data: OutU8,
) -> int:
    """Write folder, separator and name of every row; `codes` are the folders of rows.

    The size of `out_data` is that of the result, less than 2**31. Returns the bytes written.
    """
    end = np.int64(0)
    out_offsets[0] = 0
    for row in range(codes.shape[0]):
        start = np.int64(folder_offsets[codes[row]])
        length = np.int64(folder_offsets[codes[row] + 1]) - start
        copy_bytes(folders, start, length, out_data, end)
        end += length
        out_data[end] = separator
        end += 1
        start = np.int64(name_offsets[row])
        length = np.int64(name_offsets[row + 1]) - start
        copy_bytes(names, start, length, out_data, end)
        end += length
        out_offsets[row + 1] = np.int32(end)
    return int(end)


@kernel(steps=lambda buf, starts, lengths, out_offsets, out_data: len(starts) + len(out_data))
def copy_spans(
    buf: U8,
    starts: I64,
    lengths: I64,
    out_offsets: OutI32,
    out_data: OutU8,
) -> int:
    """Copy spans one after the other; return 0 if all bytes are ASCII, else 0x80.

    The size of `out_data` is the sum of the lengths, less than 2**31. A negative length counts as
    0.
    """
    end = np.int64(0)
    seen = np.uint8(0)
    out_offsets[0] = 0
    for row in range(starts.shape[0]):
        size = max(lengths[row], np.int64(0))
        seen |= copy_bytes(buf, starts[row], size, out_data, end)
        end += size
        out_offsets[row + 1] = np.int32(end)
    return int(seen)


@inlined
def load_length(buf: NDArray[np.uint8], pos: Integer) -> np.int64:
    """Return the big-endian signed 32 bits at `pos`."""
    number = np.int64(0)
    for i in range(4):
        number = number << 8 | np.int64(buf[pos + i])
    return number - ((number >> 31) << 32)


#: Result of `number_spans` for more numbers than it may find.
TOO_MANY = -1

_FACTOR = np.uint64(0x9E37_79B9_7F4A_7C15)
_MASK = (1 << 64) - 1
_HALF = np.uint64(32)
_WORD = np.uint64(8)
#: Slots of other byte strings that `number_spans` reads, on average for each span.
_MAX_PROBES = 8


def _mix_words(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, half: np.uint64, factor: np.uint64
) -> np.uint64:
    source = np.uint64(pos)
    left = np.uint64(size)
    done = np.uint64(0)
    mixed = (half ^ left) * factor
    while done < left:
        if left < _WORD:
            word = np.uint64(0)
            for i in range(left):
                word |= np.uint64(buf[source + np.uint64(i)]) << (_WORD * np.uint64(i))
        else:
            word = load_word(buf, source + min(done, left - _WORD))
        mixed = ((mixed ^ (mixed >> _HALF)) ^ word) * factor
        done += _WORD
    return mixed ^ (mixed >> _HALF)


@inlined_as(_mix_words)
def mix_bytes(
    buf: NDArray[np.uint8], pos: Integer, size: Integer, half: np.uint64, factor: np.uint64
) -> np.uint64:
    """Return a hash of an earlier one, `size` bytes and their number, the same in every process.

    It does not protect against chosen collisions.
    """
    content, number = buf[pos : pos + size].tobytes(), int(factor)
    mixed = (int(half) ^ len(content)) * number & _MASK
    for done in range(0, len(content), 8):
        start = max(0, min(done, len(content) - 8))
        word = int.from_bytes(content[start : start + 8], "little")
        mixed = (mixed ^ mixed >> 32 ^ word) * number & _MASK
    return np.uint64(mixed ^ mixed >> 32)


def _equal_words(buf: NDArray[np.uint8], first: Integer, second: Integer, size: Integer) -> bool:
    one = np.uint64(first)
    other = np.uint64(second)
    left = np.uint64(size)
    if left < _WORD:
        for i in range(left):
            if buf[one + np.uint64(i)] != buf[other + np.uint64(i)]:
                return False
        return True
    done = np.uint64(0)
    while done < left:
        at = min(done, left - _WORD)
        if load_word(buf, one + at) != load_word(buf, other + at):
            return False
        done += _WORD
    return True


@inlined_as(_equal_words)
def equal_bytes(buf: NDArray[np.uint8], first: Integer, second: Integer, size: Integer) -> bool:
    """Return whether `size` bytes at two positions are equal."""
    return np.array_equal(buf[first : first + size], buf[second : second + size])


@kernel(steps=lambda buf, starts, *_: 4 * len(starts))
def number_spans(
    buf: U8,
    starts: I64,
    lengths: I64,
    out_slots: OutI32,
    out_firsts: OutI64,
    out_codes: OutI32,
) -> int:
    """Number distinct spans in order of first appearance; write the number of each row.

    `out_slots` is a hash table: a power of two of places, more than `out_firsts` has, filled with
    -1. `out_firsts` is set to the first row of each number. Returns how many numbers there are, or
    TOO_MANY if `out_firsts` has fewer places, or if there are too many collisions.
    """
    n_found = 0
    mask = np.uint64(out_slots.shape[0] - 1)
    probes_left = _MAX_PROBES * starts.shape[0]
    for row in range(starts.shape[0]):
        start = starts[row]
        size = lengths[row]
        # Writers put files of one partition next to each other.
        before = max(row - 1, 0)
        if row and lengths[before] == size and equal_bytes(buf, start, starts[before], size):
            out_codes[row] = out_codes[before]
            continue
        slot = mix_bytes(buf, start, size, np.uint64(0), _FACTOR) & mask
        code = out_slots[slot]
        while code >= 0:
            first = out_firsts[code]
            if lengths[first] == size and equal_bytes(buf, start, starts[first], size):
                break
            probes_left -= 1
            if probes_left < 0:
                return TOO_MANY
            slot = (slot + np.uint64(1)) & mask
            code = out_slots[slot]
        if code < 0:
            if n_found == out_firsts.shape[0]:
                return TOO_MANY
            code = np.int32(n_found)
            out_slots[slot] = code
            out_firsts[code] = row
            n_found += 1
        out_codes[row] = code
    return n_found


# -- identities of files ---------------------------------------------------------------------------

#: Factors of the halves of an identity, odd.
_FACTORS = (np.uint64(0x9E37_79B9_7F4A_7C15), np.uint64(0xC2B2_AE3D_27D4_EB4F))


@kernel(steps=lambda buf, starts, *_: 8 * len(starts))
def identify_spans(buf: U8, starts: I64, lengths: I64, tag: int, out_ids: OutU64Table) -> int:
    """Mix the values of a field into the identities of rows.

    Args:
        buf: bytes of the values.
        starts: first byte of each value.
        lengths: bytes of each value; negative for null, which leaves the identity as it is.
        tag: number of the field, so that a value counts as another one in another field.
        out_ids: the two halves of the identity of each row.

    Returns:
        The number of rows.
    """
    mark = np.uint64(tag)
    for row in range(starts.shape[0]):
        if lengths[row] >= 0:
            for half in range(2):
                out_ids[row, half] = mix_bytes(
                    buf, starts[row], lengths[row], out_ids[row, half] ^ mark, _FACTORS[half]
                )
    return starts.shape[0]


#: What `mark_files` writes for an entry.
DEAD, LIVE, SURPLUS = 0, 1, 2


@kernel(steps=lambda ids, *_: 8 * len(ids))
def mark_files(
    ids: U64Table,
    places: I64,
    is_deleted: Flags,
    replays: bool,
    out_slots: OutI32,
    out_marks: OutU8,
) -> int:
    """Mark the entries of live files.

    Args:
        ids: the two halves of the identity of each entry's file; zeros for one equal to no other.
        places: place in `out_slots` to begin with for each entry, chosen by its identity.
        is_deleted: whether each entry says that its file is deleted.
        replays: whether it then deletes the file of other entries, too.
        out_slots: a hash table: a power of two of places, more than entries, filled with -1.
        out_marks: DEAD, LIVE, or SURPLUS if an earlier live entry has the same file.

    Returns:
        The number of entries marked as SURPLUS.
    """
    n_surplus = 0
    for pass_no in range(2):
        for row in range(ids.shape[0]):
            if is_deleted[row] == (pass_no == 1):
                continue
            out_marks[row] = DEAD if is_deleted[row] else LIVE
            has_none = ids[row, 0] == 0 and ids[row, 1] == 0
            if has_none or (is_deleted[row] and not replays):
                continue
            slot = places[row]
            earlier = out_slots[slot]
            while earlier >= 0 and (
                ids[earlier, 0] != ids[row, 0] or ids[earlier, 1] != ids[row, 1]
            ):
                slot = (slot + 1) & (out_slots.shape[0] - 1)
                earlier = out_slots[slot]
            if earlier < 0:
                out_slots[slot] = row
            elif not is_deleted[row]:
                out_marks[row] = DEAD if is_deleted[earlier] else SURPLUS
                n_surplus += out_marks[row] == SURPLUS
    return n_surplus
