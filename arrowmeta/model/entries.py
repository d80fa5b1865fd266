"""Columns of manifest entries and of the files they stand for.

Those that people see, and those that only SQL and decoders need.
"""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.model.shape import LOCAL_MILLIS, TableShape

#: Columns of entries that only SQL needs, beside those people see. To find live files: where a
#: format merges entries, a file is itself only with its partition's bytes and its path outside the
#: table. To tell a partition of null from one that could not be read: whether there is none of
#: those among the partition fields that are read along. To find the deletes of a file: whether the
#: spec of an entry has no fields but void ones, and the data file that both path bounds of a
#: position delete file name. To tell when something changed, where a format does not date files:
#: when the snapshot of an entry was committed. To find the newest values of a column: the sequence
#: number of each of `write_cols`.
_INTERNAL_FIELDS = (
    pa.field("entry_id", pa.int64(), nullable=False),
    pa.field("partition_bytes", pa.binary()),
    pa.field("external_path", pa.string()),
    pa.field("partition_is_known", pa.bool_()),
    pa.field("spec_is_unpartitioned", pa.bool_()),
    pa.field("only_deleted_path", pa.string()),
    pa.field("committed_at", LOCAL_MILLIS),
    pa.field("write_cols_sequences", pa.list_(pa.int64())),
)

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
STRUCT_COLUMNS = (
    "partition",
    "column_sizes",
    "value_counts",
    "null_value_counts",
    "nan_value_counts",
    "lower_bounds",
    "upper_bounds",
    "min_key",
    "max_key",
    "key_lower_bounds",
    "key_upper_bounds",
)


def files_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `files` and of relations like it, a row per file."""
    counts = shape.by_statistics(pa.int64())
    return pa.schema(
        [
            pa.field("content", pa.string(), nullable=False),
            pa.field("file_path", pa.string(), nullable=False),
            pa.field("file_name", pa.string(), nullable=False),
            pa.field("file_format", pa.string()),
            pa.field("partition", shape.by_partition()),
            pa.field("spec_id", pa.int32()),
            pa.field("bucket", pa.int32()),
            pa.field("total_buckets", pa.int32()),
            pa.field("level", pa.int32()),
            pa.field("record_count", pa.int64()),
            pa.field("delete_record_count", pa.int64()),
            pa.field("file_size_in_bytes", pa.int64()),
            pa.field("schema_id", pa.int64()),
            pa.field("sequence_number", pa.int64()),
            pa.field("file_sequence_number", pa.int64()),
            pa.field("min_sequence_number", pa.int64()),
            pa.field("max_sequence_number", pa.int64()),
            pa.field("creation_time", LOCAL_MILLIS),
            pa.field("file_source", pa.string()),
            pa.field("column_sizes", counts),
            pa.field("value_counts", counts),
            pa.field("null_value_counts", counts),
            pa.field("nan_value_counts", counts),
            pa.field("lower_bounds", shape.by_statistics()),
            pa.field("upper_bounds", shape.by_statistics()),
            pa.field("min_key", shape.primary_key),
            pa.field("max_key", shape.primary_key),
            pa.field("first_row_id", pa.int64()),
            pa.field("write_cols", pa.list_(pa.string())),
            pa.field("extra_files", pa.list_(pa.string())),
            pa.field("embedded_index", pa.binary()),
            pa.field("equality_ids", pa.list_(pa.int32())),
            pa.field("sort_order_id", pa.int32()),
            pa.field("split_offsets", pa.list_(pa.int64())),
            pa.field("referenced_data_file", pa.string()),
            pa.field("content_offset", pa.int64()),
            pa.field("content_size_in_bytes", pa.int64()),
            pa.field("key_metadata", pa.binary()),
            pa.field("manifest_path", pa.string(), nullable=False),
            pa.field("deleted_record_count", pa.int64()),
            pa.field("value_stats_cols", pa.list_(pa.string())),
            pa.field("is_external", pa.bool_()),
        ]
    )


def internal_entry_fields(shape: TableShape) -> tuple[pa.Field, ...]:
    """Return the columns of entries that only SQL and plans need.

    Those that bound keys say the same as `lower_bounds` and `upper_bounds`, of keys alone; only old
    writers cut them short.
    """
    return (
        *_INTERNAL_FIELDS,
        pa.field("key_lower_bounds", shape.primary_key),
        pa.field("key_upper_bounds", shape.primary_key),
    )


def entries_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `entries` and `all_entries`, a row per manifest entry."""
    return pa.schema(
        [
            pa.field("status", pa.string(), nullable=False),
            pa.field("snapshot_id", pa.int64()),
            pa.field("manifest_pos", pa.int64(), nullable=False),
            *files_schema(shape),
        ]
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
