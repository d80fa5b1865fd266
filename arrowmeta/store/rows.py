"""Rows of some manifests in one segment, as columns of the relation `entries`.

Reads one row group at a time. With a filter, the columns that it uses are read first, and the
others only of row groups with matching rows (late materialization).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array, number_array
from arrowmeta.io.memory import KEPT_POOL
from arrowmeta.model.scan import DecodedScan, EntryFilter
from arrowmeta.model.tables import column_field
from arrowmeta.store.columns import Positions, StoredColumns
from arrowmeta.store.index import RowRange
from arrowmeta.store.segment import ROW_GROUP_LEN, SegmentFile


class SegmentRows:
    """Rows of some manifests of one segment.

    Args:
        ranges: rows of the manifests by ordinal, in their order.
    """

    def __init__(
        self, decoded: DecodedScan, file: SegmentFile, ranges: dict[int, RowRange]
    ) -> None:
        self._columns = StoredColumns.of(decoded)
        self._file = file
        self._decoded = decoded
        facts = dict.fromkeys(decoded.of_manifest.values())
        self._lines = decoded.manifests.select(list(facts))
        facts_of_rows = [(ordinal, rows.start, rows.count) for ordinal, rows in ranges.items()]
        self._manifests = np.array(facts_of_rows, dtype=np.int64).T

    def batches(
        self, columns: Collection[str], only: EntryFilter | None
    ) -> Iterator[pa.RecordBatch]:
        """Yield columns of the rows that a filter keeps, one row group at a time."""
        _, starts, counts = self._manifests
        ends = starts + counts
        for start in range(0, int(ends[-1]), ROW_GROUP_LEN):
            parts = zip(
                np.maximum(starts, start).tolist(),
                np.minimum(ends, start + ROW_GROUP_LEN).tolist(),
                strict=True,
            )
            ranges = [np.arange(first, last) for first, last in parts if first < last]
            if ranges:
                rows = Positions(np.concatenate(ranges), self._manifests, self._lines)
                yield from self._batch(columns, only, rows)

    def _batch(
        self, columns: Collection[str], only: EntryFilter | None, rows: Positions
    ) -> Iterator[pa.RecordBatch]:
        """Yield columns of the rows of one row group that a filter keeps."""
        if only is None or only.keep is None:
            yield self._made(columns, self._read(columns, rows, KEPT_POOL), rows)
            return
        # Most of this memory is released soon, and Arrow's default pool reuses it.
        pool = pa.default_memory_pool()
        seen = self._made(only.columns, self._read(only.columns, rows, pool), rows)
        mask = only.keep(seen)
        if not mask.any():
            return
        rest = [name for name in columns if name not in only.columns]
        seen = seen.select([name for name in only.columns if name in columns])
        if not mask.all():
            seen = pc.filter(seen, flag_array(mask), memory_pool=KEPT_POOL)
            rows = rows.where(mask)
        made = self._made(rest, self._read(rest, rows, pool), rows)
        arrays = [(made if name in rest else seen).column(name) for name in columns]
        yield pa.RecordBatch.from_arrays(arrays, schema=self._schema(columns))

    def _read(
        self, columns: Collection[str], positions: Positions, pool: pa.MemoryPool
    ) -> pa.RecordBatch:
        """Read the stored columns that some columns are made of, for rows of one row group."""
        names = self._columns.read_columns(columns, self._file.schema.names)
        if not names:
            no_columns = pa.StructArray.from_buffers(pa.struct([]), len(positions), [None])
            return pa.RecordBatch.from_struct_array(no_columns)
        rows = positions.rows
        group = int(rows[0]) // ROW_GROUP_LEN
        stored = self._file.read(group, names, pool)
        first, last = (int(row) - group * ROW_GROUP_LEN for row in (rows[0], rows[-1]))
        is_range = len(rows) == last - first + 1
        if is_range and 2 * len(rows) >= stored.num_rows:  # a slice keeps the memory of all rows
            return stored.slice(first, len(rows))
        taken = number_array(rows - group * ROW_GROUP_LEN)
        return pc.take(stored, taken, memory_pool=KEPT_POOL)

    def _made(
        self, columns: Collection[str], rows: pa.RecordBatch, positions: Positions
    ) -> pa.RecordBatch:
        arrays = [self._columns.column(name, rows, positions) for name in columns]
        if not arrays:
            return rows.select([])
        return pa.RecordBatch.from_arrays(arrays, schema=self._schema(columns))

    def _schema(self, columns: Collection[str]) -> pa.Schema:
        return pa.schema([column_field(self._decoded.schema, name) for name in columns])
