-- why_count: why a test for nulls or NaN in a column of a file could not be ruled out.
CREATE OR REPLACE MACRO why_count(lower_bound, upper_bound, null_count, nan_count) AS (
    CASE
        WHEN null_count IS NULL AND nan_count IS NULL THEN 'counts unknown'
        WHEN null_count IS NULL THEN 'null count unknown'
        WHEN nan_count IS NULL THEN 'NaN count unknown'
        ELSE 'counts allow it'
    END
);
