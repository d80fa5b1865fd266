-- live_entries: the entries that are live files of the snapshot.
-- Grain: one row per live entry.   Keys: entry_id.   Evaluated: once.
--
-- Paimon: an entry `added` is live unless any manifest of the snapshot has an entry `deleted` for the
-- same file, in any order (AbstractFileStoreScan, Paimon 1.3). A file that is added several times is
-- one file, of the first entry: writers refuse such a snapshot (FileEntry.mergeEntries).
-- Iceberg: an entry is live unless it says `deleted`; nothing is replayed. Readers return the rows of a
-- file as often as it is listed, so that each of its entries is live.

WITH identified AS MATERIALIZED (
    SELECT
        entry.entry_id,
        entry.status,
        CASE WHEN base_table.deletes_are_replayed THEN entry.file_id END AS file_id
    FROM base_entries AS entry
    CROSS JOIN base_table
)
SELECT
    entry_id  -- Number of the entry: which manifest, and which position in it.
FROM identified
WHERE file_id IS NULL AND status <> 'deleted'
UNION ALL
SELECT min(entry_id) AS entry_id
FROM identified
WHERE file_id IS NOT NULL
GROUP BY file_id
HAVING bool_and(status <> 'deleted');
