"""Columns of manifest entries: identity, struct columns, and a cache of decoded columns."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

import pyarrow as pa

from arrowmeta.model.locks import ProcessLock
from arrowmeta.model.relations import INTERNAL_COLUMNS, RELATIONS, declared_columns

#: Columns that identify the file of an entry, by format; in SQL, see `10_macros/file_identity.sql`.
#: Paimon: `FileEntry.Identifier`, from which the path follows. Iceberg: the offset tells deletion
#: vectors in one file apart.
FILE_IDENTITY = {
    "paimon": (
        "partition_bytes",
        "bucket",
        "level",
        "file_name",
        "extra_files",
        "embedded_index",
        "external_path",
    ),
    "iceberg": ("content", "file_path", "content_offset"),
}

#: Columns that decide whether an entry is a live file, where entries delete files of others.
IDENTITY_COLUMNS = ("entry_id", "status", *FILE_IDENTITY["paimon"])

#: Likewise, with the content of the file.
DECIDING_COLUMNS = (*IDENTITY_COLUMNS, "content")

#: Struct columns of `entries`. A single field can be read as a flat column, named by struct and
#: field: `lower_bounds.amount`.
STRUCT_COLUMNS = tuple(
    column.name
    for column in (*RELATIONS["entries"].columns, *declared_columns(INTERNAL_COLUMNS["entries"]))
    if column.type.startswith("struct<")
)


def column_field(schema: pa.Schema, name: str) -> pa.Field:
    """Return a column of a relation, or a field of a struct column by its flat name.

    Raises:
        KeyError: there is no such column.
    """
    # Not `schema.names`, which builds a list each time.
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
    """Cache of decoded columns of the entries of one snapshot.

    Args:
        schema: all columns of entries; fields of struct columns are cached by their flat names.
    """

    def __init__(self, schema: pa.Schema) -> None:
        self._schema = schema
        self._columns: dict[str, pa.ChunkedArray] = {}
        self._lock = ProcessLock()

    def table(self, columns: Collection[str], read: ReadEntries) -> pa.Table:
        """Return columns of all entries; decode missing ones in one pass.

        Args:
            read: decodes columns of all entries, always in the same order of entries. It is not
                stored: its owner holds this cache, and they would form a reference cycle.
        """
        with self._lock.held():
            missing = [name for name in columns if name not in self._columns]
            if missing:
                self._keep({*missing, "entry_id"}, read)
            fields = [column_field(self._schema, name) for name in columns]
            return pa.table([self._columns[name] for name in columns], schema=pa.schema(fields))

    def _keep(self, columns: set[str], read: ReadEntries) -> None:
        """Decode columns and add them to the cache.

        If they have other entries than the cached columns, since a manifest is damaged in one of
        them, all columns are decoded again, together.
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
