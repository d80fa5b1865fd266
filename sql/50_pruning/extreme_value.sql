-- extreme_value: the least or greatest bound of a column of files, and whether it is a value.
-- Grain: one row.   Keys: none.
-- Sources: files, a relation with bound, is_exact, record_count, null_count, nan_count, value_count.
--
-- `reached` is the least or greatest of bounds that are values of rows for certain. Files without
-- rows say nothing: a partition is a value of rows only where there are any.

CREATE OR REPLACE MACRO extreme_value(files, is_greatest) AS TABLE
WITH known AS (
    SELECT
        bound,
        has_number(null_count, nan_count, value_count) AS has_number,
        has_nan(nan_count) AS has_nan,
        coalesce(is_exact AND record_count > 0, false) AS is_exact
    FROM query_table(files)
    WHERE record_count IS DISTINCT FROM 0
)
SELECT
    CASE WHEN is_greatest THEN max(bound) ELSE min(bound) END AS value,
    CASE
        WHEN is_greatest THEN max(bound) FILTER (WHERE is_exact)
        ELSE min(bound) FILTER (WHERE is_exact)
    END AS reached,
    coalesce(bool_or(has_number AND bound IS NULL), false) AS unknown,
    coalesce(bool_or(has_nan), false) AS nan
FROM known;

COMMENT ON MACRO TABLE extreme_value IS 'The least or greatest bound of a column of files, and whether it is a value.';
