-- row_ranges_contradict: Paimon: the row ids of files overlap, but are not equal.
-- Severity: error.   Effect: wrong rows or refused.
-- Files: first_row_id IS NOT NULL.   Only for: paimon.
-- Engines: Paimon's reading of columns by row id.
-- Source: Paimon DataEvolutionSplitRead.
--
-- Files of a data-evolution table have the same range of row ids or disjoint ones
-- (DataEvolutionFileStoreScan, Paimon 1.3); those of blobs, videos and vectors can cover a part
-- (VectorType.isVectorStoreFile, Paimon 2.0).

SELECT
    file_path AS subject,
    first_row_id::HUGEINT + record_count AS end_row_id,
    lag(file_path) OVER by_row AS previous_path,
    lag(first_row_id) OVER by_row AS previous_first_row_id,
    lag(first_row_id::HUGEINT + record_count) OVER by_row AS previous_end_row_id,
    previous_first_row_id || ' to ' || (previous_end_row_id - 1) AS expected,
    first_row_id || ' to ' || (end_row_id - 1) AS actual,
    'rows of ' || previous_path AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
WHERE first_row_id IS NOT NULL
    AND record_count > 0
    AND file_format NOT IN ('blob', 'video')
    AND NOT contains(parse_filename(file_path), '.vector.')
    AND (SELECT format FROM base_table) = 'paimon'
WINDOW by_row AS (PARTITION BY partition_bytes, bucket ORDER BY first_row_id, record_count DESC, file_path)
QUALIFY first_row_id < previous_end_row_id
    AND (first_row_id <> previous_first_row_id OR end_row_id <> previous_end_row_id);
