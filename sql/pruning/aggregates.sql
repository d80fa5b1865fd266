-- count_rows: number of rows of files that may have columns of the same rows, and whether it is exact.
-- Grain: one row.   Keys: none.
-- Sources: files, a relation with partition_bytes, bucket, first_row_id, record_count, is_certain.
CREATE OR REPLACE MACRO count_rows(files) AS TABLE
WITH counted AS (
    SELECT
        record_count,
        is_certain,
        first_row_id::HUGEINT AS first_row,
        first_row + record_count AS end_row,
        IF(first_row IS NULL, record_count, added_rows(first_row, end_row, partition_bytes, bucket, end_row)) AS row_count
    FROM query_table(files)
)
SELECT
    coalesce(sum(row_count::HUGEINT), 0) AS total,
    TRY_CAST(total AS BIGINT) AS value,
    value IS NOT NULL AND coalesce(bool_and(record_count >= 0), true) AS known,
    coalesce(bool_and(is_certain), true) AS certain
FROM counted;

-- count_values: number of non-null values in a column of files, and whether it is exact.
-- Grain: one row, over files.   Keys: none.
--
-- An aggregate; the arguments are expressions over a file. `value` is null if it does not fit.
CREATE OR REPLACE MACRO count_values(record_count, is_certain, null_count, value_count) AS {
    'value': TRY_CAST(
        coalesce(sum(record_count::HUGEINT - coalesce(counted_nulls(record_count, null_count, value_count), 0)), 0) AS BIGINT
    ),
    'known': coalesce(bool_and(record_count >= 0 AND counted_nulls(record_count, null_count, value_count) IS NOT NULL), true),
    'certain': coalesce(bool_and(is_certain), true)
};

-- extreme_value: minimum or maximum of the bounds of a column, and whether it is a value.
-- Grain: one row, over files.   Keys: none.
--
-- An aggregate; the arguments are expressions over a file. `is_value`: the bound is a value; `has_number`:
-- there may be a value that is neither null nor NaN; `has_nan`: there may be NaN. `reached` is
-- the minimum or maximum of bounds that are values of matching rows. Files without rows are left out,
-- since their partition is not a value of a row.
CREATE OR REPLACE MACRO extreme_value(record_count, is_certain, bound, is_value, has_number, has_nan, is_greatest) AS {
    'value': CASE
        WHEN is_greatest THEN max(bound) FILTER (WHERE record_count IS DISTINCT FROM 0)
        ELSE min(bound) FILTER (WHERE record_count IS DISTINCT FROM 0)
    END,
    'reached': CASE
        WHEN is_greatest THEN max(bound) FILTER (WHERE is_certain AND is_value AND record_count > 0)
        ELSE min(bound) FILTER (WHERE is_certain AND is_value AND record_count > 0)
    END,
    'unknown': coalesce(bool_or(has_number AND bound IS NULL) FILTER (WHERE record_count IS DISTINCT FROM 0), false),
    'nan': coalesce(bool_or(has_nan) FILTER (WHERE record_count IS DISTINCT FROM 0), false)
};

-- counted_nulls: number of nulls of a file, if its counts agree.
--
-- A partition has one value for all rows of its file, so its null count is 0 or 1.
CREATE OR REPLACE MACRO counted_nulls(record_count, null_count, value_count) AS
CASE
    WHEN null_count > 0 AND null_count = value_count THEN record_count
    WHEN null_count BETWEEN 0 AND record_count THEN null_count
END;
