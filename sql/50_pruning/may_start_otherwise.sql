-- may_start_otherwise: whether a text column of a file may contain a value without a prefix.

CREATE OR REPLACE MACRO may_start_otherwise(
    lower_bound,
    upper_bound,
    null_count,
    value_count,
    prefix
) AS (
    has_value(null_count, value_count)
    AND NOT coalesce(starts_with(lower_bound, prefix) AND starts_with(upper_bound, prefix), false)
);

COMMENT ON MACRO may_start_otherwise IS 'Whether a text column of a file may contain a value without a prefix.';
