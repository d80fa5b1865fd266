"""Columns of the relations about a table's health: sizes, debts and what does not add up."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.model.shape import TableShape

#: A row per kind of file, per snapshot, and per column of statistics.
METADATA_BYTES = pa.schema(
    [
        pa.field("breakdown", pa.string(), nullable=False),
        pa.field("kind", pa.string(), nullable=False),
        pa.field("snapshot_id", pa.int64()),
        pa.field("column_name", pa.string()),
        pa.field("file_count", pa.int64(), nullable=False),
        pa.field("bytes", pa.int64()),
    ]
)

#: A row per fact that does not add up.
FINDINGS = pa.schema(
    [
        pa.field("check_name", pa.string(), nullable=False),
        pa.field("severity", pa.string(), nullable=False),
        pa.field("subject", pa.string()),
        pa.field("snapshot_id", pa.int64()),
        pa.field("expected", pa.string()),
        pa.field("actual", pa.string()),
        pa.field("detail", pa.string()),
    ]
)


def file_sizes_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `file_sizes`, a row per partition, content and range of sizes."""
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


def delete_debt_schema(shape: TableShape) -> pa.Schema:
    """Return the columns of `delete_debt`, a row per partition and spec."""
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
