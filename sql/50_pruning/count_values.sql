-- count_values: number of non-null values in a column of files, and whether it is exact.
-- Grain: one row.   Keys: none.
-- Sources: files, a relation with record_count, is_certain.
--
-- Counts are expressions over a file.
-- A partition has one value for all rows of its file, so its null count is 0 or 1.

CREATE OR REPLACE MACRO count_values(files, null_count, value_count) AS TABLE
WITH with_nulls AS (
    SELECT
        record_count,
        is_certain,
        CASE
            WHEN null_count > 0 AND null_count = value_count THEN record_count
            WHEN null_count BETWEEN 0 AND record_count THEN null_count
        END AS nulls
    FROM query_table(files)
)
SELECT
    coalesce(sum(record_count::HUGEINT - coalesce(nulls, 0)), 0) AS total,
    TRY_CAST(total AS BIGINT) AS value,
    value IS NOT NULL
    AND coalesce(bool_and(record_count >= 0 AND nulls IS NOT NULL), true) AS known,
    coalesce(bool_and(is_certain), true) AS certain
FROM with_nulls;

COMMENT ON MACRO TABLE count_values IS 'Number of non-null values in a column of files, and whether it is exact.';
