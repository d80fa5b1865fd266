-- count_of_partition: 1 if a partition value is NULL (or NaN; condition `is_so`), else 0.
-- Grain: one value.   Keys: none.
-- Sources: none.
--
-- Null if the value is unknown, since a NULL may be a value that could not be read.

CREATE OR REPLACE MACRO count_of_partition(value, is_known, is_so) AS (
    CASE WHEN value IS NOT NULL OR is_known THEN coalesce(is_so, false)::INTEGER END
);

COMMENT ON MACRO count_of_partition IS '1 if a partition value is NULL or NaN (is_so), else 0; null if unknown.';
