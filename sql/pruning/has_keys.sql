-- has_keys: files that may contain one of some keys in a column.
-- Grain: one row per file.   Keys: place.
-- Sources: files, a relation with place; keys, one with the column key.
--
-- The arguments are expressions over a file. `has_number`: there may be a value that is neither null nor
-- NaN; `is_kept_for_nan`: there may be NaN, which is one of the keys; `keys` does not contain it. An ASOF
-- join finds the smallest key >= the lower bound of each file.
CREATE OR REPLACE MACRO has_keys(files, keys, lower_bound, upper_bound, has_number, is_kept_for_nan) AS TABLE
WITH known AS (
    SELECT
        place,
        lower_bound AS least,
        upper_bound AS greatest,
        has_number AS has_values,
        is_kept_for_nan AS is_certain,
        IF(lower_bound IS NULL, (SELECT min(key) FROM query_table(keys)), NULL) AS least_key
    FROM query_table(files)
)
SELECT
    place,
    is_certain
    OR has_values
    -- Null without keys that may be in the file.
    AND coalesce(coalesce(key, least_key) <= greatest, coalesce(key, least_key) IS NOT NULL) AS kept
FROM known
ASOF LEFT JOIN query_table(keys) AS wanted ON known.least <= wanted.key;
