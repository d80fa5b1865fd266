-- snapshot_files: data and delete files, and the snapshots that contain each.
-- Grain: one row per file.   Keys: content, file_path.
--
-- A Paimon file that compaction moved to another level is one file here.

SELECT
    entries.content,
    entries.file_path,
    max(entries.file_size_in_bytes) AS file_size_in_bytes,
    list(DISTINCT live.snapshot_id ORDER BY live.snapshot_id) AS snapshot_ids
FROM live_histories AS live
INNER JOIN file_histories USING (added_in, deleted_in)
INNER JOIN base_all_entries AS entries USING (entry_id)
GROUP BY entries.content, entries.file_path;

COMMENT ON COLUMN snapshot_files.content IS 'data, position_deletes, equality_deletes or deletion_vector.';
COMMENT ON COLUMN snapshot_files.file_path IS 'The file.';
COMMENT ON COLUMN snapshot_files.file_size_in_bytes IS 'Its bytes.';
COMMENT ON COLUMN snapshot_files.snapshot_ids IS 'The snapshots in which it is live, ascending.';
