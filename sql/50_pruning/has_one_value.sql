-- has_one_value: whether a column of a file has one value, or only NULL.

CREATE OR REPLACE MACRO has_one_value(lower_bound, upper_bound, null_count, value_count) AS (
    coalesce(
        CASE
            WHEN null_count = 0 THEN lower_bound = upper_bound
            ELSE null_count >= value_count AND value_count > 0
        END,
        false
    )
);

COMMENT ON MACRO has_one_value IS 'Whether a column of a file has one value, or only NULL.';
