-- file_histories: files of all snapshots, and the manifests that add and delete each.
-- Grain: one row per file.   Keys: entry_id.
--
-- Many files have the same history, so that what follows from it is computed once for all of them: see
-- live_histories. In Iceberg, where no entry deletes the file of another, each entry has a row.

WITH identified AS (
    SELECT
        entry.entry_id,
        entry.status,
        entry.manifest_path,
        entry.file_id,
        CASE
            WHEN base_table.deletes_are_replayed AND entry.file_id IS NOT NULL THEN 0
            ELSE row_number() OVER ()
        END AS nth
    FROM base_all_entries AS entry
    CROSS JOIN base_table
)
SELECT
    file_id,  -- Identity of the file; null without a name.
    min(entry_id) FILTER (status <> 'deleted') AS entry_id,  -- Number of the first entry that adds it.
    list(manifest_path ORDER BY manifest_path) FILTER (status <> 'deleted') AS added_in,  -- Manifests with entries that add it, once per entry.
    coalesce(list(DISTINCT manifest_path ORDER BY manifest_path) FILTER (status = 'deleted'), []) AS deleted_in  -- Paimon: manifests with entries that delete it.
FROM identified
GROUP BY file_id, nth
HAVING bool_or(status <> 'deleted');
