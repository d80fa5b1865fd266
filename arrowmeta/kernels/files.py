"""Loops over identities of files: make them of values, and mark the entries of live files."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.jit.kernel import Integer, inlined, inlined_as, kernel
from arrowmeta.jit.signature import I64, U8, Flags, OutI32, OutU8, OutU64Table, U64Table
from arrowmeta.kernels.words import load_word

_MASK = (1 << 64) - 1
_HALF = np.uint64(32)
_WORD = np.uint64(8)

#: Factors of the halves of an identity, odd.
_FACTORS = (np.uint64(0x9E37_79B9_7F4A_7C15), np.uint64(0xC2B2_AE3D_27D4_EB4F))


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
    """Return a hash that depends on an earlier one, on `size` bytes, and on their number."""
    content, number = buf[pos : pos + size].tobytes(), int(factor)
    mixed = (int(half) ^ len(content)) * number & _MASK
    for done in range(0, len(content), 8):
        start = max(0, min(done, len(content) - 8))
        word = int.from_bytes(content[start : start + 8], "little")
        mixed = (mixed ^ mixed >> 32 ^ word) * number & _MASK
    return np.uint64(mixed ^ mixed >> 32)


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


def _key(first: np.uint64, second: np.uint64, secret: Integer, other: Integer) -> np.uint64:
    return (first * np.uint64(secret) ^ second * np.uint64(other)) >> _HALF


@inlined_as(_key)
def key_of(first: np.uint64, second: np.uint64, secret: Integer, other: Integer) -> np.uint64:
    """Return a number of 32 bits by which the place of an identity is chosen."""
    mixed = int(first) * int(secret) ^ int(second) * int(other)
    return np.uint64((mixed & _MASK) >> 32)


@inlined
def find_file(
    ids: NDArray[np.uint64], row: Integer, slots: NDArray[np.int32], key: np.uint64
) -> np.int64:
    """Return the place of a row with the same identity, or else the free place for it."""
    mask = np.uint64(slots.shape[0] - 1)
    slot = key & mask
    other = slots[slot]
    while other >= 0 and (ids[other, 0] != ids[row, 0] or ids[other, 1] != ids[row, 1]):
        slot = (slot + np.uint64(1)) & mask
        other = slots[slot]
    return np.int64(slot)


@kernel(steps=lambda ids, *_: 8 * len(ids))
def mark_files(
    ids: U64Table,
    is_deleted: Flags,
    replays: bool,
    secret: int,
    other_secret: int,
    out_slots: OutI32,
    out_marks: OutU8,
) -> int:
    """Mark the entries of live files.

    Args:
        ids: the two halves of the identity of each entry's file; zeros for one equal to no other.
        is_deleted: whether each entry says that its file is deleted.
        replays: whether it then deletes the file of other entries, too.
        secret: an odd number that the writer of a table does not know; so is `other_secret`.
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
            key = key_of(ids[row, 0], ids[row, 1], secret, other_secret)
            slot = find_file(ids, row, out_slots, key)
            earlier = out_slots[slot]
            if earlier < 0:
                out_slots[slot] = row
            elif not is_deleted[row]:
                out_marks[row] = DEAD if is_deleted[earlier] else SURPLUS
                n_surplus += out_marks[row] == SURPLUS
    return n_surplus
