-- snapshot_files: data and delete files, and the snapshots that contain each.
-- Grain: one row per file.   Keys: content, file_path.
--
-- A Paimon file that compaction moved to another level is one file here.

SELECT
    entries.content,  -- data, position_deletes, equality_deletes or deletion_vector.
    entries.file_path,  -- The file.
    max(entries.file_size_in_bytes) AS file_size_in_bytes,  -- Its bytes.
    list(DISTINCT live.snapshot_id ORDER BY live.snapshot_id) AS snapshot_ids  -- The snapshots in which it is live, ascending.
FROM live_histories AS live
INNER JOIN file_histories USING (added_in, deleted_in)
INNER JOIN base_all_entries AS entries USING (entry_id)
GROUP BY entries.content, entries.file_path;
