-- row_id_files: live data files with row ids, and the rows that each adds to those before it.
-- Grain: one row per live data file with row ids.   Keys: entry_id.
-- Sources: base_entries, live_entries.
--
-- Files can hold different columns of the same rows: data evolution adds files with new columns, and
-- large values have separate files. A row counts with the first of its files. HUGEINT, since row ids of
-- damaged tables can overflow.

CREATE OR REPLACE VIEW row_id_files AS
WITH ranges AS (
    SELECT
        entry_id,
        partition,
        bucket,
        first_row_id::HUGEINT AS first_row,
        first_row_id::HUGEINT + record_count AS end_row
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    WHERE content = 'data' AND first_row_id IS NOT NULL AND record_count IS NOT NULL
),
preceded AS (
    SELECT
        entry_id,
        first_row,
        end_row,
        max(end_row) OVER (
            PARTITION BY partition, bucket
            ORDER BY first_row, entry_id
            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS end_before
    FROM ranges
)
SELECT
    entry_id,
    -- greatest ignores the null of the first file of a bucket.
    greatest(0, end_row - greatest(first_row, end_before)) AS added_row_count
FROM preceded;

COMMENT ON VIEW row_id_files IS 'Live data files with row ids, and the rows that each adds to those before it. One row per live data file with row ids.';
COMMENT ON COLUMN row_id_files.entry_id IS 'Number of the entry that stands for the file.';
COMMENT ON COLUMN row_id_files.added_row_count IS 'Its records, without those of which a file before it holds other columns.';
