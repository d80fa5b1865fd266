"""Where Iceberg's files have the columns of `entries` and `manifests`: one line for each column.

Spec: Iceberg v3, Manifests (Manifest Entry Fields, Data File Fields); Manifest Lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pyarrow as pa

from arrowmeta.avro.fields import POSITION, EntryDecoder, Field, words
from arrowmeta.iceberg import columns as made
from arrowmeta.iceberg.columns import IcebergEntries
from arrowmeta.iceberg.rows import DRAFT_IDS, FieldsById

STATUS = ("existing", "added", "deleted")  # indexed by status; Spec: Iceberg v3, Manifests
LIST_CONTENT = ("data", "deletes")  # indexed by content; Spec: Iceberg v3, Manifest Lists

#: Columns of the row of a manifest that entries inherit.
_SPEC, _SNAPSHOT, _SEQUENCE = "partition_spec_id", "added_snapshot_id", "sequence_number"
_ROWS, _FILES = "first_row_id", "file_sequence_number"
#: Fields that makers read beside their own.
_STATUS, _OFFSET = ("status",), ("data_file.content_offset",)
_COUNTED = ("status", "data_file.record_count")
#: Columns that makers read.
_LOWER = ("partition_lower",)

Maker: TypeAlias = Callable[[Any, Field], pa.Array] | None


def _in_file(column: str, field_id: int, made: Maker = None, at: str = "", **more: Any) -> Field:
    """Declare a column that is a field of the data file, or made of one with another name."""
    return Field(column, f"data_file.{at or column}", made, id=field_id, **more)


def _map(name: str, field_id: int, key_id: int, made: Maker, suffix: str = "") -> Field:
    """Declare a column that is made of a map by field id; the id of values follows that of keys."""
    items, is_span = (key_id, key_id + 1), name.endswith("_bounds")
    return _in_file(name + suffix, field_id, made, name, items=items, is_span=is_span)


#: Maps by field id: name, id, id of the keys, and what makes the columns of a struct.
_MAPS: tuple[tuple[str, int, int, Maker], ...] = (
    ("column_sizes", 108, 117, made.counts),
    ("value_counts", 109, 119, made.counts),
    ("null_value_counts", 110, 121, made.counts),
    ("nan_value_counts", 137, 138, made.counts),
    ("lower_bounds", 125, 126, made.bounds),
    ("upper_bounds", 128, 129, made.bounds),
)
_ENTRIES = FieldsById(
    (
        *POSITION,
        Field("status", "status", words(STATUS), id=0),
        Field("spec_id", of_file=_SPEC),
        Field("spec_is_unpartitioned", made=made.spec_is_unpartitioned, of_file=_SPEC),
        Field("snapshot_id", "snapshot_id", made.snapshot_id, id=1, of_file=_SNAPSHOT),
        Field("committed_at", made=made.committed_at, columns=("snapshot_id",)),
        Field(_SEQUENCE, _SEQUENCE, made.sequence, _STATUS, id=3, of_file=_SEQUENCE),
        Field(_FILES, _FILES, made.sequence, _STATUS, id=4, of_file=_SEQUENCE),
        _in_file("content", 134, made.content, columns=("file_format",), of_file="content"),
        _in_file("file_id", 100, made.file_id, "file_path", reads=_OFFSET, columns=("content",)),
        _in_file("file_path", 100),
        _in_file("file_name", 100, made.file_name, "file_path"),
        _in_file("file_format", 101, made.lower_case),
        _in_file("partition", 102, made.partition, of_file=_SPEC),
        Field("partition_path", made=made.partition_path, columns=("partition",), of_file=_SPEC),
        Field("partition_is_known", beside="partition"),
        _in_file("record_count", 103, made.record_count),
        _in_file("file_size_in_bytes", 104),
        *(_map(name, at, key, maker) for name, at, key, maker in _MAPS),
        *(_map(name, at, key, made.by_id, "_by_id") for name, at, key, _ in _MAPS),
        Field("odd_lower_bounds", beside="lower_bounds"),
        Field("odd_upper_bounds", beside="upper_bounds"),
        _in_file("reserved_lower_bounds", 125, made.reserved, "lower_bounds", is_span=True),
        _in_file("reserved_upper_bounds", 128, made.reserved, "upper_bounds", is_span=True),
        _in_file("key_metadata", 131),
        _in_file("split_offsets", 132),
        _in_file("equality_ids", 135),
        _in_file("sort_order_id", 140),
        _in_file(_ROWS, 142, made.first_row_id, reads=_COUNTED, of_file=_ROWS),
        _in_file("referenced_data_file", 143),
        _in_file("content_offset", 144),
        _in_file("content_size_in_bytes", 145),
    ),
    inner_ids={"data_file": 2, **DRAFT_IDS},
)

ENTRIES = EntryDecoder(
    _ENTRIES,
    IcebergEntries,
    counts=("existing_files_count", "added_files_count", "deleted_files_count"),
    of_whole_partition=("partition_path",),
)

#: Numbers that version 1 does not have default to 0; counts without one are unknown.
MANIFESTS = FieldsById(
    (
        Field("manifest_path", "manifest_path", id=500),
        Field("content", "content", words(LIST_CONTENT), id=517, default=0),
        Field("length", "manifest_length", id=501),
        Field("partition_spec_id", "partition_spec_id", id=502, default=0),
        Field("sequence_number", "sequence_number", id=515, default=0),
        Field("min_sequence_number", "min_sequence_number", id=516, default=0),
        Field("added_snapshot_id", "added_snapshot_id", id=503),
        *(
            Field(name := f"{status}_{unit}_count", name, id=first_id + at)
            for unit, first_id in (("files", 504), ("rows", 512))
            for at, status in enumerate(("added", "existing", "deleted"))
        ),
        Field("partition_lower", "partitions", made.summaries, ("partition_spec_id",), id=507),
        Field("partition_upper", beside="partition_lower"),
        Field("partition_contains_null", beside="partition_lower"),
        Field("partition_contains_nan", beside="partition_lower"),
        Field("partition_summaries", "partitions", made.partition_summaries, (), _LOWER, id=507),
        Field("first_row_id", "first_row_id", id=520),
        Field("key_metadata", "key_metadata", id=519),
        Field("reference_snapshot_id", of_file="reference_snapshot_id"),
    ),
    inner_ids={
        "partitions.contains_null": 509,
        "partitions.contains_nan": 518,
        "partitions.lower_bound": 510,
        "partitions.upper_bound": 511,
    },
    kind="manifest list",
)
