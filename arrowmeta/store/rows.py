"""The rows of some manifests in one segment, as columns of the relation.

Reads a row group at a time. With a filter, the columns that it looks at are read first, and the
others only of row groups in which it keeps rows (late materialization).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array, number_array
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.model.entries import column_field
from arrowmeta.model.source import EntryFilter, EntryReading
from arrowmeta.store.columns import Positions, StoredColumns
from arrowmeta.store.index import Place
from arrowmeta.store.segment import ROW_GROUP_LEN, SegmentFile


class SegmentRows:
    """The rows of some manifests of one segment.

    Args:
        reading: what is read.
        file: the segment.
        places: where the manifests are, by ordinal, in the order of their rows.
    """

    def __init__(self, reading: EntryReading, file: SegmentFile, places: dict[int, Place]) -> None:
        self._columns = StoredColumns.of(reading)
        self._file = file
        self._reading = reading
        facts = dict.fromkeys(reading.of_manifest.values())
        self._lines = reading.manifests.select(list(facts))
        self._manifests = [(one, place.count) for one, place in places.items()]
        ranges = [np.arange(place.start, place.start + place.count) for place in places.values()]
        self._rows = np.concatenate([np.zeros(0, dtype=np.int64), *ranges])

    def batches(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Return the columns of those rows that a filter keeps, a row group at a time."""
        groups = self._rows // ROW_GROUP_LEN
        bounds = [0, *(np.flatnonzero(np.diff(groups)) + 1).tolist(), len(groups)]
        for start, end in pairwise(bounds):
            if start < end:
                rows = Positions(np.arange(start, end), self._manifests, self._lines)
                yield from self._batch(columns, only, rows)

    def _batch(
        self, columns: Collection[str], only: EntryFilter | None, rows: Positions
    ) -> Iterator[pa.RecordBatch]:
        """Yield what a filter keeps of rows of one row group."""
        if only is None or only.keep is None:
            yield self._made(columns, self._read(columns, rows, KEPT_POOL), rows)
            return
        # Most of what is read is given up soon: Arrow's own pool uses its memory again.
        pool = pa.default_memory_pool()
        seen = self._made(only.columns, self._read(only.columns, rows, pool), rows)
        mask = only.keep(seen)
        if not mask.any():
            return
        rest = [name for name in columns if name not in only.columns]
        seen = seen.select([name for name in only.columns if name in columns])
        stored = self._read(rest, rows, pool)
        if not mask.all():
            kept = flag_array(mask)
            seen = pc.filter(seen, kept, memory_pool=KEPT_POOL)
            stored = pc.filter(stored, kept, memory_pool=KEPT_POOL)
            rows = rows.where(mask)
        made = self._made(rest, stored, rows)
        arrays = [(made if name in rest else seen).column(name) for name in columns]
        yield pa.RecordBatch.from_arrays(arrays, schema=self._schema(columns))

    def _read(
        self, columns: Collection[str], rows: Positions, pool: pa.MemoryPool
    ) -> pa.RecordBatch:
        """Read the stored columns behind some columns of rows of one row group."""
        names = self._columns.read_columns(columns, self._file.schema.names)
        if not names:
            no_columns = pa.StructArray.from_buffers(pa.struct([]), len(rows), [None])
            return pa.RecordBatch.from_struct_array(no_columns)
        places = self._rows[rows.rows]
        group, start = divmod(int(places[0]), ROW_GROUP_LEN)
        stored = self._file.read(group, names, pool)
        if places[-1] - places[0] == len(places) - 1:
            return stored.slice(start, len(places))
        return pc.take(stored, number_array(places - group * ROW_GROUP_LEN), memory_pool=pool)

    def _made(
        self, columns: Collection[str], rows: pa.RecordBatch, positions: Positions
    ) -> pa.RecordBatch:
        arrays = [self._columns.column(name, rows, positions) for name in columns]
        if not arrays:
            return rows.select([])
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema(columns))

    def _schema(self, columns: Collection[str]) -> pa.Schema:
        return pa.schema([column_field(self._reading.schema, name) for name in columns])
