-- count_values: number of non-null values in a column of files, and whether it is exact.
-- Grain: one row, over files.   Keys: none.
-- Sources: none.
--
-- An aggregate; the arguments are expressions over a file. `value` is null if it does not fit.

CREATE OR REPLACE MACRO count_values(record_count, is_certain, null_count, value_count) AS {
    'value': TRY_CAST(
        coalesce(
            sum(
                record_count::HUGEINT - coalesce(counted_nulls(record_count, null_count, value_count), 0)
            ),
            0
        ) AS BIGINT
    ),
    'known': coalesce(
        bool_and(
            record_count >= 0 AND counted_nulls(record_count, null_count, value_count) IS NOT NULL
        ),
        true
    ),
    'certain': coalesce(bool_and(is_certain), true)
};

COMMENT ON MACRO count_values IS 'Number of non-null values in a column of files, and whether it is exact.';
