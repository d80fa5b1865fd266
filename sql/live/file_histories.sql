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
    file_id,
    min(entry_id) FILTER (status <> 'deleted') AS entry_id,
    list(manifest_path ORDER BY manifest_path) FILTER (status <> 'deleted') AS added_in,
    coalesce(
        list(DISTINCT manifest_path ORDER BY manifest_path) FILTER (status = 'deleted'), []
    ) AS deleted_in
FROM identified
GROUP BY file_id, nth
HAVING bool_or(status <> 'deleted');

COMMENT ON COLUMN file_histories.file_id IS 'Identity of the file; null without a name.';
COMMENT ON COLUMN file_histories.entry_id IS 'Number of the first entry that adds it.';
COMMENT ON COLUMN file_histories.added_in IS 'Manifests with entries that add it, once per entry.';
COMMENT ON COLUMN file_histories.deleted_in IS 'Paimon: manifests with entries that delete it.';
