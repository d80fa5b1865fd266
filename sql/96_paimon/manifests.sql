-- paimon.manifests: manifests of the snapshot, those of changelog files included.
-- Grain: one row per manifest.   Keys: file_name.
-- Sources: base_manifests.

CREATE OR REPLACE VIEW paimon.manifests AS
SELECT
    parse_filename(manifest_path) AS file_name,
    length AS file_size,
    added_files_count AS num_added_files,
    deleted_files_count AS num_deleted_files,
    schema_id,
    paimon.row_text(partition_lower) AS min_partition_stats,
    paimon.row_text(partition_upper) AS max_partition_stats,
    min_row_id,
    max_row_id
FROM base_manifests
WHERE content <> 'index';
