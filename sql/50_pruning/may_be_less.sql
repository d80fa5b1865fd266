-- may_be_less: whether a column of a file may be less than a value, or equal to it with `or_equal`.

CREATE OR REPLACE MACRO may_be_less(
    lower_bound,
    null_count,
    nan_count,
    value_count,
    wanted,
    or_equal
) AS (
    has_number(null_count, nan_count, value_count)
    AND coalesce(lower_bound < wanted OR (or_equal AND lower_bound = wanted), true)
);

COMMENT ON MACRO may_be_less IS 'Whether a column of a file may be less than a value, or equal to it with `or_equal`.';
