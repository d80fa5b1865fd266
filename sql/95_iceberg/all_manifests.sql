-- iceberg.all_manifests: manifests of all snapshots.
-- Grain: one row per manifest of a snapshot.   Keys: path, reference_snapshot_id.
-- Sources: base_all_manifests.

CREATE OR REPLACE VIEW iceberg.all_manifests AS
SELECT
    CASE content WHEN 'data' THEN 0 ELSE 1 END AS content,
    manifest_path AS path,
    length,
    partition_spec_id,
    added_snapshot_id,
    added_data_files_count::INTEGER AS added_data_files_count,
    existing_data_files_count::INTEGER AS existing_data_files_count,
    deleted_data_files_count::INTEGER AS deleted_data_files_count,
    added_delete_files_count::INTEGER AS added_delete_files_count,
    existing_delete_files_count::INTEGER AS existing_delete_files_count,
    deleted_delete_files_count::INTEGER AS deleted_delete_files_count,
    coalesce(partition_summaries, []) AS partition_summaries,
    reference_snapshot_id,
    key_metadata
FROM base_all_manifests;
