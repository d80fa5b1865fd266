"""Columns of the relations about metadata files: manifests, and whatever else snapshots reach."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.model.shape import TableShape

#: Iceberg's names of some columns of `manifests` and `all_manifests`: those of manifest lists that
#: Java writes. They are columns, too, so that they can be chosen wherever columns are.
MANIFEST_ALIASES = {
    "manifest_length": "length",
    "added_data_files_count": "added_files_count",
    "existing_data_files_count": "existing_files_count",
    "deleted_data_files_count": "deleted_files_count",
}

#: A row per metadata file.
METADATA_FILES = pa.schema(
    [
        pa.field("path", pa.string(), nullable=False),
        pa.field("kind", pa.string(), nullable=False),
        pa.field("size", pa.int64()),
        pa.field("referenced_by", pa.string()),
    ]
)


def manifests_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `manifests`, a row per manifest."""
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


def all_manifests_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `all_manifests`, a row per snapshot and manifest."""
    reference = pa.field("reference_snapshot_id", pa.int64(), nullable=False)
    return manifests_schema(shape).append(reference)
