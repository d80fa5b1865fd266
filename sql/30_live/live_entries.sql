-- live_entries: the entries that are live files of the snapshot.
-- Grain: one row per live entry.   Keys: entry_id.
-- Sources: base_entries, base_table.
--
-- Paimon: an entry `added` is live unless the same file is `deleted` by any manifest of the
-- snapshot. The identity of a file includes its level, since
-- compaction moves a file to another level under its old name (FileEntry.Identifier, Paimon 1.3).
-- Iceberg: an entry is live unless it says `deleted`; nothing is replayed.

CREATE OR REPLACE VIEW live_entries AS
WITH identities AS MATERIALIZED (
    SELECT
        entry_id,
        status,
        partition_bytes,
        bucket,
        level,
        file_name,
        extra_files,
        embedded_index,
        external_path
    FROM base_entries
),
removed AS (
    SELECT identities.*
    FROM identities
    CROSS JOIN base_table
    WHERE identities.status = 'deleted' AND base_table.deletes_are_replayed
)
SELECT added.entry_id
FROM identities AS added
ANTI JOIN removed
    ON added.file_name = removed.file_name
    AND added.partition_bytes IS NOT DISTINCT FROM removed.partition_bytes
    AND added.bucket IS NOT DISTINCT FROM removed.bucket
    AND added.level IS NOT DISTINCT FROM removed.level
    AND added.extra_files IS NOT DISTINCT FROM removed.extra_files
    AND added.embedded_index IS NOT DISTINCT FROM removed.embedded_index
    AND added.external_path IS NOT DISTINCT FROM removed.external_path
WHERE added.status <> 'deleted';

COMMENT ON VIEW live_entries IS 'The entries that are live files of the snapshot. One row per live entry.';
COMMENT ON COLUMN live_entries.entry_id IS 'Number of the entry: which manifest, and which position in it.';
