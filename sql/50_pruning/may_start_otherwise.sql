-- may_start_otherwise: whether a text column of a file may have a value that does not begin so.

CREATE OR REPLACE MACRO may_start_otherwise(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    wanted
) AS (
    has_value(null_count, value_count)
    AND NOT coalesce(
        starts_with(lower_bound, wanted) AND starts_with(upper_bound, wanted),
        false
    )
);

COMMENT ON MACRO may_start_otherwise IS 'Whether a text column of a file may have a value that does not begin so.';
