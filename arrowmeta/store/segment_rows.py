"""Rows of some manifests of one segment, as the columns of the relation that were asked for.

Takes an open segment and where the rows of manifests are in it; gives batches, a row group at a
time. With a filter, the columns that it looks at are read first, and the others only of row groups
in which it keeps rows (late materialization).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from arrowmeta.columns.buffers import flag_array, number_array
from arrowmeta.columns.ids import entry_ids
from arrowmeta.model.entries import column_field
from arrowmeta.model.source import EntryFilter, EntryReading
from arrowmeta.store.columns import Positions, StoredColumns
from arrowmeta.store.segment import (
    ROW_GROUP_LEN,
    SegmentFile,
    SegmentIndex,
)


@dataclass(frozen=True)
class Place:
    """Where the rows of one manifest are in a segment."""

    segment: SegmentIndex
    start: int
    count: int


def place_in(segment: SegmentIndex, i: int) -> Place:
    """Return where the rows of the manifest at position `i` of a segment are."""
    return Place(segment, int(segment.starts[i]), int(segment.counts[i]))


class SegmentRows:
    """The rows of some manifests of one segment.

    Args:
        reading: what is read.
        file: the segment.
        ordinals: of the manifests, in the order in which their rows are wanted.
        places: where these are.
    """

    def __init__(
        self,
        reading: EntryReading,
        file: SegmentFile,
        ordinals: Sequence[int],
        places: dict[int, Place],
    ) -> None:
        self._columns = StoredColumns.of(reading)
        self._file = file
        self._reading = reading
        facts = dict.fromkeys(reading.of_manifest.values())
        self._manifests = reading.manifests.select(list(facts))
        self._places = [(one, places[one].start, places[one].count) for one in ordinals]

    def batches(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return the columns of those rows that a filter keeps."""
        for start, end, ordinals in self._runs():
            for first, last in _cut(start, end):
                yield from self._batch(columns, only, first, last, start, ordinals)

    def _runs(self) -> Iterator[tuple[int, int, list[tuple[int, int]]]]:
        """Yield rows that follow each other in the segment: start, end, manifests with counts."""
        run: list[tuple[int, int]] = []
        begin = end = 0
        for ordinal, start, count in self._places:
            if run and start != end:
                yield begin, end, run
                run = []
            if not run:
                begin = start
            run.append((ordinal, count))
            end = start + count
        if run:
            yield begin, end, run

    def _batch(
        self,
        columns: Collection[str],
        only: EntryFilter | None,
        first: int,
        last: int,
        run_start: int,
        manifests: Sequence[tuple[int, int]],
    ) -> Iterator[pa.RecordBatch]:
        positions = self._positions(first - run_start, last - run_start, manifests)
        if only is None or only.keep is None:
            rows = self._read(columns, first, last)
            yield self._made(columns, rows, positions)
            return
        looked_at = self._read(only.columns, first, last)
        mask = only.keep(self._made(only.columns, looked_at, positions))
        if not mask.any():
            return
        rows = self._read(columns, first, last)
        if not mask.all():
            rows, positions = rows.filter(flag_array(mask)), positions.where(mask)
        yield self._made(columns, rows, positions)

    def _positions(self, first: int, last: int, manifests: Sequence[tuple[int, int]]) -> Positions:
        """Return where some rows of a run are, counted from its first row."""
        ordinals = np.array([one for one, _ in manifests], dtype=np.int64)
        counts = np.array([count for _, count in manifests], dtype=np.int64)
        starts = np.cumsum(counts) - counts
        rows = np.arange(first, last)
        of_manifest = np.searchsorted(starts + counts, rows, side="right")
        in_manifest = rows - starts[of_manifest]
        lines = self._manifests.take(number_array(ordinals))
        ids = entry_ids(ordinals[of_manifest], in_manifest)
        return Positions(ids, in_manifest, of_manifest.astype(np.int32), lines)

    def _read(self, columns: Collection[str], first: int, last: int) -> pa.RecordBatch:
        """Read the stored columns behind some columns of rows of the segment."""
        stored = self._columns.read_columns(columns, self._file.names)
        groups, offset = self._file.group_range(first, last)
        if not stored:
            return pa.RecordBatch.from_struct_array(
                pa.StructArray.from_buffers(pa.struct([]), last - first, [None])
            )
        table = self._file.read(groups, stored, threads=True)
        rows = table.slice(first - offset, last - first).combine_chunks()
        return rows.to_batches()[0]

    def _made(
        self, columns: Collection[str], rows: pa.RecordBatch, positions: Positions
    ) -> pa.RecordBatch:
        fields = [column_field(self._reading.schema, name) for name in columns]
        arrays = [self._columns.column(name, rows, positions) for name in columns]
        if not arrays:
            return rows.select([])
        return pa.RecordBatch.from_arrays(arrays, schema=pa.schema(fields))


def _cut(start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield the rows of each row group."""
    for first in range(start - start % ROW_GROUP_LEN, end, ROW_GROUP_LEN):
        yield max(first, start), min(first + ROW_GROUP_LEN, end)
