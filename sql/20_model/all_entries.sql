-- all_entries: the entries of all snapshots' manifests, each manifest read once.
-- Grain: one row per entry.   Keys: manifest_path, manifest_pos.
-- Sources: base_all_entries.

CREATE OR REPLACE VIEW all_entries AS
SELECT
    status,
    snapshot_id,
    manifest_pos,
    content,
    file_path,
    file_name,
    file_format,
    partition,
    spec_id,
    bucket,
    total_buckets,
    level,
    record_count,
    delete_record_count,
    file_size_in_bytes,
    schema_id,
    sequence_number,
    file_sequence_number,
    min_sequence_number,
    max_sequence_number,
    creation_time,
    file_source,
    column_sizes,
    value_counts,
    null_value_counts,
    nan_value_counts,
    lower_bounds,
    upper_bounds,
    min_key,
    max_key,
    first_row_id,
    write_cols,
    extra_files,
    embedded_index,
    equality_ids,
    sort_order_id,
    split_offsets,
    referenced_data_file,
    content_offset,
    content_size_in_bytes,
    key_metadata,
    manifest_path,
    deleted_record_count
FROM base_all_entries;

COMMENT ON VIEW all_entries IS 'The entries of all snapshots'' manifests, each manifest read once. One row per entry.';
COMMENT ON COLUMN all_entries.status IS 'added, existing or deleted: what the manifest says of the file.';
COMMENT ON COLUMN all_entries.snapshot_id IS 'The snapshot whose commit wrote the entry; null where that is not recorded.';
COMMENT ON COLUMN all_entries.manifest_pos IS 'Position of the entry in its manifest, from 0.';
COMMENT ON COLUMN all_entries.content IS 'data, position_deletes, equality_deletes or deletion_vector.';
COMMENT ON COLUMN all_entries.file_path IS 'Where the metadata says the file is.';
COMMENT ON COLUMN all_entries.file_name IS 'Last part of the path.';
COMMENT ON COLUMN all_entries.file_format IS 'Format of the file.';
COMMENT ON COLUMN all_entries.partition IS 'Partition values.';
COMMENT ON COLUMN all_entries.spec_id IS 'Iceberg: partition spec; null in Paimon.';
COMMENT ON COLUMN all_entries.bucket IS 'Paimon: bucket.';
COMMENT ON COLUMN all_entries.total_buckets IS 'Paimon: number of buckets of the partition when the file was written; -1 without a fixed number.';
COMMENT ON COLUMN all_entries.level IS 'Paimon: level in the merge tree; 0 is not compacted.';
COMMENT ON COLUMN all_entries.record_count IS 'Records in the file, deleted ones included.';
COMMENT ON COLUMN all_entries.delete_record_count IS 'Paimon: records in the file that retract others; null if unknown.';
COMMENT ON COLUMN all_entries.file_size_in_bytes IS 'Bytes of the file.';
COMMENT ON COLUMN all_entries.schema_id IS 'Id of the schema the file was written with.';
COMMENT ON COLUMN all_entries.sequence_number IS 'Iceberg data sequence number; null in Paimon.';
COMMENT ON COLUMN all_entries.file_sequence_number IS 'Iceberg: sequence number of the commit that added the file; null in Paimon.';
COMMENT ON COLUMN all_entries.min_sequence_number IS 'Paimon: least sequence number in the file.';
COMMENT ON COLUMN all_entries.max_sequence_number IS 'Paimon: greatest sequence number in the file.';
COMMENT ON COLUMN all_entries.creation_time IS 'When the file was written, by the clock of the writer; there is no zone.';
COMMENT ON COLUMN all_entries.file_source IS 'Paimon: APPEND or COMPACT.';
COMMENT ON COLUMN all_entries.column_sizes IS 'Bytes of each column.';
COMMENT ON COLUMN all_entries.value_counts IS 'Values of each column, nulls included.';
COMMENT ON COLUMN all_entries.null_value_counts IS 'Nulls of each column; null if unknown.';
COMMENT ON COLUMN all_entries.nan_value_counts IS 'NaN values of each column; null if unknown.';
COMMENT ON COLUMN all_entries.lower_bounds IS 'No value of the column is less; null if unknown.';
COMMENT ON COLUMN all_entries.upper_bounds IS 'No value of the column is greater; null if unknown.';
COMMENT ON COLUMN all_entries.min_key IS 'Paimon: least key in the file.';
COMMENT ON COLUMN all_entries.max_key IS 'Paimon: greatest key in the file.';
COMMENT ON COLUMN all_entries.first_row_id IS 'Row id of the first row; null without row tracking.';
COMMENT ON COLUMN all_entries.write_cols IS 'Paimon: the columns that the file holds; null means all.';
COMMENT ON COLUMN all_entries.extra_files IS 'Paimon: files that belong to it, such as index files.';
COMMENT ON COLUMN all_entries.embedded_index IS 'Paimon: a file index that is kept in the entry.';
COMMENT ON COLUMN all_entries.equality_ids IS 'Iceberg: fields by which an equality delete file deletes.';
COMMENT ON COLUMN all_entries.sort_order_id IS 'Iceberg: sort order of the file.';
COMMENT ON COLUMN all_entries.split_offsets IS 'Iceberg: where the file can be split.';
COMMENT ON COLUMN all_entries.referenced_data_file IS 'Iceberg: the one data file that a delete file is for.';
COMMENT ON COLUMN all_entries.content_offset IS 'Iceberg: where a deletion vector starts in its file.';
COMMENT ON COLUMN all_entries.content_size_in_bytes IS 'Iceberg: bytes of a deletion vector.';
COMMENT ON COLUMN all_entries.key_metadata IS 'Iceberg: metadata of the encryption key.';
COMMENT ON COLUMN all_entries.manifest_path IS 'The manifest that has the entry.';
COMMENT ON COLUMN all_entries.deleted_record_count IS 'Null here: deletion vectors are of one snapshot; see deletion_vectors.';
