"""Roaring bitmaps inside of an index: found one after the other, and their positions.

Knows which rows a bitmap may name: no more than the file has. What a bitmap stands for is for the
index to say.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.kernels import roaring
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.cursor import Cursor

#: Positions that any bitmaps may have, however few bytes they take: a run of four stands for up to
#: 65,536. Beyond these, as many as a bitset has in so many bytes.
FREE_POSITIONS = 1 << 21


@dataclass(frozen=True)
class Bitmaps:
    """Bitmaps that lie one after the other, checked.

    Attributes:
        data: the bytes they are in.
        starts: first byte of each.
        lengths: bytes of each.
        counts: how many positions each has.
    """

    data: NDArray[np.uint8]
    starts: NDArray[np.int64]
    lengths: NDArray[np.int64]
    counts: NDArray[np.int64]

    def followed_by(self, other: Bitmaps) -> Bitmaps:
        """Return these bitmaps and others of the same bytes."""
        pairs = (
            (self.starts, other.starts),
            (self.lengths, other.lengths),
            (self.counts, other.counts),
        )
        return Bitmaps(self.data, *(np.concatenate(pair) for pair in pairs))

    def check_total(self) -> None:
        """Refuse to decode positions out of proportion to the bytes that say them.

        Raises:
            LimitError: there are more, in all bitmaps together.
        """
        total, n_bytes = int(self.counts.sum()), int(self.lengths.sum())
        limit = FREE_POSITIONS + 8 * n_bytes
        if total > limit:
            raise LimitError(
                f"bitmaps of {counted(total, 'position')} in {counted(n_bytes, 'byte')};"
                f" up to {limit:,} are decoded"
            )

    def positions(self, at: int, n_rows: int) -> NDArray[np.int64]:
        """Return the positions in one bitmap.

        Raises:
            CorruptMetadataError: a position is not one of `n_rows` rows.
        """
        one = slice(at, at + 1)
        positions = np.empty(int(self.counts[at]), dtype=np.int64)
        counts, faults = np.empty(1, dtype=np.int64), np.empty((1, 2), dtype=np.int64)
        room = np.array([0, len(positions)], dtype=np.int64)
        is_wide = np.zeros(1, dtype=bool)
        roaring.read_bitmaps(
            self.data, self.starts[one], self.lengths[one], is_wide, room, positions, counts, faults
        )
        if len(positions) and positions[-1] >= n_rows:
            raise CorruptMetadataError(
                f"a bitmap names row {positions[-1]} of {n_rows}", byte=int(self.starts[at])
            )
        return positions


def read_bitmaps(cursor: Cursor, n: int) -> Bitmaps:
    """Check so many bitmaps and step over them."""
    data = np.frombuffer(cursor.data, dtype=np.uint8)
    starts, lengths, counts = (np.empty(n, dtype=np.int64) for _ in range(3))
    fault = np.zeros(2, dtype=np.int64)
    end = roaring.find_bitmaps(data, cursor.pos, cursor.end, starts, lengths, counts, fault)
    if end < 0:
        raise CorruptMetadataError(
            f"one of {n} bitmaps: {roaring.FAULTS[int(fault[roaring.STATUS])]}",
            byte=int(fault[roaring.BYTE]),
        )
    cursor.pos = end
    return Bitmaps(data, starts, lengths, counts)
