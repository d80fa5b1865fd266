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
        is_kept_for_nan AS is_certain
    FROM query_table(files)
)
SELECT
    place,
    is_certain
    OR has_values
    AND CASE
        WHEN least IS NULL AND greatest IS NULL
        THEN (SELECT count(*) > 0 FROM query_table(keys))
        -- Null without keys.
        WHEN least IS NULL
        THEN coalesce((SELECT min(key) FROM query_table(keys)) <= greatest, false)
        ELSE key IS NOT NULL AND coalesce(key <= greatest, true)
    END AS kept
FROM known
ASOF LEFT JOIN query_table(keys) AS wanted ON known.least <= wanted.key;
