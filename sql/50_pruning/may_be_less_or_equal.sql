-- may_be_less_or_equal: whether a column of a file may be less than a value or equal to it.

CREATE OR REPLACE MACRO may_be_less_or_equal(
    lower_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_number(null_count, nan_count, value_count)
    AND coalesce(lower_bound <= wanted, true)
);

COMMENT ON MACRO may_be_less_or_equal IS 'Whether a column of a file may be less than a value or equal to it.';
