-- has_keys: which files may have one of some keys in a column.
-- Grain: one row per file.   Keys: place.
-- Sources: files, a relation with place, lower_bound, upper_bound, has_number, may_be_nan; keys, one
-- with the column key.
--
-- The least key from a file's lower bound on is found for all files in one pass over sorted keys.

CREATE OR REPLACE MACRO has_keys(files, keys) AS TABLE
SELECT
    may_be_nan
    OR has_number
    AND CASE
        WHEN lower_bound IS NULL AND upper_bound IS NULL
        THEN (SELECT count(*) > 0 FROM query_table(keys))
        -- Of no keys there is no least one.
        WHEN lower_bound IS NULL
        THEN coalesce((SELECT min(key) FROM query_table(keys)) <= upper_bound, false)
        ELSE key IS NOT NULL AND coalesce(key <= upper_bound, true)
    END AS kept
FROM query_table(files) AS known
ASOF LEFT JOIN query_table(keys) AS wanted ON known.lower_bound <= wanted.key
ORDER BY place;

COMMENT ON MACRO TABLE has_keys IS 'Which files may have one of some keys in a column.';
