"""Columns of entries that have been decoded, kept because a snapshot never changes.

Knows when columns read at different times are of the same entries; nothing of how they are read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

import pyarrow as pa

from arrowmeta.model.entries import column_field
from arrowmeta.model.process_lock import ProcessLock

ReadEntries = Callable[[Collection[str]], Iterator[pa.RecordBatch]]


class KeptEntries:
    """The columns of one snapshot's entries that were asked for so far.

    Args:
        schema: all columns of entries; fields of struct columns can be kept by their flat names.
    """

    def __init__(self, schema: pa.Schema) -> None:
        self._schema = schema
        self._columns: dict[str, pa.ChunkedArray] = {}
        self._lock = ProcessLock()

    def table(self, columns: Collection[str], read: ReadEntries) -> pa.Table:
        """Return columns of all entries, decoding those not yet kept in one pass.

        Args:
            columns: of all entries.
            read: decodes columns of all entries, `entry_id` among them, in the order of the set's
                schema; each call in the same order of entries. It is not kept: who reads keeps
                these columns, and they would keep each other until Python looks for cycles.
        """
        with self._lock.held():
            missing = [name for name in columns if name not in self._columns]
            if missing:
                self._keep({*missing, "entry_id"}, read)
            fields = [column_field(self._schema, name) for name in columns]
            return pa.table([self._columns[name] for name in columns], schema=pa.schema(fields))

    def _keep(self, columns: set[str], read: ReadEntries) -> None:
        """Decode columns and keep them, as long as they are of the same entries as those kept.

        They are not where a column shows damage that the columns before did not touch. Then all
        of them are decoded again, together.
        """
        names = sorted(columns)
        schema = pa.schema([column_field(self._schema, name) for name in names])
        batches = (batch.select(names) for batch in read(names))
        table = pa.Table.from_batches(batches, schema)
        if "entry_id" in self._columns and table["entry_id"] != self._columns["entry_id"]:
            together = columns | set(self._columns)
            self._columns.clear()
            self._keep(together, read)
        else:
            self._columns |= dict(zip(names, table.columns, strict=True))
