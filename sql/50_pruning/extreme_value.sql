-- extreme_value: minimum or maximum of the bounds of a column, and whether it is a value.
-- Grain: one row.   Keys: none.
-- Sources: files, a relation with record_count, is_certain.
--
-- The bound and counts are expressions over a file; `is_value` is a condition that the bound is a
-- value. `reached` is the minimum or maximum of bounds that are values of matching rows. Files without
-- rows are left out, since their partition is not a value of a row.

CREATE OR REPLACE MACRO extreme_value(
    files,
    bound,
    is_value,
    null_count,
    nan_count,
    value_count,
    is_greatest
) AS TABLE
WITH known AS (
    SELECT
        bound AS limit_of_file,
        has_number(null_count, nan_count, value_count) AS has_number,
        has_nan(nan_count) AS has_nan,
        coalesce(is_certain AND is_value AND record_count > 0, false) AS is_exact
    FROM query_table(files)
    WHERE record_count IS DISTINCT FROM 0
)
SELECT
    CASE WHEN is_greatest THEN max(limit_of_file) ELSE min(limit_of_file) END AS value,
    CASE
        WHEN is_greatest THEN max(limit_of_file) FILTER (WHERE is_exact)
        ELSE min(limit_of_file) FILTER (WHERE is_exact)
    END AS reached,
    coalesce(bool_or(has_number AND limit_of_file IS NULL), false) AS unknown,
    coalesce(bool_or(has_nan), false) AS nan
FROM known;

COMMENT ON MACRO TABLE extreme_value IS 'Minimum or maximum of the bounds of a column, and whether it is a value.';
