"""Byte strings as wholes: equal ones get the same number, or are found again by their hashes."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined_as, kernel
from arrowmeta.jit.signature import I32, I64, U8, Flags, OutFlags, OutI32, OutI64, OutU64
from arrowmeta.kernels.words import load_word

#: More than `number_spans` may find.
TOO_MANY = -1

_FACTOR = np.uint64(0x9E37_79B9_7F4A_7C15)
_MASK = (1 << 64) - 1
_HALF = np.uint64(32)
_WORD = np.uint64(8)
#: Slots of other byte strings that `number_spans` looks at, for each span.
_MAX_PROBES = 8
_BITS_OF_A_WORD = np.uint64(6)
_BIT_MASK = np.uint64(63)


def _hash_words(buf: NDArray[np.uint8], pos: Integer, size: Integer) -> np.uint64:
    source = np.uint64(pos)
    left = np.uint64(size)
    mixed = left * _FACTOR
    if left >= _WORD:
        last = left - _WORD
        done = np.uint64(0)
        while done < last:
            mixed = (mixed ^ load_word(buf, source + done)) * _FACTOR
            mixed ^= mixed >> _HALF
            done += _WORD
        mixed = (mixed ^ load_word(buf, source + last)) * _FACTOR
    else:
        word = np.uint64(0)
        for i in range(left):
            word |= np.uint64(buf[source + np.uint64(i)]) << (_WORD * np.uint64(i))
        mixed = (mixed ^ word) * _FACTOR
    return mixed ^ (mixed >> _HALF)


@inlined_as(_hash_words)
def hash_bytes(buf: NDArray[np.uint8], pos: Integer, size: Integer) -> np.uint64:
    """Return a hash of `size` bytes, which the caller knows to be there.

    The same in every process; no defence against made-up collisions.
    """
    content, factor = buf[pos : pos + size].tobytes(), int(_FACTOR)
    mixed = len(content) * factor & _MASK
    starts = [*range(0, len(content) - 8, 8), max(0, len(content) - 8)]
    for start in starts:
        mixed = (mixed ^ int.from_bytes(content[start : start + 8], "little")) * factor & _MASK
        if start != starts[-1]:
            mixed ^= mixed >> 32
    return np.uint64(mixed ^ mixed >> 32)


def _equal_words(
    buf: NDArray[np.uint8], first: Integer, second: Integer, size: Integer
) -> np.bool_ | bool:
    one = np.uint64(first)
    other = np.uint64(second)
    left = np.uint64(size)
    if left < _WORD:
        for i in range(left):
            if buf[one + np.uint64(i)] != buf[other + np.uint64(i)]:
                return False
        return True
    last = left - _WORD
    done = np.uint64(0)
    while done < last:
        if load_word(buf, one + done) != load_word(buf, other + done):
            return False
        done += _WORD
    return load_word(buf, one + last) == load_word(buf, other + last)


@inlined_as(_equal_words)
def equal_bytes(
    buf: NDArray[np.uint8], first: Integer, second: Integer, size: Integer
) -> np.bool_ | bool:
    """Tell whether `size` bytes at two places are the same; the caller knows them to be there."""
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
    """Number spans by their bytes, in the order in which they first appear.

    The caller filled out_slots, a power of two of them and more than out_firsts has places, with
    -1. Writes the first row of each number and the number of each row. Returns how many numbers
    there are; TOO_MANY for more than out_firsts has places, or if looking for them takes too long.
    """
    n_found = 0
    mask = np.uint64(out_slots.shape[0] - 1)
    probes_left = _MAX_PROBES * starts.shape[0]
    for row in range(starts.shape[0]):
        start = starts[row]
        size = lengths[row]
        # Writers put files of one partition side by side.
        before = max(row - 1, 0)
        if row and lengths[before] == size and equal_bytes(buf, start, starts[before], size):
            out_codes[row] = out_codes[before]
            continue
        slot = hash_bytes(buf, start, size) & mask
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


@kernel(steps=lambda buf, offsets, *_: 4 * len(offsets))
def bloom_filter_names(
    buf: U8,
    offsets: I32,
    is_member: Flags,
    adds: bool,
    out_bloom_filter: OutU64,
    out_found: OutFlags,
) -> int:
    """Put names into a Bloom filter of one hash, or mark the names that it has.

    What was put in is found, and a few others. It is a power of two of words, which the caller
    cleared.

    Args:
        buf: the names' bytes.
        offsets: where each name starts, and where the last one ends.
        is_member: of a set; only its members are put in, only others are looked for.
        adds: whether to put in.
        out_bloom_filter: the bits.
        out_found: is written for every name if nothing is put in.

    Returns:
        How many names were put in or found.
    """
    n_names = 0
    mask = np.uint64(64 * out_bloom_filter.shape[0] - 1)
    for row in range(is_member.shape[0]):
        is_found = False
        if is_member[row] == adds:
            start = np.int64(offsets[row])
            bit = hash_bytes(buf, start, np.int64(offsets[row + 1]) - start) & mask
            word = bit >> _BITS_OF_A_WORD
            flag = np.uint64(1) << (bit & _BIT_MASK)
            if adds:
                out_bloom_filter[word] |= flag
                n_names += 1
            elif out_bloom_filter[word] & flag:
                is_found = True
                n_names += 1
        if not adds:
            out_found[row] = is_found
    return n_names
