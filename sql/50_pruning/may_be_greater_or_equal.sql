-- may_be_greater_or_equal: whether a column of a file may be greater than a value or equal to it.
-- NaN is greater than every number; it is in no bound.

CREATE OR REPLACE MACRO may_be_greater_or_equal(
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_value(null_count, value_count)
    AND (has_nan(nan_count) OR coalesce(upper_bound >= wanted, true))
);

COMMENT ON MACRO may_be_greater_or_equal IS 'Whether a column of a file may be greater than a value or equal to it.';
