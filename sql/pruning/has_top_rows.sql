-- has_top_rows: files that may contain one of the first rows in the order of a column.
-- Grain: one row per file.   Keys: place.
-- Sources: files, a relation with place and certain (number of rows of a file that are known to match).
--
-- Bounds and counts are expressions over a file. Computes a threshold before which there are enough
-- rows; a file whose best value is after it has none of the first rows. `has_first`: there may be values
-- that sort before all bounds: NaN, nulls. Negative counts mean unknown; adding 64-bit counts may overflow.
CREATE OR REPLACE MACRO has_top_rows(
    files, lower_bound, upper_bound, null_count, nan_count, has_first, n_rows, is_descending
) AS TABLE
WITH known AS (
    SELECT
        place,
        IF(is_descending, upper_bound, lower_bound) AS best,
        IF(is_descending, lower_bound, upper_bound) AS worst,
        IF(null_count >= 0 AND nan_count >= 0, certain::HUGEINT - null_count - nan_count, 0) AS n_certain,
        has_first AS is_certain
    FROM query_table(files)
),
reached AS (
    SELECT
        worst,
        sum(n_certain) OVER (ORDER BY IF(is_descending, NULL, worst), IF(is_descending, worst, NULL) DESC) AS n_reached
    FROM known
    WHERE worst IS NOT NULL AND n_certain > 0
),
enough AS (
    SELECT IF(is_descending, max(worst), min(worst)) AS threshold
    FROM reached
    WHERE n_reached >= n_rows
)
SELECT
    place,
    is_certain
    OR coalesce(IF(is_descending, best >= threshold, best <= threshold), true) AS kept
FROM known CROSS JOIN enough;
