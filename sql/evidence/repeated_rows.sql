-- repeated_rows: rows that several live files of a snapshot have, with different columns.
-- Grain: one row per snapshot with such files.   Keys: snapshot_id.   Evaluated: once.
--
-- As in row_id_files: a row counts with the first of its files. Evaluated only if a file names its
-- columns: no two live files with all columns have the same row ids.

WITH ranges AS (
    SELECT
        file_histories.added_in,
        file_histories.deleted_in,
        entries.entry_id,
        entries.record_count::HUGEINT AS record_count,
        entries.first_row_id::HUGEINT AS first_row,
        entries.first_row_id::HUGEINT + entries.record_count AS end_row
    FROM file_histories
    INNER JOIN base_all_entries AS entries USING (entry_id)
    WHERE
        (SELECT format FROM base_table) = 'paimon'
        AND entries.content = 'data'
        AND entries.first_row_id IS NOT NULL
        AND entries.record_count IS NOT NULL
),
counted AS (
    SELECT
        live.snapshot_id,
        ranges.record_count,
        added_rows(ranges.first_row, ranges.end_row, live.snapshot_id, 0, ranges.entry_id) AS added_row_count
    FROM live_histories AS live
    INNER JOIN ranges USING (added_in, deleted_in)
)
SELECT
    snapshot_id,  -- Snapshot.
    try_cast(sum(record_count - added_row_count) AS BIGINT) AS repeated_row_count  -- Records of its files, less its rows.
FROM counted
GROUP BY snapshot_id;
