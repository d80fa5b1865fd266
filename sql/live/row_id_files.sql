-- row_id_files: live data files of Paimon with row ids, and the rows that each adds to those before it.
-- Grain: one row per live data file with row ids.   Keys: entry_id.
--
-- Files can hold different columns of the same rows: data evolution adds files with new columns, and
-- large values have separate files. A row counts with the first of its files. Files of Iceberg
-- have all columns of their rows. HUGEINT, since row ids of damaged tables can overflow.

WITH ranges AS (
    SELECT *, first_row_id::HUGEINT AS first_row, first_row + record_count AS end_row
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    WHERE content = 'data' AND end_row IS NOT NULL AND (SELECT format FROM base_table) = 'paimon'
)
SELECT
    entry_id,  -- Number of the entry that stands for the file.
    added_rows(first_row, end_row, partition, bucket, entry_id) AS added_row_count  -- Its records, without those of which a file before it holds other columns.
FROM ranges;
