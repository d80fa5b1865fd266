"""Where Paimon's files have the columns of `entries` and `manifests`: one line for each column.

Spec: Paimon 1.x, ManifestEntry.SCHEMA, DataFileMeta.SCHEMA, ManifestFileMeta.SCHEMA.
"""

from __future__ import annotations

from arrowmeta.avro.fields import POSITION, EntryDecoder, Field, FieldTable, words
from arrowmeta.paimon import columns as made
from arrowmeta.paimon.columns import PaimonEntries

STATUS = ("added", "deleted")  # indexed by _KIND; Spec: Paimon 1.x, FileKind
SOURCE = ("APPEND", "COMPACT")  # indexed by _FILE_SOURCE; Spec: Paimon 1.x, FileSource

#: Entry counts of a manifest, in the order of `STATUS`.
COUNTS = ("added_files_count", "deleted_files_count")

_KEYS, _VALUES = "_FILE._KEY_STATS", "_FILE._VALUE_STATS"
#: Fields that makers read beside their own: of paths, keys and statistics.
_PATHS = ("_FILE._EXTERNAL_PATH",)
_SCHEMA = ("_FILE._SCHEMA_ID",)
_OF_KEYS = (*_SCHEMA, "_FILE._LEVEL", "_BUCKET")
_COLUMNS = (
    *_SCHEMA,
    "_FILE._VALUE_STATS_COLS",
    "_FILE._WRITE_COLS",
    "_FILE._FIRST_ROW_ID",
    f"{_VALUES}._MIN_VALUES",
)
_COUNTED = (*_COLUMNS, "_FILE._ROW_COUNT")

_ENTRIES = FieldTable(
    (
        *POSITION,
        Field("status", "_KIND", words(STATUS)),
        Field("file_id", "_FILE._FILE_NAME", made.file_id, made.IDENTITY),
        Field("snapshot_id", of_file="added_snapshot_id"),
        Field("content", of_file="content"),
        Field("file_path", "_FILE._FILE_NAME", made.file_path, _PATHS, columns=("folder",)),
        Field("file_name", "_FILE._FILE_NAME"),
        Field("file_format", "_FILE._FILE_NAME", made.suffix),
        Field("folder", "_BUCKET", made.folder, columns=("coded_partition",)),
        Field("external_path", "_FILE._EXTERNAL_PATH"),
        Field("is_external", "_FILE._EXTERNAL_PATH", made.is_external),
        Field("partition", made=made.partition, columns=("coded_partition",)),
        Field("coded_partition", "_PARTITION", made.coded_partition, is_span=True),
        Field("partition_path", made=made.partition_path, columns=("coded_partition",)),
        Field("partition_is_known", beside="coded_partition"),
        Field("partition_bytes", "_PARTITION", made.partition_bytes, is_span=True),
        Field("bucket", "_BUCKET"),
        Field("total_buckets", "_TOTAL_BUCKETS"),
        Field("level", "_FILE._LEVEL"),
        Field("record_count", "_FILE._ROW_COUNT"),
        Field("delete_record_count", "_FILE._DELETE_ROW_COUNT"),
        Field(
            "deleted_record_count",
            "_FILE._FILE_NAME",
            made.deleted_record_count,
            columns=("partition_bytes", "bucket", "file_name"),
        ),
        Field("file_size_in_bytes", "_FILE._FILE_SIZE"),
        Field("schema_id", "_FILE._SCHEMA_ID"),
        Field("min_sequence_number", "_FILE._MIN_SEQUENCE_NUMBER"),
        Field("max_sequence_number", "_FILE._MAX_SEQUENCE_NUMBER"),
        Field("creation_time", "_FILE._CREATION_TIME", made.local_time),
        Field("file_source", "_FILE._FILE_SOURCE", words(SOURCE)),
        Field("first_row_id", "_FILE._FIRST_ROW_ID"),
        Field("stores_row_ids", made=made.stores_row_ids, reads=_COLUMNS),
        Field("write_cols", "_FILE._WRITE_COLS"),
        Field("write_cols_sequences", "_FILE._WRITE_COLS_SEQUENCES"),
        Field("extra_files", "_FILE._EXTRA_FILES"),
        Field("embedded_index", "_FILE._EMBEDDED_FILE_INDEX"),
        Field("min_key", "_FILE._MIN_KEY", made.key, _OF_KEYS, is_span=True),
        Field("max_key", "_FILE._MAX_KEY", made.key, _OF_KEYS, is_span=True),
        Field("key_lower_bounds", f"{_KEYS}._MIN_VALUES", made.bounds, _SCHEMA, is_span=True),
        Field("key_upper_bounds", f"{_KEYS}._MAX_VALUES", made.bounds, _SCHEMA, is_span=True),
        Field("key_null_value_counts", f"{_KEYS}._NULL_COUNTS", made.null_counts, _SCHEMA),
        Field("lower_bounds", f"{_VALUES}._MIN_VALUES", made.bounds, _COLUMNS, is_span=True),
        Field("upper_bounds", f"{_VALUES}._MAX_VALUES", made.bounds, _COLUMNS, is_span=True),
        Field("null_value_counts", f"{_VALUES}._NULL_COUNTS", made.null_counts, _COUNTED),
        *(
            Field(f"odd_{name}", made=made.odd_bounds, columns=columns)
            for name, columns in (
                ("lower_bounds", ("lower_bounds", "key_lower_bounds", "min_key")),
                ("upper_bounds", ("upper_bounds", "key_upper_bounds", "max_key")),
                ("null_counts", ("null_value_counts", "key_null_value_counts")),
            )
        ),
        Field("value_stats_cols", "_FILE._VALUE_STATS_COLS"),
    ),
    noted=("_VALUE_STATS_COLS",),  # pypaimon refuses manifests without it
)


ENTRIES = EntryDecoder(
    _ENTRIES, PaimonEntries, COUNTS, of_whole_partition=("file_path", "partition_path")
)

_PARTITIONS = "_PARTITION_STATS"

#: Facts of a manifest list are those of the snapshot that names it.
MANIFESTS = FieldTable(
    (
        Field("manifest_path", "_FILE_NAME", made.manifest_path),
        Field("content", of_file="content"),
        Field("role", of_file="role"),
        Field("length", "_FILE_SIZE"),
        Field("schema_id", "_SCHEMA_ID"),
        Field("added_snapshot_id", of_file="snapshot_id"),
        Field("added_files_count", "_NUM_ADDED_FILES"),
        Field("deleted_files_count", "_NUM_DELETED_FILES"),
        Field("partition_lower", f"{_PARTITIONS}._MIN_VALUES", made.partition_range, is_span=True),
        Field(
            "partition_upper", f"{_PARTITIONS}._MAX_VALUES", beside="partition_lower", is_span=True
        ),
        Field("partition_null_counts", f"{_PARTITIONS}._NULL_COUNTS", beside="partition_lower"),
        Field("min_bucket", "_MIN_BUCKET"),
        Field("max_bucket", "_MAX_BUCKET"),
        Field("total_buckets", "_TOTAL_BUCKETS"),
        Field("min_level", "_MIN_LEVEL"),
        Field("max_level", "_MAX_LEVEL"),
        Field("min_row_id", "_MIN_ROW_ID"),
        Field("max_row_id", "_MAX_ROW_ID"),
        Field("reference_snapshot_id", of_file="reference_id"),
        Field("manifest_list", of_file="path"),
        Field("extra_files", "_EXTRA_FILES", made.extra_files),
    )
)
