-- has_one_value: whether all rows of a file have one known value in a column, or only NULL.
--
-- From the partition of the file (`is_of_partition`), or from bounds and counts.

CREATE OR REPLACE MACRO has_one_value(
    lower_bound,
    upper_bound,
    null_count,
    value_count,
    is_of_partition
) AS (
    is_of_partition OR coalesce(
        CASE
            WHEN null_count = 0 THEN lower_bound = upper_bound
            ELSE null_count >= value_count AND value_count > 0
        END,
        false
    )
);

COMMENT ON MACRO has_one_value IS 'Whether all rows of a file have one known value in a column, or only NULL.';
