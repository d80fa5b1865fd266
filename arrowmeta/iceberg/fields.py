"""Where Iceberg's files have the columns of `entries` and `manifests`: one line for each column.

Spec: Iceberg v3, Manifests (Manifest Entry Fields, Data File Fields); Manifest Lists.
"""

from __future__ import annotations

from arrowmeta.avro.fields import POSITION, EntryDecoder, Field, words
from arrowmeta.iceberg import columns as made
from arrowmeta.iceberg.columns import IcebergEntries
from arrowmeta.iceberg.rows import DRAFT_IDS, FieldsById

STATUS = ("existing", "added", "deleted")  # indexed by status; Spec: Iceberg v3, Manifests
LIST_CONTENT = ("data", "deletes")  # indexed by content; Spec: Iceberg v3, Manifest Lists

_FILE = "data_file"
#: Columns of the row of a manifest that entries inherit.
_SPEC, _SNAPSHOT, _SEQUENCE = "partition_spec_id", "added_snapshot_id", "sequence_number"
_ROWS = "first_row_id"
#: Fields that makers read beside their own.
_STATUS = ("status",)
_COUNTED = ("status", "data_file.record_count")
_BOUNDS = ("data_file.lower_bounds", "data_file.upper_bounds")

_ENTRIES = FieldsById(
    (
        *POSITION,
        Field("status", "status", words(STATUS), id=0),
        Field("spec_id", of_file=_SPEC),
        Field("spec_is_unpartitioned", made=made.spec_is_unpartitioned, of_file=_SPEC),
        Field("snapshot_id", "snapshot_id", made.snapshot_id, id=1, of_file=_SNAPSHOT),
        Field("committed_at", made=made.committed_at, columns=("snapshot_id",)),
        *(
            Field(name, name, made.sequence, _STATUS, id=field_id, of_file=_SEQUENCE)
            for name, field_id in (("sequence_number", 3), ("file_sequence_number", 4))
        ),
        Field(
            "content",
            f"{_FILE}.content",
            made.content,
            columns=("file_format",),
            id=134,
            of_file="content",
        ),
        Field(
            "file_id",
            f"{_FILE}.file_path",
            made.file_id,
            ("data_file.content_offset",),
            columns=("content",),
            id=100,
        ),
        Field("file_path", f"{_FILE}.file_path", id=100),
        Field("file_name", f"{_FILE}.file_path", made.file_name, id=100),
        Field("file_format", f"{_FILE}.file_format", made.lower_case, id=101),
        Field("partition", f"{_FILE}.partition", made.partition, id=102, of_file=_SPEC),
        Field("partition_path", made=made.partition_path, columns=("partition",), of_file=_SPEC),
        Field("partition_is_known", beside="partition"),
        Field("record_count", f"{_FILE}.record_count", made.record_count, id=103),
        Field("file_size_in_bytes", f"{_FILE}.file_size_in_bytes", id=104),
        Field("column_sizes", f"{_FILE}.column_sizes", made.counts, id=108, items=(117, 118)),
        Field("value_counts", f"{_FILE}.value_counts", made.counts, id=109, items=(119, 120)),
        Field(
            "null_value_counts", f"{_FILE}.null_value_counts", made.counts, id=110, items=(121, 122)
        ),
        Field(
            "nan_value_counts", f"{_FILE}.nan_value_counts", made.counts, id=137, items=(138, 139)
        ),
        Field("lower_bounds", _BOUNDS[0], made.bounds, id=125, items=(126, 127), is_span=True),
        Field("upper_bounds", _BOUNDS[1], made.bounds, id=128, items=(129, 130), is_span=True),
        *(
            Field(f"{name}_by_id", f"{_FILE}.{name}", made.by_id, id=field_id, items=(key, key + 1))
            for name, field_id, key in (
                ("column_sizes", 108, 117),
                ("value_counts", 109, 119),
                ("null_value_counts", 110, 121),
                ("nan_value_counts", 137, 138),
            )
        ),
        Field("lower_bounds_by_id", _BOUNDS[0], made.by_id, id=125, items=(126, 127), is_span=True),
        Field("upper_bounds_by_id", _BOUNDS[1], made.by_id, id=128, items=(129, 130), is_span=True),
        Field("odd_lower_bounds", beside="lower_bounds"),
        Field("odd_upper_bounds", beside="upper_bounds"),
        Field("reserved_lower_bounds", _BOUNDS[0], made.reserved, id=125, is_span=True),
        Field("reserved_upper_bounds", _BOUNDS[1], made.reserved, id=128, is_span=True),
        Field("key_metadata", f"{_FILE}.key_metadata", id=131),
        Field("split_offsets", f"{_FILE}.split_offsets", id=132),
        Field("equality_ids", f"{_FILE}.equality_ids", id=135),
        Field("sort_order_id", f"{_FILE}.sort_order_id", id=140),
        Field(_ROWS, f"{_FILE}.{_ROWS}", made.first_row_id, _COUNTED, id=142, of_file=_ROWS),
        Field("referenced_data_file", f"{_FILE}.referenced_data_file", id=143),
        Field("content_offset", f"{_FILE}.content_offset", id=144),
        Field("content_size_in_bytes", f"{_FILE}.content_size_in_bytes", id=145),
    ),
    inner_ids={_FILE: 2, **DRAFT_IDS},
)

ENTRIES = EntryDecoder(
    _ENTRIES,
    IcebergEntries,
    counts=("existing_files_count", "added_files_count", "deleted_files_count"),
    keys=made.wanted_ids,
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
        Field("added_files_count", "added_files_count", id=504),
        Field("existing_files_count", "existing_files_count", id=505),
        Field("deleted_files_count", "deleted_files_count", id=506),
        Field("added_rows_count", "added_rows_count", id=512),
        Field("existing_rows_count", "existing_rows_count", id=513),
        Field("deleted_rows_count", "deleted_rows_count", id=514),
        Field("partition_lower", "partitions", made.summaries, ("partition_spec_id",), id=507),
        Field("partition_upper", beside="partition_lower"),
        Field("partition_contains_null", beside="partition_lower"),
        Field("partition_contains_nan", beside="partition_lower"),
        Field(
            "partition_summaries",
            "partitions",
            made.partition_summaries,
            columns=("partition_lower",),
            id=507,
        ),
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
