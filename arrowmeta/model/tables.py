"""The relations both formats are translated into: names, columns, Arrow types and what they mean.

Knows nothing of any format. A column a format does not have is there and null. `SCHEMAS` builds
the schema of each relation from the shape of a table (its columns, partition and key); `COMMENTS`
explains every relation and column and becomes the COMMENT of the SQL views.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pyarrow as pa

from arrowmeta.model.evidence import CLUSTERING

UTC_MILLIS = pa.timestamp("ms", tz="UTC")
LOCAL_MILLIS = pa.timestamp("ms")


def _empty_struct() -> pa.StructType:
    return pa.struct([])


@dataclass(frozen=True)
class TableShape:
    """The parts of a table's own schema that relations take columns from.

    Attributes:
        columns: one field per table column in the current schema; `struct<by column>`.
        partition: one field per partition column, in partition order; empty if unpartitioned.
        primary_key: one field per key column that is not a partition column; empty without key.
    """

    columns: pa.StructType = field(default_factory=_empty_struct)
    partition: pa.StructType = field(default_factory=_empty_struct)
    primary_key: pa.StructType = field(default_factory=_empty_struct)

    def by_column(self, value_type: pa.DataType | None = None) -> pa.StructType:
        """Return `struct<by column>`, each field of the column's own type or of `value_type`."""
        return _of_type(self.columns, value_type)

    def by_partition(self, value_type: pa.DataType | None = None) -> pa.StructType:
        """Return `struct<partition>`, each field of the column's own type or of `value_type`."""
        return _of_type(self.partition, value_type)


def _of_type(fields: pa.StructType, value_type: pa.DataType | None) -> pa.StructType:
    if value_type is None:
        return fields
    return pa.struct([pa.field(f.name, value_type) for f in fields.fields])


def _snapshots(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("snapshot_id", pa.int64(), nullable=False),
            pa.field("parent_id", pa.int64()),
            pa.field("sequence_number", pa.int64()),
            pa.field("schema_id", pa.int64()),
            pa.field("committed_at", UTC_MILLIS),
            pa.field("operation", pa.string()),
            pa.field("commit_user", pa.string()),
            pa.field("manifest_list", pa.string()),
            pa.field("summary", pa.map_(pa.string(), pa.string())),
            pa.field("total_record_count", pa.int64()),
            pa.field("delta_record_count", pa.int64()),
            pa.field("base_manifest_list", pa.string()),
            pa.field("delta_manifest_list", pa.string()),
            pa.field("changelog_manifest_list", pa.string()),
            pa.field("index_manifest", pa.string()),
            pa.field("watermark", pa.int64()),
        ]
    )


def _refs(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("name", pa.string(), nullable=False),
            pa.field("type", pa.string(), nullable=False),
            pa.field("snapshot_id", pa.int64()),
            pa.field("created_at", LOCAL_MILLIS),
            pa.field("retention_ms", pa.int64()),
            pa.field("schema_id", pa.int64()),
            pa.field("committed_at", UTC_MILLIS),
            pa.field("total_record_count", pa.int64()),
            pa.field("min_snapshots_to_keep", pa.int64()),
            pa.field("max_snapshot_age_ms", pa.int64()),
        ]
    )


def _schemas(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("schema_id", pa.int64(), nullable=False),
            pa.field("field_id", pa.int32(), nullable=False),
            pa.field("position", pa.int32(), nullable=False),
            pa.field("name", pa.string(), nullable=False),
            pa.field("type", pa.string(), nullable=False),
            pa.field("nullable", pa.bool_(), nullable=False),
            pa.field("is_partition_key", pa.bool_(), nullable=False),
            pa.field("is_primary_key", pa.bool_(), nullable=False),
            pa.field("doc", pa.string()),
            pa.field("partition_key_position", pa.int32()),
            pa.field("primary_key_position", pa.int32()),
            pa.field("updated_at", UTC_MILLIS),
            pa.field("table_comment", pa.string()),
            pa.field("table_options", pa.map_(pa.string(), pa.string())),
        ]
    )


def _options(_: TableShape) -> pa.Schema:
    return pa.schema([pa.field("key", pa.string(), nullable=False), pa.field("value", pa.string())])


def _manifests(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("manifest_path", pa.string(), nullable=False),
            pa.field("content", pa.string(), nullable=False),
            pa.field("role", pa.string()),
            pa.field("length", pa.int64()),
            pa.field("partition_spec_id", pa.int32()),
            pa.field("schema_id", pa.int64()),
            pa.field("sequence_number", pa.int64()),
            pa.field("min_sequence_number", pa.int64()),
            pa.field("added_snapshot_id", pa.int64()),
            pa.field("added_files_count", pa.int64()),
            pa.field("existing_files_count", pa.int64()),
            pa.field("deleted_files_count", pa.int64()),
            pa.field("added_rows_count", pa.int64()),
            pa.field("existing_rows_count", pa.int64()),
            pa.field("deleted_rows_count", pa.int64()),
            pa.field("partition_lower", shape.by_partition()),
            pa.field("partition_upper", shape.by_partition()),
            pa.field("partition_null_counts", shape.by_partition(pa.int64())),
            pa.field("partition_contains_null", shape.by_partition(pa.bool_())),
            pa.field("partition_contains_nan", shape.by_partition(pa.bool_())),
            pa.field("min_bucket", pa.int32()),
            pa.field("max_bucket", pa.int32()),
            pa.field("min_level", pa.int32()),
            pa.field("max_level", pa.int32()),
            pa.field("min_row_id", pa.int64()),
            pa.field("max_row_id", pa.int64()),
            pa.field("first_row_id", pa.int64()),
            pa.field("key_metadata", pa.binary()),
        ]
    )


def _file_fields(shape: TableShape) -> list[pa.Field]:
    counts = shape.by_column(pa.int64())
    return [
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
        pa.field("lower_bounds", shape.by_column()),
        pa.field("upper_bounds", shape.by_column()),
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
    ]


def _files(shape: TableShape) -> pa.Schema:
    return pa.schema(_file_fields(shape))


def _entries(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("status", pa.string(), nullable=False),
            pa.field("snapshot_id", pa.int64()),
            pa.field("manifest_pos", pa.int64(), nullable=False),
            *_file_fields(shape),
        ]
    )


#: Columns of entries that only SQL needs, beside those people see. To find live files: where a
#: format merges entries, a file is itself only with its partition's bytes and its path outside the
#: table. To find the deletes of a file: whether the spec of an entry has no fields but void ones,
#: and the data file that both path bounds of a position delete file name. To tell when something
#: changed, where a format does not date files: when the snapshot of an entry was committed.
INTERNAL_ENTRY_FIELDS = (
    pa.field("entry_id", pa.int64(), nullable=False),
    pa.field("partition_bytes", pa.binary()),
    pa.field("external_path", pa.string()),
    pa.field("spec_is_unpartitioned", pa.bool_()),
    pa.field("only_deleted_path", pa.string()),
    pa.field("committed_at", LOCAL_MILLIS),
)

#: Columns that decide whether an entry stands for a live file.
IDENTITY_COLUMNS = (
    "entry_id",
    "status",
    "content",
    "partition_bytes",
    "bucket",
    "level",
    "file_name",
    "extra_files",
    "embedded_index",
    "external_path",
)


def _partitions(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("partition", shape.by_partition()),
            pa.field("spec_id", pa.int32()),
            pa.field("file_count", pa.int64()),
            pa.field("record_count", pa.int64()),
            pa.field("file_size_in_bytes", pa.int64()),
            pa.field("delete_file_count", pa.int64()),
            pa.field("deleted_record_count", pa.int64()),
            pa.field("last_updated_at", LOCAL_MILLIS),
            pa.field("last_updated_snapshot_id", pa.int64()),
        ]
    )


def _buckets(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("partition", shape.by_partition()),
            pa.field("bucket", pa.int32()),
            pa.field("total_buckets", pa.int32()),
            pa.field("file_count", pa.int64()),
            pa.field("record_count", pa.int64()),
            pa.field("file_size_in_bytes", pa.int64()),
            pa.field("max_level", pa.int32()),
            pa.field("last_updated_at", LOCAL_MILLIS),
        ]
    )


def _index_files(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("index_type", pa.string(), nullable=False),
            pa.field("file_path", pa.string(), nullable=False),
            pa.field("file_size_in_bytes", pa.int64()),
            pa.field("record_count", pa.int64()),
            pa.field("partition", shape.by_partition()),
            pa.field("bucket", pa.int32()),
            pa.field("row_range_start", pa.int64()),
            pa.field("row_range_end", pa.int64()),
            pa.field("field_id", pa.int32()),
        ]
    )


def _deletion_vectors(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("data_file_path", pa.string(), nullable=False),
            pa.field("file_path", pa.string(), nullable=False),
            pa.field("content_offset", pa.int64(), nullable=False),
            pa.field("content_size_in_bytes", pa.int64()),
            pa.field("cardinality", pa.int64()),
            pa.field("partition", shape.by_partition()),
            pa.field("bucket", pa.int32()),
        ]
    )


def _column_stats(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("file_path", pa.string(), nullable=False),
            pa.field("content", pa.string(), nullable=False),
            pa.field("field_id", pa.int32()),
            pa.field("column", pa.string(), nullable=False),
            pa.field("type", pa.string()),
            pa.field("lower", pa.string()),
            pa.field("upper", pa.string()),
            pa.field("null_count", pa.int64()),
            pa.field("nan_count", pa.int64()),
            pa.field("value_count", pa.int64()),
            pa.field("column_size", pa.int64()),
            pa.field("exactness", pa.string(), nullable=False),
        ]
    )


def _metadata_files(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("path", pa.string(), nullable=False),
            pa.field("kind", pa.string(), nullable=False),
            pa.field("size", pa.int64()),
            pa.field("referenced_by", pa.string()),
        ]
    )


def _all_manifests(shape: TableShape) -> pa.Schema:
    reference = pa.field("reference_snapshot_id", pa.int64(), nullable=False)
    return _manifests(shape).append(reference)


def _history(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("made_current_at", UTC_MILLIS),
            pa.field("snapshot_id", pa.int64(), nullable=False),
            pa.field("parent_id", pa.int64()),
            pa.field("is_current_ancestor", pa.bool_(), nullable=False),
        ]
    )


def _metadata_log_entries(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("timestamp", UTC_MILLIS),
            pa.field("file", pa.string(), nullable=False),
            pa.field("latest_snapshot_id", pa.int64()),
            pa.field("latest_schema_id", pa.int64()),
            pa.field("latest_sequence_number", pa.int64()),
        ]
    )


def _consumers(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("consumer_id", pa.string(), nullable=False),
            pa.field("next_snapshot_id", pa.int64()),
        ]
    )


def _statistics(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("snapshot_id", pa.int64()),
            pa.field("schema_id", pa.int64()),
            pa.field("file_path", pa.string(), nullable=False),
            pa.field("field_id", pa.int32()),
            pa.field("column", pa.string()),
            pa.field("record_count", pa.int64()),
            pa.field("record_size", pa.int64()),
            pa.field("distinct_count", pa.int64()),
            pa.field("null_count", pa.int64()),
            pa.field("lower", pa.string()),
            pa.field("upper", pa.string()),
            pa.field("average_length", pa.int64()),
            pa.field("max_length", pa.int64()),
        ]
    )


def _file_indexes(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("data_file_path", pa.string(), nullable=False),
            pa.field("index_path", pa.string()),
            pa.field("column", pa.string(), nullable=False),
            pa.field("index_type", pa.string(), nullable=False),
            pa.field("content_offset", pa.int64()),
            pa.field("content_size_in_bytes", pa.int64()),
            pa.field("detail", pa.string()),
        ]
    )


def _applicable_deletes(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("data_file_path", pa.string(), nullable=False),
            pa.field("delete_file_path", pa.string(), nullable=False),
            pa.field("content", pa.string(), nullable=False),
            pa.field("content_offset", pa.int64()),
        ]
    )


def _file_sizes(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("partition", shape.by_partition()),
            pa.field("spec_id", pa.int32()),
            pa.field("content", pa.string(), nullable=False),
            pa.field("size_from", pa.int64()),
            pa.field("size_to", pa.int64()),
            pa.field("file_count", pa.int64(), nullable=False),
            pa.field("record_count", pa.int64()),
            pa.field("file_size_in_bytes", pa.int64()),
        ]
    )


def _delete_debt(shape: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("partition", shape.by_partition()),
            pa.field("spec_id", pa.int32()),
            pa.field("data_file_count", pa.int64(), nullable=False),
            pa.field("files_with_deletes_count", pa.int64(), nullable=False),
            pa.field("record_count", pa.int64()),
            pa.field("deleted_record_count", pa.int64()),
            pa.field("deleted_share", pa.float64()),
            pa.field("equality_delete_count", pa.int64()),
            pa.field("retraction_count", pa.int64()),
            pa.field("delete_file_count", pa.int64(), nullable=False),
            pa.field("delete_file_bytes", pa.int64()),
        ]
    )


def _metadata_bytes(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("breakdown", pa.string(), nullable=False),
            pa.field("kind", pa.string(), nullable=False),
            pa.field("snapshot_id", pa.int64()),
            pa.field("column", pa.string()),
            pa.field("file_count", pa.int64(), nullable=False),
            pa.field("bytes", pa.int64()),
        ]
    )


def _findings(_: TableShape) -> pa.Schema:
    return pa.schema(
        [
            pa.field("check", pa.string(), nullable=False),
            pa.field("severity", pa.string(), nullable=False),
            pa.field("subject", pa.string()),
            pa.field("snapshot_id", pa.int64()),
            pa.field("expected", pa.string()),
            pa.field("actual", pa.string()),
            pa.field("detail", pa.string()),
        ]
    )


#: Schema builders of the relations, in the order people meet them.
SCHEMAS: dict[str, Callable[[TableShape], pa.Schema]] = {
    "snapshots": _snapshots,
    "refs": _refs,
    "schemas": _schemas,
    "options": _options,
    "manifests": _manifests,
    "entries": _entries,
    "files": _files,
    "data_files": _files,
    "delete_files": _files,
    "partitions": _partitions,
    "buckets": _buckets,
    "index_files": _index_files,
    "deletion_vectors": _deletion_vectors,
    "applicable_deletes": _applicable_deletes,
    "column_stats": _column_stats,
    "file_indexes": _file_indexes,
    "metadata_files": _metadata_files,
    "all_manifests": _all_manifests,
    "all_entries": _entries,
    "all_files": _files,
    "history": _history,
    "metadata_log_entries": _metadata_log_entries,
    "consumers": _consumers,
    "statistics": _statistics,
    "file_sizes": _file_sizes,
    "delete_debt": _delete_debt,
    "clustering": lambda _: CLUSTERING,
    "metadata_bytes": _metadata_bytes,
    "findings": _findings,
}

#: Columns that base relations have beside those people see.
_INTERNAL_FIELDS = {
    "entries": INTERNAL_ENTRY_FIELDS,
    "all_entries": INTERNAL_ENTRY_FIELDS,
    "column_stats": INTERNAL_ENTRY_FIELDS[:1],
    "file_indexes": INTERNAL_ENTRY_FIELDS[:1],
}


def base_schema(relation: str, shape: TableShape) -> pa.Schema:
    """Return the columns of a base relation: the relation's, and those only SQL needs."""
    return pa.schema([*SCHEMAS[relation](shape), *_INTERNAL_FIELDS.get(relation, ())])


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
)


def column_field(schema: pa.Schema, name: str) -> pa.Field:
    """Return a column of a relation, or one field of a struct column by its flat name.

    Raises:
        KeyError: there is no such column.
    """
    if name in schema.names:
        return schema.field(name)
    root, _, rest = name.partition(".")
    if root in STRUCT_COLUMNS and root in schema.names:
        struct = schema.field(root).type
        at = struct.get_field_index(rest)
        if at >= 0:
            return pa.field(name, struct.field(at).type)
    raise KeyError(name)
