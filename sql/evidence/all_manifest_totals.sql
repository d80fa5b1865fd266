-- all_manifest_totals: files and rows in the manifests of all snapshots.
-- Grain: one row per manifest that could be read completely.   Keys: manifest_path.   Evaluated: once.

SELECT
    manifest_path,  -- The manifest.
    any_value(content) AS content,  -- data or one of the kinds of deletes.
    count(*) FILTER (status = 'added') AS added_files_count,  -- Entries added.
    count(*) FILTER (status = 'deleted') AS deleted_files_count,  -- Entries deleted.
    count(*) FILTER (status <> 'deleted') AS live_files_count,  -- Entries that are not deleted.
    coalesce(sum(record_count) FILTER (status = 'added'), 0)::HUGEINT AS added_rows_count,  -- Records of the entries added.
    coalesce(sum(record_count) FILTER (status = 'deleted'), 0)::HUGEINT AS deleted_rows_count,  -- Records of the entries deleted.
    coalesce(sum(record_count) FILTER (status <> 'deleted' AND content = 'data'), 0)::HUGEINT AS live_rows_count,  -- Records of data files that are not deleted.
    coalesce(sum(record_count) FILTER (status <> 'deleted' AND content IN ('position_deletes', 'deletion_vector')), 0)::HUGEINT AS live_position_deletes_count,  -- Records of position delete files and deletion vectors.
    coalesce(sum(record_count) FILTER (status <> 'deleted' AND content = 'equality_deletes'), 0)::HUGEINT AS live_equality_deletes_count,  -- Records of equality delete files.
    coalesce(sum(coalesce(content_size_in_bytes, file_size_in_bytes)) FILTER (status <> 'deleted'), 0)::HUGEINT AS live_bytes,  -- Bytes of files that are not deleted; of a deletion vector its own bytes.
    coalesce(sum(file_size_in_bytes) FILTER (status <> 'deleted'), 0)::HUGEINT AS live_file_bytes,  -- Bytes of files that are not deleted; of a deletion vector those of its file.
    coalesce(sum(file_size_in_bytes) FILTER (status <> 'deleted' AND content = 'position_deletes'), 0)::HUGEINT AS live_position_delete_bytes,  -- Bytes of position delete files that are not deleted.
    count(*) FILTER (status <> 'deleted' AND record_count IS NULL) AS uncounted_files_count,  -- Files that are not deleted and have an unknown number of records.
    min(snapshot_id) FILTER (status = 'added') AS least_added_by,  -- Least snapshot that the entries added name.
    max(snapshot_id) FILTER (status = 'added') AS greatest_added_by  -- Greatest snapshot that the entries added name.
FROM base_all_entries
ANTI JOIN base_damage
    ON base_damage.path = base_all_entries.manifest_path AND base_damage.kind NOT IN ('repeated manifest', 'repeated entries')
GROUP BY manifest_path;
