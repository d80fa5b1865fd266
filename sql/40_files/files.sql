-- files: the files a reader of the snapshot must know: data files and delete files.
-- Grain: one row per live file.   Keys: file_path, level.
-- Sources: base_entries, live_entries.

CREATE OR REPLACE VIEW files AS
SELECT
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
    deleted_record_count,
    value_stats_cols,
    is_external,
    key_lower_bounds,
    key_upper_bounds,
    key_null_value_counts
FROM base_entries
SEMI JOIN live_entries USING (entry_id);

COMMENT ON VIEW files IS 'The files a reader of the snapshot must know: data files and delete files. One row per live file.';
COMMENT ON COLUMN files.content IS 'data, position_deletes, equality_deletes or deletion_vector.';
COMMENT ON COLUMN files.file_path IS 'Where the metadata says the file is.';
COMMENT ON COLUMN files.file_name IS 'Last part of the path.';
COMMENT ON COLUMN files.file_format IS 'Format of the file.';
COMMENT ON COLUMN files.partition IS 'Partition values.';
COMMENT ON COLUMN files.spec_id IS 'Iceberg: partition spec; null in Paimon.';
COMMENT ON COLUMN files.bucket IS 'Paimon: bucket.';
COMMENT ON COLUMN files.total_buckets IS 'Paimon: number of buckets of the partition when the file was written; -1 without a fixed number.';
COMMENT ON COLUMN files.level IS 'Paimon: level in the merge tree; 0 is not compacted.';
COMMENT ON COLUMN files.record_count IS 'Records in the file, deleted ones included.';
COMMENT ON COLUMN files.delete_record_count IS 'Paimon: records in the file that retract others; null if unknown.';
COMMENT ON COLUMN files.file_size_in_bytes IS 'Bytes of the file.';
COMMENT ON COLUMN files.schema_id IS 'Paimon: id of the schema the file was written with; null in Iceberg.';
COMMENT ON COLUMN files.sequence_number IS 'Iceberg data sequence number; null in Paimon.';
COMMENT ON COLUMN files.file_sequence_number IS 'Iceberg: sequence number of the commit that added the file; null in Paimon.';
COMMENT ON COLUMN files.min_sequence_number IS 'Paimon: least sequence number in the file.';
COMMENT ON COLUMN files.max_sequence_number IS 'Paimon: greatest sequence number in the file.';
COMMENT ON COLUMN files.creation_time IS 'Paimon: when the file was written, by the clock of the writer; there is no zone; null in Iceberg.';
COMMENT ON COLUMN files.file_source IS 'Paimon: APPEND or COMPACT.';
COMMENT ON COLUMN files.column_sizes IS 'Bytes of each column; null if unknown, as in Paimon.';
COMMENT ON COLUMN files.value_counts IS 'Values of each column, nulls included; null if unknown, as in Paimon.';
COMMENT ON COLUMN files.null_value_counts IS 'Nulls of each column; null if unknown.';
COMMENT ON COLUMN files.nan_value_counts IS 'NaN values of each column; null if unknown.';
COMMENT ON COLUMN files.lower_bounds IS 'No value of the column is less; null if unknown.';
COMMENT ON COLUMN files.upper_bounds IS 'No value of the column is greater; null if unknown.';
COMMENT ON COLUMN files.min_key IS 'Paimon: least key in the file.';
COMMENT ON COLUMN files.max_key IS 'Paimon: greatest key in the file.';
COMMENT ON COLUMN files.first_row_id IS 'Row id of the first row; null without row tracking.';
COMMENT ON COLUMN files.write_cols IS 'Paimon: the columns that the file holds; null means all.';
COMMENT ON COLUMN files.extra_files IS 'Paimon: files that belong to it, such as index files.';
COMMENT ON COLUMN files.embedded_index IS 'Paimon: a file index that is kept in the entry.';
COMMENT ON COLUMN files.equality_ids IS 'Iceberg: fields by which an equality delete file deletes.';
COMMENT ON COLUMN files.sort_order_id IS 'Iceberg: sort order of the file.';
COMMENT ON COLUMN files.split_offsets IS 'Iceberg: where the file can be split.';
COMMENT ON COLUMN files.referenced_data_file IS 'Iceberg: the one data file that a delete file is for.';
COMMENT ON COLUMN files.content_offset IS 'Iceberg: where a deletion vector starts in its file.';
COMMENT ON COLUMN files.content_size_in_bytes IS 'Iceberg: bytes of a deletion vector.';
COMMENT ON COLUMN files.key_metadata IS 'Iceberg: metadata of the encryption key.';
COMMENT ON COLUMN files.manifest_path IS 'The manifest that has the entry.';
COMMENT ON COLUMN files.deleted_record_count IS 'Paimon: rows of the file that the deletion vector of the snapshot deletes; null without one, or where only the vector itself tells (see deletion_vectors).';
COMMENT ON COLUMN files.value_stats_cols IS 'Paimon: the columns that the entry has bounds and null counts of; null means all that the file holds.';
COMMENT ON COLUMN files.is_external IS 'Paimon: whether the file lies outside of the table, where its entry says; null in Iceberg, whose paths are all recorded whole.';
COMMENT ON COLUMN files.key_lower_bounds IS 'Paimon: no value of the key column is less; null if unknown. Bounds of each column of the key, where min_key is one key.';
COMMENT ON COLUMN files.key_upper_bounds IS 'Paimon: no value of the key column is greater; null if unknown.';
COMMENT ON COLUMN files.key_null_value_counts IS 'Paimon: nulls of each column of the key; null if unknown.';
