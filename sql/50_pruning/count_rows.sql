-- count_rows: number of rows of files that have columns of the same rows, and whether it is exact.
-- Grain: one row.   Keys: none.
-- Sources: files, a relation with partition_bytes, bucket, first_row_id, record_count, is_certain.
--
-- A row whose columns are in several files counts once.

CREATE OR REPLACE MACRO count_rows(files) AS TABLE
WITH ranges AS (
    SELECT
        partition_bytes,
        bucket,
        record_count,
        is_certain,
        first_row_id::HUGEINT AS first_row,
        first_row_id::HUGEINT + record_count AS end_row
    FROM query_table(files)
),
counted AS (
    SELECT
        record_count,
        is_certain,
        CASE
            WHEN first_row IS NULL THEN record_count
            ELSE added_rows(first_row, end_row, partition_bytes, bucket, end_row)
        END AS row_count
    FROM ranges
)
SELECT
    coalesce(sum(row_count::HUGEINT), 0) AS total,
    TRY_CAST(total AS BIGINT) AS value,
    value IS NOT NULL AND coalesce(bool_and(record_count >= 0), true) AS known,
    coalesce(bool_and(is_certain), true) AS certain
FROM counted;

COMMENT ON MACRO TABLE count_rows IS 'Number of rows of files that have columns of the same rows, and whether it is exact.';
