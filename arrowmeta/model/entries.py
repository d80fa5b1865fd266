"""Columns of manifest entries: identity and struct columns."""

from __future__ import annotations

import pyarrow as pa

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
