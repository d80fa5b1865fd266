-- may_have_value: whether a column of a file may be other than null.

CREATE OR REPLACE MACRO may_have_value(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count
) AS (
    has_value(null_count, value_count)
);

COMMENT ON MACRO may_have_value IS 'Whether a column of a file may be other than null.';
