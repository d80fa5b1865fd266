-- only_value: the value of a column if `has_one_value`.

CREATE OR REPLACE MACRO only_value(lower_bound, null_count, partition_value, is_of_partition) AS (
    CASE WHEN is_of_partition THEN partition_value WHEN null_count = 0 THEN lower_bound END
);

COMMENT ON MACRO only_value IS 'The value of a column of a file that has one value, or only NULL.';
