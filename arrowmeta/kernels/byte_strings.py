"""Numbers and strings at any byte of an array, and identities of files that are hashes of them.

Numbers are little-endian words, big-endian decimals and Avro's varints.
Each byte of a word is read by an expression of its own, which LLVM turns into one load. A loop
would be vectorized, which takes twenty instructions. Callers check that the bytes are in the array.
"""

from __future__ import annotations

import numpy as np

from arrowmeta.kernels.kernel import Integer, inlined, inlined_as, kernel
from arrowmeta.kernels.machine_code import I32, I64, U8, Flags, OutI32, OutU8, OutU64Table, U64Table

# -- numbers ---------------------------------------------------------------------------------------

_U1, _U2, _U3, _U4 = np.uint64(1), np.uint64(2), np.uint64(3), np.uint64(4)
_B1, _B2, _B3, _B4 = np.uint64(8), np.uint64(16), np.uint64(24), np.uint64(32)
_SIGN = np.uint64(0x8000_0000)

#: Rows that kernels decode together: as many as a word of validity has bits.
TILE = 64


def _unsigned(index: Integer) -> Integer | np.uint64:
    return np.uint64(index)


@inlined_as(_unsigned)
def unsigned(index: Integer) -> Integer | np.uint64:
    """Return an index that is not negative; compiled code need not check whether it is.

    The interpreter takes longer for the conversion than for the check.
    """
    return index


def _half(buf: U8, pos: Integer | np.uint64) -> np.uint64:
    at = np.uint64(pos)
    return (
        np.uint64(buf[at])
        | np.uint64(buf[at + _U1]) << _B1
        | np.uint64(buf[at + _U2]) << _B2
        | np.uint64(buf[at + _U3]) << _B3
    )


@inlined_as(_half)
def load_half(buf: U8, pos: Integer | np.uint64) -> np.uint64:
    """Return the 32 bits at `pos`."""
    return np.uint64(int.from_bytes(buf[pos : pos + 4], "little"))


def _word(buf: U8, pos: Integer | np.uint64) -> np.uint64:
    return load_half(buf, pos) | load_half(buf, np.uint64(pos) + _U4) << _B4


@inlined_as(_word)
def load_word(buf: U8, pos: Integer | np.uint64) -> np.uint64:
    """Return the 64 bits at `pos`."""
    return np.uint64(int.from_bytes(buf[pos : pos + 8], "little"))


@inlined
def load_int32(buf: U8, pos: Integer | np.uint64) -> np.int64:
    """Return the signed 32 bits at `pos`."""
    return np.int64(load_half(buf, pos) ^ _SIGN) - np.int64(_SIGN)


@inlined
def load_int64(buf: U8, pos: Integer | np.uint64) -> np.int64:
    """Return the signed 64 bits at `pos`."""
    return np.int64(load_word(buf, pos))


@inlined
def store_half(out8: U8, at: np.uint64, half: np.uint64) -> None:
    """Write the lowest 32 bits of a word."""
    out8[at] = np.uint8(half)
    out8[at + _U1] = np.uint8(half >> _B1)
    out8[at + _U2] = np.uint8(half >> _B2)
    out8[at + _U3] = np.uint8(half >> _B3)


@inlined
def store_word(out8: U8, at: np.uint64, word: np.uint64) -> None:
    """Write 64 bits."""
    store_half(out8, at, word)
    store_half(out8, at + _U4, word >> _B4)


_LARGEST = [10**precision - 1 for precision in range(39)]
_LARGEST_HIGH = np.array([value >> 64 for value in _LARGEST], dtype=np.uint64)
_LARGEST_LOW = np.array([value & (2**64 - 1) for value in _LARGEST], dtype=np.uint64)


@inlined
def is_larger_decimal(high: np.uint64, low: np.uint64, precision: Integer) -> bool:
    """Return whether a 128-bit integer has more than `precision` decimal digits."""
    top = _LARGEST_HIGH[precision]
    bottom = _LARGEST_LOW[precision]
    if np.int64(high) < 0:
        # ~v is -v - 1, and unlike -v cannot overflow.
        high, low = ~high, ~low
        return bool(high > top or (high == top and low >= bottom))
    return bool(high > top or (high == top and low > bottom))


@inlined
def read_decimal(buf: U8, start: Integer, length: Integer) -> tuple[np.uint64, np.uint64]:
    """Return high and low word of a big-endian two's complement number of 1 to 16 bytes."""
    high = np.uint64(np.int64(-1) if buf[start] >= 0x80 else np.int64(0))
    low = high
    for i in range(length):
        high = (high << np.uint64(8)) | (low >> np.uint64(56))
        low = (low << np.uint64(8)) | np.uint64(buf[start + i])
    return high, low


# -- varints ---------------------------------------------------------------------------------------

# Functions for zig-zag variable-length integers take a position and return the position after the
# number. Their callers provide 16 readable bytes after a block, and check afterwards that the
# position is not past its end.

#: Position returned after a number of more than 64 bits; larger than the end of any block.
OVERLONG = np.int64(1 << 60)

_SEVEN_BITS = np.uint64(0x7F)
_MORE = np.uint64(0x80)
_WIDTH = np.uint64(7)
_LAST_SHIFT = np.uint64(63)


def _read_word(buf: U8, pos: Integer) -> tuple[Integer, Integer]:
    byte = np.uint64(buf[np.uint64(pos)])
    value = byte & _SEVEN_BITS
    pos += 1
    shift = _WIDTH
    while byte >= _MORE:
        byte = np.uint64(buf[np.uint64(pos)])
        pos += 1
        if shift == _LAST_SHIFT and byte > _U1:
            return np.int64(0), OVERLONG
        value |= (byte & _SEVEN_BITS) << shift
        shift += _WIDTH
    return np.int64(value >> _U1) ^ -np.int64(value & _U1), pos


@inlined_as(_read_word)
def read_long(buf: U8, pos: Integer) -> tuple[Integer, Integer]:
    """Return the long at `pos` and the position after it, or `OVERLONG` for one over 64 bits.

    Compiled with words of 64 bits, which in the interpreter take five times as long as `int`.
    """
    value = shift = 0
    while True:
        byte = int(buf[pos])
        pos += 1
        if shift == 63 and byte > 1:
            return 0, OVERLONG
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return (value >> 1) ^ -(value & 1), pos
        shift += 7


@inlined
def skip_long(buf: U8, pos: Integer) -> Integer:
    """Return the position after the long at `pos`, or `OVERLONG` for one of over ten bytes."""
    last = pos + 9
    while buf[unsigned(pos)] >= 0x80:
        if pos == last:
            return OVERLONG
        pos += 1
    return pos + 1


@inlined
def skip_longs(buf: U8, pos: Integer, n_longs: Integer, end: Integer) -> Integer:
    """Return the position after `n_longs` longs; larger than `end` if they do not end before it."""
    for _ in range(n_longs):
        if pos > end:
            break
        pos = skip_long(buf, pos)
    return pos


# -- strings ---------------------------------------------------------------------------------------

_HIGH_BITS = np.uint64(0x8080_8080_8080_8080)


@inlined
def is_utf8(buf: U8, pos: Integer, end: Integer) -> bool:
    """Return whether bytes are UTF-8. Spec: Unicode 15, table 3-7."""
    # Most strings are ASCII; check eight bytes at a time.
    if end - pos >= 8:
        while end - pos >= 8 and not load_word(buf, pos) & _HIGH_BITS:
            pos += 8
        if end - pos < 8 and not load_word(buf, end - 8) & _HIGH_BITS:
            return True
    while pos < end:
        lead = np.int64(buf[pos])
        if lead < 0x80:
            pos += 1
            continue
        more = 3 if lead >= 0xF0 else 2 if lead >= 0xE0 else 1
        if lead < 0xC2 or lead > 0xF4 or end - pos <= more:
            return False
        number = lead & (0x3F >> more)
        for i in range(1, more + 1):
            byte = np.int64(buf[pos + i])
            if byte & 0xC0 != 0x80:
                return False
            number = number << 6 | byte & 0x3F
        is_surrogate = 0xD800 <= number <= 0xDFFF
        if number < 1 << (5 * more + 1) or number > 0x10_FFFF or is_surrogate:
            return False
        pos += more + 1
    return True


_NON_ASCII = np.uint8(0x80)


def _copy_words(buf: U8, pos: Integer, size: Integer, out8: U8, out_pos: Integer) -> np.uint8:
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
def copy_bytes(buf: U8, pos: Integer, size: Integer, out8: U8, out_pos: Integer) -> np.uint8:
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
def copy_spans(buf: U8, starts: I64, lengths: I64, out_offsets: OutI32, out_data: OutU8) -> int:
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


_MASK = (1 << 64) - 1
_HALF = np.uint64(32)
_WORD = np.uint64(8)


def _mix_words(
    buf: U8, pos: Integer, size: Integer, half: np.uint64, factor: np.uint64
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
    buf: U8, pos: Integer, size: Integer, half: np.uint64, factor: np.uint64
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
        tag: number of the field, so that a value counts as another value in another field.
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
