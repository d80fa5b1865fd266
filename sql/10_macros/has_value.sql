-- has_value: whether a column may have a value that is not null.

CREATE OR REPLACE MACRO has_value(null_count, value_count) AS (
    (value_count >= 0 AND null_count >= value_count) IS NOT TRUE
);

COMMENT ON MACRO has_value IS 'Whether a column may have a value that is not null.';
