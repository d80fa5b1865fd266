-- repeated_rows: rows that several live files of a snapshot have, with different columns.
-- Grain: one row per snapshot with such files.   Keys: snapshot_id.   Evaluated: once.
--
-- As in row_id_files: a row counts with the first of its files. Evaluated only if a file names its
-- columns: no two live files with all columns have the same row ids.

WITH ranges AS (
    SELECT
        *,
        record_count::HUGEINT AS n_rows,
        first_row_id::HUGEINT AS first_row,
        first_row + record_count AS end_row
    FROM file_histories
    INNER JOIN base_all_entries USING (entry_id)
    WHERE content = 'data' AND end_row IS NOT NULL AND (SELECT format FROM base_table) = 'paimon'
),
counted AS (
    SELECT
        live.snapshot_id,
        n_rows,
        added_rows(first_row, end_row, live.snapshot_id, 0, entry_id) AS added_row_count
    FROM live_histories AS live
    INNER JOIN ranges USING (added_in, deleted_in)
)
SELECT
    snapshot_id,  -- Snapshot.
    try_cast(sum(n_rows - added_row_count) AS BIGINT) AS repeated_row_count  -- Records of its files, less its rows.
FROM counted
GROUP BY snapshot_id;
