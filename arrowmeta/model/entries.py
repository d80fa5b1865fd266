"""Columns of manifest entries: identity, structs by column, and columns kept once decoded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

import pyarrow as pa

from arrowmeta.model.process_lock import ProcessLock
from arrowmeta.model.relations import INTERNAL_COLUMNS, RELATIONS, declared_columns

#: Columns that decide whether an entry stands for a live file.
IDENTITY_COLUMNS = (
    "entry_id",
    "status",
    "partition_bytes",
    "bucket",
    "level",
    "file_name",
    "extra_files",
    "embedded_index",
    "external_path",
)

#: The same, and what tells data files from delete files.
DECIDING_COLUMNS = (*IDENTITY_COLUMNS, "content")

#: Columns of `entries` that are a struct by column. A field of one can be read alone, as a flat
#: column whose name is the struct's, a dot and the field's: `lower_bounds.amount`.
STRUCT_COLUMNS = tuple(
    column.name
    for column in (
        *RELATIONS["entries"].columns,
        *declared_columns(INTERNAL_COLUMNS["entries"]),
    )
    if column.type.startswith("struct<")
)


def column_field(schema: pa.Schema, name: str) -> pa.Field:
    """Return a column of a relation, or one field of a struct column by its flat name.

    Raises:
        KeyError: there is no such column.
    """
    # Not by `schema.names`, which is a new list each time.
    if schema.get_field_index(name) >= 0:
        return schema.field(name)
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and schema.get_field_index(root) >= 0:
        struct = schema.field(root).type
        at = struct.get_field_index(rest)
        if at >= 0:
            return pa.field(name, struct.field(at).type)
    raise KeyError(name)


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
