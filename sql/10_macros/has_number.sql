-- has_number: whether a column may have a value that is neither null nor NaN.
--
-- Counts may be any numbers of 64 bits, of which a sum of two can be none. One below 0 is none.

CREATE OR REPLACE MACRO has_number(null_count, nan_count, value_count) AS (
    NOT coalesce(
        value_count >= 0 AND null_count >= greatest(value_count, 0) - greatest(nan_count, 0), false
    )
);

COMMENT ON MACRO has_number IS 'Whether a column may have a value that is neither null nor NaN.';
