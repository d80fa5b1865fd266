-- counted_files: the live data files, each with the rows that it adds to those of the others.
-- Grain: one row per live data file.   Keys: entry_id.
-- Sources: base_entries, live_entries.
--
-- Files with row ids can hold different columns of the same rows: data evolution writes new columns
-- beside the old, and large values have files of their own. A row counts with the first file that
-- holds it. Row ids are far beyond what is sound in damaged tables, so that they are added as
-- HUGEINT.

CREATE OR REPLACE VIEW counted_files AS
WITH data AS (
    SELECT
        entry_id,
        partition,
        spec_id,
        bucket,
        record_count,
        first_row_id::HUGEINT AS first_row,
        first_row_id::HUGEINT + record_count AS end_row
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    WHERE content = 'data'
),
numbered AS (
    SELECT
        entry_id,
        end_row,
        greatest(
            first_row,
            max(end_row) OVER (
                PARTITION BY partition, spec_id, bucket
                ORDER BY first_row, entry_id
                ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
            )
        ) AS first_new_row
    FROM data
    WHERE end_row IS NOT NULL
)
SELECT
    data.entry_id,
    CASE
        WHEN numbered.entry_id IS NULL THEN data.record_count
        ELSE greatest(0, numbered.end_row - numbered.first_new_row)
    END AS row_count
FROM data
LEFT JOIN numbered USING (entry_id);

COMMENT ON VIEW counted_files IS 'The live data files, each with the rows that it adds to those of the others. One row per live data file.';
COMMENT ON COLUMN counted_files.entry_id IS 'Number of the entry that stands for the file.';
COMMENT ON COLUMN counted_files.row_count IS 'Its records, without those whose other columns a file before it holds.';
