-- may_start_with: whether a text column of a file may begin so.

CREATE OR REPLACE MACRO may_start_with(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_value(null_count, value_count)
    AND coalesce(left(lower_bound, length(wanted)) <= wanted, true)
    AND coalesce(upper_bound >= wanted, true)
);

COMMENT ON MACRO may_start_with IS 'Whether a text column of a file may begin so.';
