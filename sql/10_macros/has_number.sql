-- has_number: whether a column may have a value that is neither null nor NaN.

CREATE OR REPLACE MACRO has_number(null_count, nan_count, value_count) AS (
    NOT coalesce(
        value_count >= 0 AND null_count + coalesce(nan_count, 0) >= value_count, false
    )
);

COMMENT ON MACRO has_number IS 'Whether a column may have a value that is neither null nor NaN.';
