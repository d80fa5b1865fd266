-- plan_files: the data files that may have rows that a predicate is true for.
-- Grain: one row per data file.   Keys: file_path, level.
-- Sources: base_plan_files.

CREATE OR REPLACE MACRO plan_files(predicate) AS TABLE
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
    delete_files
FROM base_plan_files
WHERE base_plan_files.asked = predicate;

COMMENT ON MACRO TABLE plan_files IS 'The data files that may have rows that a predicate is true for, with the files of deletes that apply to each. The predicate is SQL text over the columns of the table.';
