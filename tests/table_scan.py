"""A scan of entries in memory, for sources that a test gives."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import pyarrow as pa
import pyarrow.compute as pc

from arrowmeta.kernels.buffers import flag_array
from arrowmeta.model.scan import Request, Scan
from arrowmeta.model.tables import STRUCT_COLUMNS, column_field


def scan_of_table(schema: pa.Schema, entries: pa.Table, manifests: pa.Table) -> Scan:
    """Return a scan with the columns of `schema`, given the rows of `entries`."""

    def columns(table: pa.Table, names: Collection[str]) -> pa.Table:
        fields = [column_field(schema, name) for name in names]
        return pa.table([flat(table, f.name) for f in fields], schema=pa.schema(fields))

    def read(asked: Request) -> Iterator[pa.RecordBatch]:
        table, only = entries, asked.only
        if asked.manifests is not None:
            ordinals = pc.shift_right(table["entry_id"], 32)
            table = table.filter(pc.is_in(ordinals, pa.array(sorted(asked.manifests), pa.int64())))
        if only is not None and only.keep is not None:
            looked_at = columns(table, only.columns).combine_chunks()
            masks = [flag_array(only.keep(batch)) for batch in looked_at.to_batches()]
            table = table.filter(pa.chunked_array(masks, pa.bool_()))
        yield from columns(table, asked.columns).to_batches()

    return Scan(schema, manifests, read)


def flat(table: pa.Table, name: str) -> pa.ChunkedArray:
    """Return a column, or a field of a struct column by its flat name."""
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and rest:
        struct = table[root]
        return pc.struct_field(struct, [struct.type.get_field_index(rest)])
    return table[name]
