-- all_files: the files that are live in any manifest of any snapshot.
-- Grain: one row per file.   Keys: file_path, level, content_offset.
-- Sources: base_all_entries.
--
-- A file that several manifests name, since they were rewritten, is there once.

CREATE OR REPLACE VIEW all_files AS
WITH first_named AS (
    SELECT min(entry_id) AS entry_id
    FROM base_all_entries
    WHERE status <> 'deleted'
    GROUP BY content, file_path, level, content_offset
)
SELECT * EXCLUDE (
    status,
    snapshot_id,
    manifest_pos,
    entry_id,
    partition_bytes,
    external_path,
    partition_is_known,
    spec_is_unpartitioned,
    only_deleted_path,
    committed_at,
    write_cols_sequences
)
FROM base_all_entries
SEMI JOIN first_named USING (entry_id);

COMMENT ON VIEW all_files IS 'The files that are live in any manifest of any snapshot. One row per file.';
-- Columns: as in files.
COMMENT ON COLUMN all_files.deleted_record_count IS 'Null here: deletion vectors are of one snapshot; see deletion_vectors.';
