-- iceberg.all_files: live files of each manifest of all snapshots, repeated if several manifests have them.
-- Grain: one row per live entry.   Keys: file_path, content_offset.
-- Sources: base_all_entries.

CREATE OR REPLACE VIEW iceberg.all_files AS
SELECT
    CASE WHEN content IN ('data', 'unknown') THEN 0 WHEN content = 'equality_deletes' THEN 2 ELSE 1 END AS content,
    file_path,
    upper(file_format) AS file_format,
    spec_id,
    partition,  -- of partitioned tables
    record_count,
    file_size_in_bytes,
    column_sizes_by_id AS column_sizes,
    value_counts_by_id AS value_counts,
    null_value_counts_by_id AS null_value_counts,
    nan_value_counts_by_id AS nan_value_counts,
    lower_bounds_by_id AS lower_bounds,
    upper_bounds_by_id AS upper_bounds,
    key_metadata,
    split_offsets,
    equality_ids,
    sort_order_id,
    first_row_id,
    referenced_data_file,
    content_offset,
    content_size_in_bytes,
    readable_metrics
FROM base_all_entries
WHERE status <> 'deleted';
