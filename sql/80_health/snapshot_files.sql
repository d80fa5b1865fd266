-- snapshot_files: data and delete files, and the snapshots that contain each.
-- Grain: one row per file.   Keys: content, file_path.
-- Sources: base_all_manifests, base_all_entries, base_table.
--
-- Liveness as in live_entries; a Paimon file that compaction moved to another level is one file here.

CREATE OR REPLACE VIEW snapshot_files AS
WITH live AS (
    SELECT
        listed.reference_snapshot_id AS snapshot_id,
        entries.content,
        entries.file_path,
        any_value(entries.file_size_in_bytes) AS file_size_in_bytes
    FROM base_all_manifests AS listed
    CROSS JOIN base_table
    INNER JOIN base_all_entries AS entries USING (manifest_path)
    WHERE listed.content IN ('data', 'deletes')
    GROUP BY
        listed.reference_snapshot_id,
        entries.content,
        entries.file_path,
        entries.level,
        entries.content_offset
    HAVING sum(CASE WHEN entries.status <> 'deleted' THEN 1 WHEN base_table.deletes_are_replayed THEN -1 ELSE 0 END) > 0
)
SELECT
    content,
    file_path,
    max(file_size_in_bytes) AS file_size_in_bytes,
    list(DISTINCT snapshot_id) AS snapshot_ids
FROM live
GROUP BY content, file_path;

COMMENT ON VIEW snapshot_files IS 'Data and delete files, and the snapshots that contain each. One row per file.';
COMMENT ON COLUMN snapshot_files.content IS 'data, position_deletes, equality_deletes or deletion_vector.';
COMMENT ON COLUMN snapshot_files.file_path IS 'The file.';
COMMENT ON COLUMN snapshot_files.file_size_in_bytes IS 'Its bytes.';
COMMENT ON COLUMN snapshot_files.snapshot_ids IS 'The snapshots in which it is live, in no order.';
