"""Loops over identities of files: make them of values, and mark the entries of live files."""

from __future__ import annotations

import numpy as np

from arrowmeta.jit.kernel import kernel
from arrowmeta.jit.signature import I64, U8, Flags, OutI32, OutU8, OutU64Table, U64Table
from arrowmeta.kernels.byte_strings import mix_bytes

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
