"""Columns of the relations about a table as a whole: how it came to be, and who refers to it."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.model.shape import LOCAL_MILLIS, UTC_MILLIS

#: A row per snapshot.
SNAPSHOTS = pa.schema(
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

#: A row per tag or branch.
REFS = pa.schema(
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

#: A row per schema and field.
SCHEMAS = pa.schema(
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
        pa.field("initial_default", pa.string()),
        pa.field("write_default", pa.string()),
    ]
)

#: A row per partition spec and field.
SPECS = pa.schema(
    [
        pa.field("spec_id", pa.int32()),
        pa.field("field_id", pa.int32()),
        pa.field("source_column", pa.string()),
        pa.field("name", pa.string(), nullable=False),
        pa.field("transform", pa.string(), nullable=False),
        pa.field("is_default", pa.bool_(), nullable=False),
        pa.field("position", pa.int32(), nullable=False),
    ]
)

#: A row per sort order and field.
SORT_ORDERS = pa.schema(
    [
        pa.field("order_id", pa.int64()),
        pa.field("source_column", pa.string()),
        pa.field("transform", pa.string(), nullable=False),
        pa.field("direction", pa.string()),
        pa.field("null_order", pa.string()),
        pa.field("is_default", pa.bool_(), nullable=False),
        pa.field("position", pa.int32(), nullable=False),
    ]
)

#: A row per option.
OPTIONS = pa.schema([pa.field("key", pa.string(), nullable=False), pa.field("value", pa.string())])

#: A row per change of the current snapshot.
HISTORY = pa.schema(
    [
        pa.field("made_current_at", UTC_MILLIS),
        pa.field("snapshot_id", pa.int64(), nullable=False),
        pa.field("parent_id", pa.int64()),
        pa.field("is_current_ancestor", pa.bool_(), nullable=False),
    ]
)

#: A row per metadata file that the table has had.
METADATA_LOG_ENTRIES = pa.schema(
    [
        pa.field("timestamp", UTC_MILLIS),
        pa.field("file", pa.string(), nullable=False),
        pa.field("latest_snapshot_id", pa.int64()),
        pa.field("latest_schema_id", pa.int64()),
        pa.field("latest_sequence_number", pa.int64()),
    ]
)

#: A row per reader of the table as a stream.
CONSUMERS = pa.schema(
    [
        pa.field("consumer_id", pa.string(), nullable=False),
        pa.field("next_snapshot_id", pa.int64()),
    ]
)

#: A row per statistics file and column.
STATISTICS = pa.schema(
    [
        pa.field("snapshot_id", pa.int64()),
        pa.field("schema_id", pa.int64()),
        pa.field("file_path", pa.string(), nullable=False),
        pa.field("field_id", pa.int32()),
        pa.field("column_name", pa.string()),
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
