-- has_top_rows: which files may have one of the first rows in the order of a column.
-- Grain: one row per file.   Keys: place.
-- Sources: files, a relation with place, best, worst, certain (rows), null_count, nan_count, has_first.
--
-- Enough rows are certain to come before a threshold; a file whose best value comes after it has none
-- of the first. `best` and `worst` are bounds; `has_first` says whether there may be a NaN or null that
-- comes before all bounds. Negative counts mean unknown; adding counts of 64 bits may overflow.

CREATE OR REPLACE MACRO has_top_rows(files, n_rows, is_descending) AS TABLE
WITH known AS (
    SELECT
        *,
        CASE
            WHEN null_count >= 0 AND nan_count >= 0
            THEN certain::HUGEINT - null_count - nan_count
            ELSE 0
        END AS n_certain
    FROM query_table(files)
),
reached AS (
    SELECT
        worst,
        sum(n_certain) OVER (
            ORDER BY
                CASE WHEN NOT is_descending THEN worst END,
                CASE WHEN is_descending THEN worst END DESC
        ) AS n_reached
    FROM known
    WHERE worst IS NOT NULL AND n_certain > 0
),
enough AS (
    SELECT CASE WHEN is_descending THEN max(worst) ELSE min(worst) END AS threshold
    FROM reached
    WHERE n_reached >= n_rows
)
SELECT
    has_first
    OR coalesce(CASE WHEN is_descending THEN best >= threshold ELSE best <= threshold END, true)
        AS kept
FROM known CROSS JOIN enough
ORDER BY place;

COMMENT ON MACRO TABLE has_top_rows IS 'Which files may have one of the first rows in the order of a column.';
