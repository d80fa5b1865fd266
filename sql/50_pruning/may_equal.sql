-- may_equal: whether a column of a file may be equal to a value.

CREATE OR REPLACE MACRO may_equal(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_number(null_count, nan_count, value_count)
    AND (lower_bound <= wanted) IS NOT FALSE
    AND (upper_bound >= wanted) IS NOT FALSE
);

COMMENT ON MACRO may_equal IS 'Whether a column of a file may be equal to a value.';
