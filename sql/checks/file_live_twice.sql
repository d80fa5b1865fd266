-- file_live_twice: A file is live more than once.
-- Severity: error or warning.   Effect: wrong rows or refused or slower.
-- Engines: all read the rows of a data file twice; Iceberg Java refuses two vectors of a file,
--     Paimon to merge the entries; other delete files are only read twice.
-- Source: Iceberg ManifestGroup; Paimon FileEntry.mergeEntries.
--
-- In Paimon, a file that is added twice counts once. Deletion vectors can share a file: their
-- offset is part of the identity. A Paimon file at two levels is reported by file_at_two_levels.

WITH suspects AS (
    SELECT hash(file_path) AS path_hash
    FROM base_entries
    WHERE status <> 'deleted'
    GROUP BY path_hash, level, content_offset
    HAVING count(*) > 1
    UNION
    SELECT unnest([min(hash(file_path)), max(hash(file_path))])  -- spelled in two ways
    FROM base_entries
    WHERE status <> 'deleted'
    GROUP BY file_id
    HAVING count(*) > 1
),
suspected AS (
    FROM base_entries
    SEMI JOIN suspects ON suspects.path_hash = hash(file_path)
    WHERE status <> 'deleted'
),
live AS (
    FROM suspected
    SEMI JOIN live_entries USING (entry_id)
)
SELECT
    IF(bool_and(content IN ('position_deletes', 'equality_deletes')), 'warning', 'error') AS severity,
    min(file_path) AS subject,
    '1' AS expected,
    count(*)::VARCHAR AS actual,
    'in ' || string_agg(DISTINCT manifest_path, ', ' ORDER BY manifest_path) AS detail
FROM suspected
SEMI JOIN live USING (file_id)
GROUP BY storage_path(file_path), level, content_offset
HAVING count(*) > 1;
