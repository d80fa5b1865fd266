-- may_be_nan: whether a column of a file may be NaN.

CREATE OR REPLACE MACRO may_be_nan(null_count, nan_count, value_count) AS (
    has_value(null_count, value_count)
    AND has_nan(nan_count)
);

COMMENT ON MACRO may_be_nan IS 'Whether a column of a file may be NaN.';
