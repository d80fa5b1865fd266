-- manifest_totals: files and rows in the manifests of the snapshot.
-- Grain: one row per manifest that could be read completely.   Keys: manifest_path.   Evaluated: once.
--
-- A manifest that is listed twice is left out, since its entries are duplicated, too.

WITH listed AS (
    SELECT manifest_path
    FROM base_manifests
    WHERE content IN ('data', 'deletes')
    GROUP BY manifest_path
    HAVING count(*) = 1
)
SELECT
    manifest_path,  -- The manifest.
    count(*) FILTER (status = 'added') AS added_files_count,  -- Entries added.
    count(*) FILTER (status = 'existing') AS existing_files_count,  -- Existing entries.
    count(*) FILTER (status = 'deleted') AS deleted_files_count,  -- Entries deleted.
    coalesce(sum(record_count) FILTER (status = 'added'), 0)::HUGEINT AS added_rows_count,  -- Records of the entries added.
    coalesce(sum(record_count) FILTER (status = 'existing'), 0)::HUGEINT AS existing_rows_count,  -- Records of existing entries.
    coalesce(sum(record_count) FILTER (status = 'deleted'), 0)::HUGEINT AS deleted_rows_count,  -- Records of deleted entries.
    min(sequence_number) FILTER (status <> 'deleted') AS min_sequence_number  -- Iceberg: least data sequence number of the entries that are not deleted.
FROM listed
ANTI JOIN base_damage
    ON base_damage.path = listed.manifest_path AND base_damage.kind NOT IN ('repeated manifest', 'repeated entries')
LEFT JOIN base_entries USING (manifest_path)
GROUP BY manifest_path;
