-- is_common_time: whether a date or timestamp is in years 1 to 9999, or is NULL.
-- Grain: one value.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO is_common_time(value) AS (
    value IS NULL OR coalesce(year(value) BETWEEN 1 AND 9999, false)
);

COMMENT ON MACRO is_common_time IS 'Whether a date or timestamp is in years 1 to 9999, or is NULL.';
