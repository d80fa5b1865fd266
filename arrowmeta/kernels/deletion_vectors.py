"""Check and decode deletion vectors: positions of deleted rows, in records of a file.

A record is a size, a magic number, a Roaring bitmap, and a CRC-32. The size is the length of magic
number and bitmap; size and CRC-32 are big-endian. Position, magic number, size, CRC-32 and bitmap
of each record are checked. The metadata of a table says which record belongs to which data file.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Collection, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
from msgspec import Struct
from numpy.typing import NDArray

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.kernels import roaring
from arrowmeta.kernels.buffers import number_array

_SIZE_LEN = 4
_MAGIC_LEN = 4
_CRC_LEN = 4
#: Bytes of a record that its size does not count.
FRAME_LEN = _SIZE_LEN + _CRC_LEN
_FRAME = np.dtype([("size", ">i4"), ("magic", ">u4")])


class RecordKind(Struct, frozen=True):
    """A kind of record.

    Attributes:
        magic: the magic number, read as big-endian.
        is_wide: whether the bitmap has 64-bit numbers.
        n_unstated: bytes of the record that its length in the metadata does not count.
    """

    magic: int
    is_wide: bool
    n_unstated: int


#: Paimon's first kind: a bitmap of 32-bit numbers.
NARROW = RecordKind(1581511376, False, 0)
#: The kind that Iceberg and Paimon share: a bitmap of 64-bit numbers, a little-endian magic number.
WIDE = RecordKind(int.from_bytes((1681511377).to_bytes(4, "little"), "big"), True, 0)

#: Limit of positions that are decoded at once, a gigabyte: a run of four bytes can be 65,536.
MAX_POSITIONS = 1 << 27

# Faults of a record; the numbers continue those of bitmaps.
_OUTSIDE, _BAD_MAGIC, _BAD_SIZE, _OTHER_LENGTH, _SHARED_BYTES, _BAD_CRC, _OTHER_COUNT = range(
    roaring.NO_ROOM + 1, roaring.NO_ROOM + 8
)

_REASONS = {
    **roaring.FAULTS,
    _OUTSIDE: "its position in the manifest is outside of the file",
    _BAD_MAGIC: "its magic number is unknown",
    _BAD_SIZE: "its size is negative or past the end of the file",
    _OTHER_LENGTH: "its length in the manifest is not that of the record",
    _SHARED_BYTES: "it shares bytes with another vector",
    _BAD_CRC: "its CRC-32 is not that of its bytes",
    _OTHER_COUNT: "it does not delete as many rows as the manifest says",
}


_NOTHING = np.zeros(0, dtype=np.int64)


class Vectors(Struct, frozen=True):
    """The deletion vectors of one file, as parallel arrays.

    Attributes:
        data: the file.
        offsets: first byte of each record; int64.
        record_lens: bytes of each record, including size and CRC-32; -1 with a fault.
        is_wide: whether the bitmap has 64-bit numbers.
        counts: number of deleted rows; -1 with a fault.
        faults: fault, 0 for none, and its byte; int64[vectors, 2].
    """

    data: NDArray[np.uint8]
    offsets: NDArray[np.int64]
    record_lens: NDArray[np.int64]
    is_wide: NDArray[np.bool_]
    counts: NDArray[np.int64]
    faults: NDArray[np.int64]

    def take(self, rows: NDArray[np.int64]) -> Vectors:
        """Return vectors by position; `rows` may have any order and repetitions."""
        parts: list[Any] = [self.offsets, self.record_lens, self.is_wide, self.counts, self.faults]
        return Vectors(self.data, *(part[rows] for part in parts))

    def check_counts(self, expected: NDArray[np.int64]) -> None:
        """Set a fault if a count differs from the manifest's, which is negative if unknown."""
        wrong = np.flatnonzero((self.counts >= 0) & (expected >= 0) & (self.counts != expected))
        self.faults[wrong, roaring.STATUS] = _OTHER_COUNT
        self.faults[wrong, roaring.BYTE] = self.offsets[wrong]

    def error(self, path: str, names: pa.ChunkedArray) -> CorruptMetadataError | None:
        """Return an error for the first fault, with the number of faults; None if there is none.

        Args:
            path: path of the file.
            names: names of the data files of the vectors.
        """
        wrong = np.flatnonzero(self.faults[:, roaring.STATUS])
        if not len(wrong):
            return None
        first = wrong[0]
        status, byte = self.faults[first].tolist()
        reason = f"the deletion vector of {names[int(first)]}: {_REASONS[status]}"
        if len(wrong) > 1:
            reason += f"; vectors of the file with a fault: {len(wrong):,}"
        return CorruptMetadataError(reason, path=path, byte=byte)


def read_records(
    data: NDArray[np.uint8],
    offsets: NDArray[np.int64],
    lengths: NDArray[np.int64],
    kinds: Sequence[RecordKind],
    first_pos: int = 0,
) -> Vectors:
    """Check the vectors of a file and count the deleted rows.

    Args:
        data: the file.
        offsets: first byte of each record, from the metadata.
        lengths: bytes of each record, from the metadata.
        kinds: possible kinds of record.
        first_pos: first byte of the file where a record may begin.
    """
    fault = np.zeros((len(offsets), 2), dtype=np.int64)
    fault[:, roaring.BYTE] = offsets
    status = fault[:, roaring.STATUS]
    status[offsets < first_pos] = _OUTSIDE
    sizes, is_wide = _read_frames(data, offsets, lengths, kinds, status)
    # No writer makes records that begin before the previous one ends, and many over the same bytes
    # could take very long to read.
    good = np.flatnonzero(status == roaring.GOOD)
    good = good[np.argsort(offsets[good], kind="stable")]
    ends = np.maximum.accumulate((offsets + sizes + FRAME_LEN)[good])
    status[good[1:][offsets[good[1:]] < ends[:-1]]] = _SHARED_BYTES
    _check_sums(data, offsets, sizes, status)

    rows = np.flatnonzero(status == roaring.GOOD)
    counts = np.full(len(offsets), -1, dtype=np.int64)
    counts[rows], fault[rows] = _read_bitmaps(data, offsets[rows], sizes[rows], is_wide[rows])
    record_lens = np.where(counts < 0, -1, sizes + FRAME_LEN)
    return Vectors(data, offsets, record_lens, is_wide, counts, fault)


def decode_positions(
    vectors: Vectors, n_most: int = MAX_POSITIONS
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the deleted rows of all vectors, and before them the bounds of each vector's rows.

    Vectors with a fault have no rows.

    Raises:
        LimitError: the vectors delete more than `n_most` rows.
    """
    counts = np.maximum(vectors.counts, 0)
    total = int(counts.sum())
    if total > n_most:
        raise LimitError(f"{total:,} deleted rows, more than {n_most:,}: select fewer files")
    ends = np.concatenate([[0], np.cumsum(counts)])
    positions = np.empty(total, dtype=np.int64)
    rows = np.flatnonzero(counts)
    room = np.append(ends[:-1][rows], total)
    sizes = vectors.record_lens[rows] - FRAME_LEN
    offsets, is_wide = vectors.offsets[rows], vectors.is_wide[rows]
    _read_bitmaps(vectors.data, offsets, sizes, is_wide, room, positions)
    return ends, positions


#: Reads some vectors of one file; returns record lengths and counts, -1 for what is unknown.
ReadVectors = Callable[[NDArray[np.int64]], tuple[NDArray[np.int64], NDArray[np.int64]]]


def sizes_and_cardinalities(
    columns: Collection[str],
    file_of: NDArray[np.integer],
    recorded: NDArray[np.int64],
    read: ReadVectors,
) -> dict[str, pa.Array]:
    """Return `content_size_in_bytes` and `cardinality` of vectors; null if unknown.

    Sizes are only known from files. So are cardinalities that the metadata does not record.

    Args:
        columns: wanted columns of the relation; vectors are read if one needs it.
        file_of: number of the file of each vector.
        recorded: cardinalities in the metadata; negative if there is none.
        read: reads vectors of one file; called once per file.
    """
    is_needed = (recorded < 0) & ("cardinality" in columns) | ("content_size_in_bytes" in columns)
    lengths = np.full(len(recorded), -1, dtype=np.int64)
    counts = lengths.copy()
    needed = np.flatnonzero(is_needed)
    needed = needed[np.argsort(file_of[needed], kind="stable")]
    for rows in np.split(needed, np.flatnonzero(np.diff(file_of[needed])) + 1):
        if len(rows):
            lengths[rows], counts[rows] = read(rows)
    counts = np.where(recorded < 0, counts, recorded)
    return {
        "content_size_in_bytes": number_array(lengths, lengths < 0),
        "cardinality": number_array(counts, counts < 0),
    }


def _read_frames(
    data: NDArray[np.uint8],
    offsets: NDArray[np.int64],
    lengths: NDArray[np.int64],
    kinds: Sequence[RecordKind],
    out_status: NDArray[np.int64],
) -> tuple[NDArray[np.int64], NDArray[np.bool_]]:
    """Return the size of each record, 0 with a fault, and whether its bitmap is wide."""
    outside = (offsets < 0) | (offsets > len(data) - FRAME_LEN - _MAGIC_LEN)
    out_status[outside] = _OUTSIDE
    positions = np.where(outside, 0, offsets)[:, None] + np.arange(_FRAME.itemsize)
    # All vectors of a file that is shorter than one record are outside of it.
    padded = data if len(data) else np.zeros(1, dtype=np.uint8)
    frames = padded.take(positions, mode="clip").view(_FRAME)[:, 0]
    sizes = frames["size"].astype(np.int64)
    magics = np.array([kind.magic for kind in kinds], dtype=np.int64)
    is_of_kind = frames["magic"].astype(np.int64)[:, None] == magics
    kind_idx = is_of_kind.argmax(axis=1)
    unstated = np.array([kind.n_unstated for kind in kinds], dtype=np.int64)[kind_idx]
    for fault, has_it in (
        (_BAD_MAGIC, ~is_of_kind.any(axis=1)),
        (_BAD_SIZE, (sizes < _MAGIC_LEN) | (sizes > len(data) - FRAME_LEN - offsets)),
        (_OTHER_LENGTH, lengths != sizes + FRAME_LEN - unstated),
    ):
        out_status[has_it & (out_status == roaring.GOOD)] = fault
    is_wide = np.array([kind.is_wide for kind in kinds], dtype=bool)[kind_idx]
    return np.where(out_status == roaring.GOOD, sizes, 0), is_wide


def _check_sums(
    data: NDArray[np.uint8],
    offsets: NDArray[np.int64],
    sizes: NDArray[np.int64],
    out_status: NDArray[np.int64],
) -> None:
    """Check the CRC-32 of each record."""
    good = np.flatnonzero(out_status == roaring.GOOD)
    starts = offsets[good] + _SIZE_LEN
    ends = starts + sizes[good]
    # One call for each record; zlib is faster than a kernel would be.
    spans = zip(starts.tolist(), ends.tolist(), strict=True)
    sums = [zlib.crc32(data.data[start:end]) for start, end in spans]
    stored = data[ends[:, None] + np.arange(_CRC_LEN)].view(">u4")[:, 0]
    out_status[good[stored != np.array(sums, dtype=np.uint32)]] = _BAD_CRC


def _read_bitmaps(
    data: NDArray[np.uint8],
    offsets: NDArray[np.int64],
    sizes: NDArray[np.int64],
    is_wide: NDArray[np.bool_],
    room: NDArray[np.int64] = _NOTHING,
    positions: NDArray[np.int64] = _NOTHING,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Read the bitmaps of records; return their counts and faults."""
    counts = np.empty(len(offsets), dtype=np.int64)
    faults = np.empty((len(offsets), 2), dtype=np.int64)
    starts, lengths = offsets + _SIZE_LEN + _MAGIC_LEN, sizes - _MAGIC_LEN
    roaring.read_bitmaps(data, starts, lengths, is_wide, room, positions, counts, faults)
    counts[faults[:, roaring.STATUS] != roaring.GOOD] = -1
    return counts, faults
