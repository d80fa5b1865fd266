-- count_of_partition: 1 where a partition value is of a kind (`is_so`: NULL, or NaN), else 0.
-- Grain: one value.   Keys: none.
-- Sources: none.
--
-- Null where the value is not known: a NULL may be a value that could not be read.

CREATE OR REPLACE MACRO count_of_partition(value, is_known, is_so) AS (
    CASE WHEN value IS NOT NULL OR is_known THEN coalesce(is_so, false)::INTEGER END
);

COMMENT ON MACRO count_of_partition IS '1 where a partition value is NULL or NaN, as is_so says, else 0; null where it is not known.';
