-- may_start_with: whether a text column of a file may contain a value with a prefix.

CREATE OR REPLACE MACRO may_start_with(
    lower_bound,
    upper_bound,
    null_count,
    value_count,
    prefix
) AS (
    has_value(null_count, value_count)
    AND coalesce(left(lower_bound, length(prefix)) <= prefix, true)
    AND coalesce(upper_bound >= prefix, true)
);

COMMENT ON MACRO may_start_with IS 'Whether a text column of a file may contain a value with a prefix.';
