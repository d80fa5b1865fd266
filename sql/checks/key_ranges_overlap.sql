-- key_ranges_overlap: Paimon: two files of one level above 0 have overlapping keys.
-- Severity: error.   Effect: wrong rows.   Files: level > 0.   Only for: paimon.
-- Engines: all that read a level without merging, as with deletion vectors, or look up keys.
-- Source: Paimon MergeTreeSplitGenerator, LookupLevels.
--
-- Files of a level above 0 are one sorted run (LevelSortedRun, Paimon 1.3). Keys with a null are
-- not checked: Paimon and DuckDB order them differently.

SELECT
    file_path AS subject,
    lag(file_path) OVER by_key AS previous_path,
    lag(max_key) OVER by_key AS previous_max_key,
    'keys after ' || previous_max_key::VARCHAR AS expected,
    'keys from ' || min_key::VARCHAR AS actual,
    'keys of ' || previous_path AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
WHERE level > 0
    AND content = 'data'
    AND NOT may_hold_null(min_key)
    AND NOT may_hold_null(max_key)
    AND (SELECT has_primary_key FROM base_table)
WINDOW by_key AS (PARTITION BY partition_bytes, bucket, level ORDER BY min_key, max_key, file_path)
QUALIFY min_key <= previous_max_key;
