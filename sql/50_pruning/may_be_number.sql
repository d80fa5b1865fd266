-- may_be_number: whether a column of a file may be other than null and NaN.

CREATE OR REPLACE MACRO may_be_number(
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count
) AS (
    has_number(null_count, nan_count, value_count)
);

COMMENT ON MACRO may_be_number IS 'Whether a column of a file may be other than null and NaN.';
