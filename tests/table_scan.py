"""A scan of entries in memory, for sources that a test gives."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.columns.buffers import flag_array
from arrowmeta.model.scan import EntryFilter
from arrowmeta.model.tables import STRUCT_COLUMNS, column_field


@dataclass(frozen=True)
class TableScan:
    """See `arrowmeta.model.scan.Scan`."""

    schema: pa.Schema
    entries: pa.Table
    manifests: pa.Table

    def select(self, manifests: Collection[int] | None, *_: Any, **__: Any) -> TableScan:
        if manifests is None:
            return self
        ordinals = pc.shift_right(self.entries["entry_id"], 32)
        is_chosen = pc.is_in(ordinals, pa.array(sorted(manifests), pa.int64()))
        return replace(self, entries=self.entries.filter(is_chosen))

    def batches(
        self,
        columns: Collection[str],
        only: EntryFilter | None = None,
        batch_size: int | None = None,
    ) -> Iterator[pa.RecordBatch]:
        table = self.entries
        if only is not None and only.keep is not None:
            read = self._columns(table, only.columns).combine_chunks()
            masks = [flag_array(only.keep(batch)) for batch in read.to_batches()]
            table = table.filter(pa.chunked_array(masks, pa.bool_()))
        yield from self._columns(table, columns).to_batches(max_chunksize=batch_size)

    def _columns(self, table: pa.Table, columns: Collection[str]) -> pa.Table:
        fields = [column_field(self.schema, name) for name in columns]
        return pa.table([flat(table, f.name) for f in fields], schema=pa.schema(fields))


def flat(table: pa.Table, name: str) -> pa.ChunkedArray:
    """Return a column, or a field of a struct column by its flat name."""
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and rest:
        struct = table[root]
        return pc.struct_field(struct, [struct.type.get_field_index(rest)])
    return table[name]
