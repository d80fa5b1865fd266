"""Columns of the relations made of live files: sums of them, and what belongs to each."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.model.shape import LOCAL_MILLIS, TableShape

#: A row per live data file and delete that a reader of it applies.
APPLICABLE_DELETES = pa.schema(
    [
        pa.field("data_file_path", pa.string(), nullable=False),
        pa.field("delete_file_path", pa.string(), nullable=False),
        pa.field("content", pa.string(), nullable=False),
        pa.field("content_offset", pa.int64()),
    ]
)

#: A row per live file and column.
COLUMN_STATS = pa.schema(
    [
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("content", pa.string(), nullable=False),
        pa.field("field_id", pa.int32()),
        pa.field("column_name", pa.string(), nullable=False),
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

#: A row per live file, column and index.
FILE_INDEXES = pa.schema(
    [
        pa.field("data_file_path", pa.string(), nullable=False),
        pa.field("index_path", pa.string()),
        pa.field("column_name", pa.string(), nullable=False),
        pa.field("index_type", pa.string(), nullable=False),
        pa.field("content_offset", pa.int64()),
        pa.field("content_size_in_bytes", pa.int64()),
        pa.field("detail", pa.string()),
    ]
)


def partitions_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `partitions`, a row per partition and spec."""
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


def buckets_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `buckets`, a row per partition and bucket."""
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


def index_files_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `index_files`, a row per index file entry."""
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
            pa.field("status", pa.string()),
        ]
    )


def deletion_vectors_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `deletion_vectors`, a row per deletion vector."""
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
