-- entries: what the manifests of the snapshot say of files, whatever the status.
-- Grain: one row per manifest entry.   Keys: manifest_path, manifest_pos.
-- Sources: base_entries.

CREATE OR REPLACE VIEW entries AS
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
    deleted_record_count,
    value_stats_cols,
    is_external
FROM base_entries;

COMMENT ON VIEW entries IS 'What the manifests of the snapshot say of files, whatever the status. One row per manifest entry.';
COMMENT ON COLUMN entries.status IS 'added, existing or deleted: what the manifest says of the file.';
COMMENT ON COLUMN entries.snapshot_id IS 'The snapshot whose commit wrote the entry; null where that is not recorded.';
COMMENT ON COLUMN entries.manifest_pos IS 'Position of the entry in its manifest, from 0.';
-- Columns: as in files.
