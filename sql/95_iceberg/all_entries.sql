-- iceberg.all_entries: manifest entries of all snapshots, each manifest read once.
-- Grain: one row per entry.   Keys: data_file.file_path, status.
-- Sources: base_all_entries.

CREATE OR REPLACE VIEW iceberg.all_entries AS
SELECT
    CASE status WHEN 'existing' THEN 0 WHEN 'added' THEN 1 ELSE 2 END AS status,
    snapshot_id,
    sequence_number,
    file_sequence_number,
    {
        'content': CASE WHEN content IN ('data', 'unknown') THEN 0 WHEN content = 'equality_deletes' THEN 2 ELSE 1 END,
        'file_path': file_path,
        'file_format': upper(file_format),
        'spec_id': spec_id,
        'partition': partition,  -- of partitioned tables
        'record_count': record_count,
        'file_size_in_bytes': file_size_in_bytes,
        'column_sizes': column_sizes_by_id,
        'value_counts': value_counts_by_id,
        'null_value_counts': null_value_counts_by_id,
        'nan_value_counts': nan_value_counts_by_id,
        'lower_bounds': lower_bounds_by_id,
        'upper_bounds': upper_bounds_by_id,
        'key_metadata': key_metadata,
        'split_offsets': split_offsets,
        'equality_ids': equality_ids,
        'sort_order_id': sort_order_id,
        'first_row_id': first_row_id,
        'referenced_data_file': referenced_data_file,
        'content_offset': content_offset,
        'content_size_in_bytes': content_size_in_bytes
    } AS data_file,
    readable_metrics
FROM base_all_entries;
