"""The bit-sliced index: the values of a column of numbers, one bit of all rows after the other.

Knows how values come back from their slices: those from zero upwards and those below it apart, the
latter without their sign. It cannot keep the smallest number of 64 bits, so no file has it.

Spec: Paimon 1.x, common/fileindex/bsi/BitSliceIndexBitmapFileIndex.java,
utils/BitSliceIndexRoaringBitmap.java.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.model.cached import cached_property
from arrowmeta.output.nouns import counted
from arrowmeta.paimon.file_index.cursor import Cursor
from arrowmeta.paimon.file_index.key_set import BlockedKeys
from arrowmeta.paimon.file_index.keys import Key, KeyType
from arrowmeta.paimon.file_index.roaring_bitmaps import Bitmaps, read_bitmaps

VERSION = 1
MAX_SLICES = 63


@dataclass(frozen=True)
class Slices:
    """The values of some rows, without their sign.

    Attributes:
        least: what every value is counted from.
        greatest: no value is above it.
        bitmaps: the rows that have a value, then those that have each bit, the lowest first.
    """

    least: int
    greatest: int
    bitmaps: Bitmaps

    @property
    def n_rows(self) -> int:
        """How many rows have a value."""
        return int(self.bitmaps.counts[0])

    def values(self, n_rows: int) -> NDArray[np.int64]:
        """Return the distinct values, ascending."""
        self.bitmaps.check_total()
        rows = self.bitmaps.positions(0, n_rows)
        values = np.zeros(len(rows), dtype=np.int64)
        for bit in range(len(self.bitmaps.starts) - 1):
            with_bit = self.bitmaps.positions(bit + 1, n_rows)
            at = np.searchsorted(rows, with_bit)
            if len(at) and (at[-1] == len(rows) or np.any(rows[at] != with_bit)):
                raise CorruptMetadataError("a slice has a row that has no value", byte=0)
            values[at] |= 1 << bit
        if np.any(values > self.greatest - self.least):
            raise CorruptMetadataError(f"a value above {self.greatest}, the greatest", byte=0)
        return np.unique(values) + self.least


@dataclass(frozen=True)
class Bsi:
    """The values of a column.

    Attributes:
        n_rows: of the data file.
        positive: of the rows from zero upwards; None if there are none.
        negative: of the rows below zero, without their sign; None if there are none.
    """

    n_rows: int
    positive: Slices | None
    negative: Slices | None

    @cached_property
    def keys(self) -> NDArray[np.int64]:
        """The distinct values, ascending."""
        nothing = np.zeros(0, dtype=np.int64)
        above = self.positive.values(self.n_rows) if self.positive else nothing
        below = self.negative.values(self.n_rows) if self.negative else nothing
        return np.concatenate([-below[::-1], above])

    @property
    def n_keys(self) -> int:
        """How many distinct values there are, without null."""
        return len(self.keys)

    def has_null(self) -> bool:
        """Tell whether a row is null."""
        return sum(part.n_rows for part in (self.positive, self.negative) if part) < self.n_rows

    def least(self) -> Key | None:
        """Return the smallest value."""
        return self._blocks.least()

    def greatest(self) -> Key | None:
        """Return the largest value."""
        return self._blocks.greatest()

    def first_from(self, key: Key) -> Key | None:
        """Return the smallest value that is not below another; bounds can spare the decoding."""
        top = self.positive.greatest if self.positive else -1
        return None if key > top else self._blocks.first_from(key)

    @cached_property
    def _blocks(self) -> BlockedKeys:
        return BlockedKeys(self.keys[:1], lambda _: self.keys)


def read_bsi(data: memoryview, key_type: KeyType) -> Bsi:
    """Read version, 8 bits, rows, 32 bits, and the two parts, each behind a flag.

    Raises:
        UnsupportedError: the column's values are no whole numbers, so no writer made this index.
    """
    if key_type.stored is None or key_type.is_float:
        raise UnsupportedError(f"no bit-sliced index is over columns of {key_type.arrow_type}")
    n_rows, cursor = read_bsi_head(data)
    positive = _read_slices(cursor) if cursor.flag("whether there are values above") else None
    negative = _read_slices(cursor) if cursor.flag("whether there are values below") else None
    index = Bsi(n_rows, positive, negative)
    if sum(part.n_rows for part in (positive, negative) if part) > n_rows:
        raise CorruptMetadataError(f"more rows than {n_rows} have a value", byte=1)
    if cursor.pos != cursor.end:
        # Where a flag or a number of slices is wrong, values are taken for what follows them.
        raise CorruptMetadataError("there are bytes behind the last slice", byte=cursor.pos)
    return index


def read_bsi_head(data: memoryview) -> tuple[int, Cursor]:
    """Return the rows of the data file, and where the first part begins."""
    cursor = Cursor.over(data)
    cursor.check_version(VERSION, "bit-sliced indexes")
    return cursor.size("the rows of a bit-sliced index"), cursor


def _read_slices(cursor: Cursor) -> Slices:
    """Read version, 8 bits; least and greatest value; rows, number of slices, and the slices."""
    cursor.check_version(VERSION, "bit slices")
    pos = cursor.pos
    least = cursor.integer(8, "the least value")
    greatest = cursor.integer(8, "the greatest value")
    if not 0 <= least <= greatest:
        raise CorruptMetadataError(f"values from {least} to {greatest}", byte=pos)
    rows = read_bitmaps(cursor, 1)
    pos = cursor.pos
    n_slices = cursor.size("the number of slices")
    if n_slices > MAX_SLICES:
        raise CorruptMetadataError(f"{counted(n_slices, 'slice')} of a number of 64 bits", byte=pos)
    return Slices(least, greatest, rows.followed_by(read_bitmaps(cursor, n_slices)))
