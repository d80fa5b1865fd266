-- has_keys: files that may contain one of some keys in a column.
-- Grain: one row per file.   Keys: place.
-- Sources: files, a relation with place; keys, one with the column key.
--
-- Bounds and counts are expressions over a file. `among_keys`: whether NaN is one of the keys; `keys`
-- does not contain it. An ASOF join finds the smallest key >= the lower bound of each file.
CREATE OR REPLACE MACRO has_keys(
    files,
    keys,
    lower_bound,
    upper_bound,
    null_count,
    nan_count,
    value_count,
    among_keys
) AS TABLE
WITH known AS (
    SELECT
        place,
        lower_bound AS least,
        upper_bound AS greatest,
        has_number(null_count, nan_count, value_count) AS has_number,
        among_keys AND has_nan(nan_count) AS is_kept_for_nan
    FROM query_table(files)
)
SELECT
    place,
    is_kept_for_nan
    OR has_number
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
