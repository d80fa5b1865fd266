-- all_manifest_totals: files and rows in the manifests of all snapshots.
-- Grain: one row per manifest that could be read completely.   Keys: manifest_path.
-- Evaluated: once.

SELECT
    manifest_path,
    any_value(content) AS content,
    count(*) FILTER (status = 'added') AS added_files_count,
    count(*) FILTER (status = 'deleted') AS deleted_files_count,
    count(*) FILTER (status <> 'deleted') AS live_files_count,
    coalesce(sum(record_count) FILTER (status = 'added'), 0)::HUGEINT AS added_rows_count,
    coalesce(sum(record_count) FILTER (status = 'deleted'), 0)::HUGEINT AS deleted_rows_count,
    coalesce(sum(record_count) FILTER (status <> 'deleted' AND content = 'data'), 0)::HUGEINT AS live_rows_count,
    coalesce(sum(record_count) FILTER (status <> 'deleted' AND content IN ('position_deletes', 'deletion_vector')), 0)::HUGEINT AS live_position_deletes_count,
    coalesce(sum(record_count) FILTER (status <> 'deleted' AND content = 'equality_deletes'), 0)::HUGEINT AS live_equality_deletes_count,
    coalesce(sum(coalesce(content_size_in_bytes, file_size_in_bytes)) FILTER (status <> 'deleted'), 0)::HUGEINT AS live_bytes,
    coalesce(sum(file_size_in_bytes) FILTER (status <> 'deleted'), 0)::HUGEINT AS live_file_bytes,
    coalesce(sum(file_size_in_bytes) FILTER (status <> 'deleted' AND content = 'position_deletes'), 0)::HUGEINT AS live_position_delete_bytes,
    count(*) FILTER (status <> 'deleted' AND record_count IS NULL) AS uncounted_files_count,
    min(snapshot_id) FILTER (status = 'added') AS least_added_by,
    max(snapshot_id) FILTER (status = 'added') AS greatest_added_by
FROM base_all_entries
ANTI JOIN base_damage
    ON base_damage.path = base_all_entries.manifest_path AND base_damage.kind NOT IN ('repeated manifest', 'repeated entries')
GROUP BY manifest_path;

COMMENT ON COLUMN all_manifest_totals.manifest_path IS 'The manifest.';
COMMENT ON COLUMN all_manifest_totals.content IS 'data or one of the kinds of deletes.';
COMMENT ON COLUMN all_manifest_totals.added_files_count IS 'Entries added.';
COMMENT ON COLUMN all_manifest_totals.deleted_files_count IS 'Entries deleted.';
COMMENT ON COLUMN all_manifest_totals.live_files_count IS 'Entries that are not deleted.';
COMMENT ON COLUMN all_manifest_totals.added_rows_count IS 'Records of the entries added.';
COMMENT ON COLUMN all_manifest_totals.deleted_rows_count IS 'Records of the entries deleted.';
COMMENT ON COLUMN all_manifest_totals.live_rows_count IS 'Records of data files that are not deleted.';
COMMENT ON COLUMN all_manifest_totals.live_position_deletes_count IS 'Records of position delete files and deletion vectors.';
COMMENT ON COLUMN all_manifest_totals.live_equality_deletes_count IS 'Records of equality delete files.';
COMMENT ON COLUMN all_manifest_totals.live_bytes IS 'Bytes of files that are not deleted; of a deletion vector its own bytes.';
COMMENT ON COLUMN all_manifest_totals.live_file_bytes IS 'Bytes of files that are not deleted; of a deletion vector those of its file.';
COMMENT ON COLUMN all_manifest_totals.live_position_delete_bytes IS 'Bytes of position delete files that are not deleted.';
COMMENT ON COLUMN all_manifest_totals.uncounted_files_count IS 'Files that are not deleted and have an unknown number of records.';
COMMENT ON COLUMN all_manifest_totals.least_added_by IS 'Least snapshot that the entries added name.';
COMMENT ON COLUMN all_manifest_totals.greatest_added_by IS 'Greatest snapshot that the entries added name.';
