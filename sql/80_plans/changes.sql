-- changes: the files that became live or ceased to be between two snapshots.
-- Grain: one row per file.   Keys: change, file_path, level, content_offset.
-- Sources: base_changes.
--
-- Only manifests that one of the two has and the other has not are read.

CREATE OR REPLACE MACRO changes(from_snapshot, to_snapshot) AS TABLE
SELECT
    change,
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
FROM base_changes
WHERE base_changes.from_snapshot = from_snapshot AND base_changes.to_snapshot = to_snapshot;

COMMENT ON MACRO TABLE changes IS 'The files that became live (change is added) or ceased to be (removed) between two snapshots, by their ids.';
