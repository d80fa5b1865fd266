-- file_at_two_levels: Paimon: a file of a bucket is live at two levels.
-- Severity: error.   Effect: wrong rows.   Only for: paimon.   Needs: level <> 0.
-- Engines: all: the rows are read twice, and aggregated twice.
-- Source: Paimon FileEntry.Identifier.
--
-- Compaction moves a file to a higher level by deleting it from the lower one
-- (FileEntry.Identifier, Paimon 1.3).

WITH suspects AS (
    SELECT hash(file_path) AS path_hash
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    GROUP BY path_hash
    HAVING min(level) <> max(level)
)
SELECT
    file_path AS subject,
    '1 level' AS expected,
    string_agg(DISTINCT level::VARCHAR, ', ' ORDER BY level::VARCHAR) AS actual
FROM base_entries SEMI JOIN live_entries USING (entry_id)
SEMI JOIN suspects ON path_hash = hash(file_path)
GROUP BY file_path
HAVING min(level) <> max(level);
