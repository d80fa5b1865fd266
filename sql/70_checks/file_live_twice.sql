-- file_live_twice: A file is live more than once.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error or warning.
-- Effect: wrong rows or refused or slower.
-- Engines: all read the rows of a data file twice; Iceberg Java refuses two vectors of a file,
--     Paimon to merge the entries; other delete files are only read twice.
-- Source: Iceberg ManifestGroup; Paimon FileEntry.mergeEntries.
-- Split: file.
-- Sources: base_entries, live_entries.
--
-- Deletion vectors can share a file, so their offset is part of the identity. A Paimon file that is live
-- at two levels is reported by file_at_two_levels. Positions or keys that are deleted twice change nothing.

WITH suspects AS (
    SELECT hash(file_path) AS path_hash
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    GROUP BY path_hash, level, content_offset
    HAVING count(*) > 1
)
SELECT
    CASE
        WHEN bool_and(content IN ('position_deletes', 'equality_deletes')) THEN 'warning'
        ELSE 'error'
    END AS severity,
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    '1' AS expected,
    count(*)::VARCHAR AS actual,
    'in ' || string_agg(DISTINCT manifest_path, ', ' ORDER BY manifest_path) AS detail
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
SEMI JOIN suspects ON suspects.path_hash = hash(base_entries.file_path)
GROUP BY file_path, level, content_offset
HAVING count(*) > 1;
