-- manifest_totals: files and rows in the manifests of the snapshot.
-- Grain: one row per manifest that could be read completely.   Keys: manifest_path.
-- Evaluated: once.
--
-- A manifest that is listed twice is left out, since its entries are duplicated, too.

WITH listed AS (
    SELECT manifest_path, any_value(content) AS content
    FROM base_manifests
    WHERE content IN ('data', 'deletes')
    GROUP BY manifest_path
    HAVING count(*) = 1
),
held AS (
    SELECT
        manifest_path,
        count(*) FILTER (status = 'added') AS added_files_count,
        count(*) FILTER (status = 'existing') AS existing_files_count,
        count(*) FILTER (status = 'deleted') AS deleted_files_count,
        sum(record_count) FILTER (status = 'added') AS added_rows_count,
        sum(record_count) FILTER (status = 'existing') AS existing_rows_count,
        sum(record_count) FILTER (status = 'deleted') AS deleted_rows_count,
        min(sequence_number) FILTER (status <> 'deleted') AS min_sequence_number
    FROM base_entries
    GROUP BY manifest_path
)
SELECT
    listed.manifest_path,  -- The manifest.
    coalesce(held.added_files_count, 0) AS added_files_count,  -- Entries added.
    coalesce(held.existing_files_count, 0) AS existing_files_count,  -- Existing entries.
    coalesce(held.deleted_files_count, 0) AS deleted_files_count,  -- Entries deleted.
    coalesce(held.added_rows_count, 0)::HUGEINT AS added_rows_count,  -- Records of the entries added.
    coalesce(held.existing_rows_count, 0)::HUGEINT AS existing_rows_count,  -- Records of existing entries.
    coalesce(held.deleted_rows_count, 0)::HUGEINT AS deleted_rows_count,  -- Records of deleted entries.
    held.min_sequence_number  -- Iceberg: least data sequence number of the entries that are not deleted.
FROM listed
ANTI JOIN base_damage
    ON base_damage.path = listed.manifest_path AND base_damage.kind NOT IN ('repeated manifest', 'repeated entries')
LEFT JOIN held USING (manifest_path);
