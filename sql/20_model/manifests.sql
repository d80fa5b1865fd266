-- manifests: the manifests of the snapshot.
-- Grain: one row per manifest.   Keys: manifest_path, role.
-- Sources: base_manifests.

CREATE OR REPLACE VIEW manifests AS
SELECT
    manifest_path,
    content,
    role,
    length,
    partition_spec_id,
    schema_id,
    sequence_number,
    min_sequence_number,
    added_snapshot_id,
    added_files_count,
    existing_files_count,
    deleted_files_count,
    added_rows_count,
    existing_rows_count,
    deleted_rows_count,
    partition_lower,
    partition_upper,
    partition_null_counts,
    partition_contains_null,
    partition_contains_nan,
    min_bucket,
    max_bucket,
    min_level,
    max_level,
    min_row_id,
    max_row_id,
    first_row_id,
    key_metadata,
    manifest_length,
    added_data_files_count,
    existing_data_files_count,
    deleted_data_files_count
FROM base_manifests;

COMMENT ON VIEW manifests IS 'The manifests of the snapshot. One row per manifest.';
COMMENT ON COLUMN manifests.manifest_path IS 'Path of the manifest.';
COMMENT ON COLUMN manifests.content IS 'data, deletes, changelog or index: what its entries are.';
COMMENT ON COLUMN manifests.role IS 'Paimon: base, delta or changelog; null in Iceberg.';
COMMENT ON COLUMN manifests.length IS 'Bytes of the manifest, as its list says; null of an index manifest of Paimon, which no list names.';
COMMENT ON COLUMN manifests.partition_spec_id IS 'Iceberg: partition spec of its entries; null in Paimon.';
COMMENT ON COLUMN manifests.schema_id IS 'Paimon: greatest schema id of its entries; null in Iceberg.';
COMMENT ON COLUMN manifests.sequence_number IS 'Iceberg: sequence number of the commit that wrote it; null in Paimon.';
COMMENT ON COLUMN manifests.min_sequence_number IS 'Iceberg: least data sequence number of its live entries; null in Paimon.';
COMMENT ON COLUMN manifests.added_snapshot_id IS 'Snapshot whose commit wrote it; null where that is not recorded.';
COMMENT ON COLUMN manifests.added_files_count IS 'Entries added, as the list says; null where it does not.';
COMMENT ON COLUMN manifests.existing_files_count IS 'Entries carried over, as the list says; null in Paimon.';
COMMENT ON COLUMN manifests.deleted_files_count IS 'Entries deleted, as the list says; null where it does not.';
COMMENT ON COLUMN manifests.added_rows_count IS 'Rows of added files, as the list says; null in Paimon.';
COMMENT ON COLUMN manifests.existing_rows_count IS 'Rows of carried over files; null in Paimon.';
COMMENT ON COLUMN manifests.deleted_rows_count IS 'Rows of deleted files; null in Paimon.';
COMMENT ON COLUMN manifests.partition_lower IS 'Least partition values among its entries; null if unknown.';
COMMENT ON COLUMN manifests.partition_upper IS 'Greatest partition values among its entries; null if unknown.';
COMMENT ON COLUMN manifests.partition_null_counts IS 'Paimon: entries with a null partition value.';
COMMENT ON COLUMN manifests.partition_contains_null IS 'Iceberg: whether a partition value is null.';
COMMENT ON COLUMN manifests.partition_contains_nan IS 'Iceberg: whether a partition value is NaN.';
COMMENT ON COLUMN manifests.min_bucket IS 'Paimon: least bucket; null if unknown.';
COMMENT ON COLUMN manifests.max_bucket IS 'Paimon: greatest bucket; null if unknown.';
COMMENT ON COLUMN manifests.min_level IS 'Paimon: least level; null if unknown.';
COMMENT ON COLUMN manifests.max_level IS 'Paimon: greatest level; null if unknown.';
COMMENT ON COLUMN manifests.min_row_id IS 'Paimon: first row id, if every entry has row ids; null if not.';
COMMENT ON COLUMN manifests.max_row_id IS 'Paimon: last row id, if every entry has row ids; null if not.';
COMMENT ON COLUMN manifests.first_row_id IS 'Iceberg: row id of the first row of its added files that have none of their own; null without row ids.';
COMMENT ON COLUMN manifests.key_metadata IS 'Iceberg: metadata of the encryption key of the manifest.';
COMMENT ON COLUMN manifests.manifest_length IS 'Iceberg''s name of length; null where that is null.';
COMMENT ON COLUMN manifests.added_data_files_count IS 'Iceberg''s name of added_files_count; null where that is null.';
COMMENT ON COLUMN manifests.existing_data_files_count IS 'Iceberg''s name of existing_files_count; null where that is null.';
COMMENT ON COLUMN manifests.deleted_data_files_count IS 'Iceberg''s name of deleted_files_count; null where that is null.';
