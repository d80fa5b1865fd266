-- row_ranges: files by disjoint ranges of row ids.
-- Grain: one row per file and predicate.   Keys: those of `files`.
-- Sources: files, a relation with predicate_id, partition_bytes, bucket, first_row_id, record_count.
--
-- A file with an unknown row count extends to the largest row id.

CREATE OR REPLACE MACRO row_ranges(files) AS TABLE
WITH ranged AS (
    SELECT
        *,
        first_row_id AS row_start,
        first_row_id + coalesce(record_count, 4611686018427387903) AS row_end
    FROM query_table(files)
),
begun AS (
    SELECT *, coalesce(row_start >= max(row_end) OVER above, true) AS begins
    FROM ranged
    WINDOW above AS (
        PARTITION BY predicate_id, partition_bytes, bucket
        ORDER BY row_start NULLS LAST, row_end
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )
),
numbered AS (
    SELECT
        *,
        sum(begins::INTEGER) OVER (
            PARTITION BY predicate_id, partition_bytes, bucket
            ORDER BY row_start NULLS LAST, row_end
            RANGE UNBOUNDED PRECEDING  -- equal rows stand here in another order
        ) AS range_no
    FROM begun
)
SELECT
    *,
    dense_rank() OVER (ORDER BY predicate_id, partition_bytes, bucket, range_no) AS range_id,
    min(row_start) OVER one_range AS range_start,
    max(row_end) OVER one_range AS range_end,
    range_end - range_start AS range_rows
FROM numbered
WINDOW one_range AS (PARTITION BY predicate_id, partition_bytes, bucket, range_no);

COMMENT ON MACRO TABLE row_ranges IS 'Files by disjoint ranges of row ids.';
