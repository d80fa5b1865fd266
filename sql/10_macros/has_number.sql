-- has_number: whether a column may have a value that is neither null nor NaN.
--
-- If nulls are unknown, compares NaN with values. Adding counts may overflow; a negative
-- count means unknown.

CREATE OR REPLACE MACRO has_number(null_count, nan_count, value_count) AS (
    (
        value_count >= 0
        AND CASE
            WHEN nan_count = 0 THEN greatest(null_count, 0) >= value_count
            ELSE greatest(null_count, 0) >= greatest(value_count, 0) - greatest(nan_count, 0)
        END
    ) IS NOT TRUE
);

COMMENT ON MACRO has_number IS 'Whether a column may have a value that is neither null nor NaN.';
