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
    AND (CASE WHEN or_equal THEN lower_bound <= wanted ELSE lower_bound < wanted END) IS NOT FALSE
);

COMMENT ON MACRO may_be_less IS 'Whether a column of a file may be less than a value, or equal to it with `or_equal`.';
