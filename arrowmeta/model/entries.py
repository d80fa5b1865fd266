"""Columns of manifest entries with a part of their own: identity, and structs by column."""

from __future__ import annotations

import pyarrow as pa

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
