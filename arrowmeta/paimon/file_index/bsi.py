"""Bit-sliced index: the values of a numeric column as one bitmap per bit.

Negative values are stored by magnitude in slices of their own; the least 64-bit integer cannot be
stored. Main name: `read_bsi`.

Spec: Paimon 1.x, common/fileindex/bsi/BitSliceIndexBitmapFileIndex.java,
utils/BitSliceIndexRoaringBitmap.java.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, LimitError, UnsupportedError
from arrowmeta.kernels import roaring
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.container import Cursor
from arrowmeta.paimon.file_index.key_set import KeySet
from arrowmeta.paimon.file_index.keys import Key, KeyType
from arrowmeta.records import dataclass

VERSION = 1
MAX_SLICES = 63
#: Positions that bitmaps of any size may hold: a run of four bytes stands for up to 65,536. Above
#: this limit, a bitmap may hold 8 positions per byte, like a bitset.
FREE_POSITIONS = 1 << 21


@dataclass(frozen=True)
class Bitmap:
    """A bitmap, already validated.

    Attributes:
        data: its bytes; uint8.
        start: its offset in the index.
        count: number of its positions.
    """

    data: NDArray[np.uint8]
    start: int
    count: int

    def positions(self, n_rows: int) -> NDArray[np.int64]:
        """Return the positions, ascending.

        Raises:
            CorruptMetadataError: a position is not below `n_rows`.
        """
        positions = np.empty(self.count, dtype=np.int64)
        _decode(self.data, positions)
        if len(positions) and positions[-1] >= n_rows:
            raise CorruptMetadataError(
                f"a bitmap has row {positions[-1]} of a file of {n_rows} rows", byte=self.start
            )
        return positions


def read_bitmap(cursor: Cursor) -> Bitmap:
    """Validate the next bitmap, whose length is not stored, and step over it."""
    start = cursor.pos
    data = np.frombuffer(cursor.data, dtype=np.uint8)[start : cursor.end]
    count, status, end = _decode(data, np.empty(0, dtype=np.int64))
    if count < 0:
        raise CorruptMetadataError(roaring.FAULTS[status], byte=start + end)
    cursor.pos += end
    return Bitmap(data[:end], start, count)


def _decode(data: NDArray[np.uint8], out_positions: NDArray[np.int64]) -> tuple[int, int, int]:
    """Return the count of the bitmap at the start of `data`, a status and its end."""
    counts, faults = np.empty(1, dtype=np.int64), np.empty((1, 2), dtype=np.int64)
    span = np.array([0, len(data)], dtype=np.int64)
    room = np.array([0, len(out_positions)], dtype=np.int64)
    is_wide = np.zeros(1, dtype=bool)
    roaring.read_bitmaps(data, span[:1], span[1:], is_wide, room, out_positions, counts, faults)
    return int(counts[0]), int(faults[0, roaring.STATUS]), int(faults[0, roaring.BYTE])


@dataclass(frozen=True)
class Slices:
    """Magnitudes of some rows, as bit slices.

    Attributes:
        least: base value, which is added to each decoded value.
        greatest: upper bound of the values.
        rows: the rows with a value.
        slices: the rows with each bit of the magnitude, lowest bit first.
    """

    least: int
    greatest: int
    rows: Bitmap
    slices: list[Bitmap]

    def values(self, n_rows: int) -> list[int]:
        """Return the distinct values, ascending.

        Raises:
            LimitError: the number of positions is out of proportion to the bytes.
            CorruptMetadataError: bitmaps contradict each other or the row count.
        """
        bitmaps = [self.rows, *self.slices]
        total = sum(bitmap.count for bitmap in bitmaps)
        n_bytes = sum(len(bitmap.data) for bitmap in bitmaps)
        limit = FREE_POSITIONS + 8 * n_bytes
        if total > limit:
            raise LimitError(
                f"bitmaps of {counted(total, 'position')} in {counted(n_bytes, 'byte')};"
                f" up to {limit:,} are decoded"
            )
        rows = self.rows.positions(n_rows)
        values = np.zeros(len(rows), dtype=np.int64)
        for bit, with_bit in enumerate(bitmap.positions(n_rows) for bitmap in self.slices):
            at = np.searchsorted(rows, with_bit)
            if len(at) and (at[-1] == len(rows) or np.any(rows[at] != with_bit)):
                raise CorruptMetadataError("a slice contains a row without a value", byte=0)
            values[at] |= 1 << bit
        if np.any(values > self.greatest - self.least):
            raise CorruptMetadataError(f"a value above {self.greatest}, the greatest", byte=0)
        distinct: list[int] = (np.unique(values) + self.least).tolist()
        return distinct


def read_bsi(data: memoryview, key_type: KeyType) -> KeySet:
    """Read the index: version (8 bits), row count (32 bits), then two optional parts with flags.

    The first part has the rows with values >= 0, the second one those with values < 0.

    Raises:
        UnsupportedError: the column type is not an integer type, so no writer made this index.
    """
    if key_type.stored is None or key_type.is_float:
        raise UnsupportedError(
            f"bit-sliced indexes do not support columns of type {key_type.arrow_type}"
        )
    n_rows, cursor = read_bsi_head(data)
    above = _read_slices(cursor) if cursor.flag("whether there are values above") else None
    below = _read_slices(cursor) if cursor.flag("whether there are values below") else None
    n_values = sum(part.rows.count for part in (above, below) if part)
    if n_values > n_rows:
        raise CorruptMetadataError(f"more rows than {n_rows} have a value", byte=1)
    if cursor.pos != cursor.end:
        # A wrong flag or slice count would make this reader take slices for what follows them.
        raise CorruptMetadataError("bytes follow the last slice", byte=cursor.pos)

    def keys() -> list[Key]:
        negative = below.values(n_rows)[::-1] if below else []
        return [*(-value for value in negative), *(above.values(n_rows) if above else ())]

    return KeySet(keys, lambda: n_values < n_rows, n_rows)


def read_bsi_head(data: memoryview) -> tuple[int, Cursor]:
    """Return the row count of the data file, and a cursor at the first part."""
    cursor = Cursor.over(data)
    cursor.check_version(VERSION, "bit-sliced indexes")
    return cursor.size("the rows of a bit-sliced index"), cursor


def _read_slices(cursor: Cursor) -> Slices:
    """Read version (8 bits), least and greatest value, row count, slice count, and the slices."""
    cursor.check_version(VERSION, "bit slices")
    pos = cursor.pos
    least = cursor.integer(8, "the least value")
    greatest = cursor.integer(8, "the greatest value")
    if not 0 <= least <= greatest:
        raise CorruptMetadataError(f"values from {least} to {greatest}", byte=pos)
    rows = read_bitmap(cursor)
    pos = cursor.pos
    n_slices = cursor.size("the number of slices")
    if n_slices > MAX_SLICES:
        raise CorruptMetadataError(f"{counted(n_slices, 'slice')} of a number of 64 bits", byte=pos)
    return Slices(least, greatest, rows, [read_bitmap(cursor) for _ in range(n_slices)])
