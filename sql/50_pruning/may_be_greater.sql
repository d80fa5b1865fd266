-- may_be_greater: whether a column of a file may be greater than a value, or equal with `or_equal`.
-- NaN is greater than every number, and bounds do not cover it.

CREATE OR REPLACE MACRO may_be_greater(
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted,
    or_equal
) AS (
    has_value(null_count, value_count)
    AND (
        has_nan(nan_count)
        OR (CASE WHEN or_equal THEN upper_bound >= wanted ELSE upper_bound > wanted END) IS NOT FALSE
    )
);

COMMENT ON MACRO may_be_greater IS 'Whether a column of a file may be greater than a value, or equal to it with `or_equal`.';
