-- known_of_column: statistics of a column of a file as text.
CREATE OR REPLACE MACRO known_of_column(lower_bound, upper_bound, null_count, nan_count) AS (
    'from ' || coalesce(lower_bound::VARCHAR, 'unknown')
    || ' to ' || coalesce(upper_bound::VARCHAR, 'unknown')
    || ', nulls: ' || coalesce(null_count::VARCHAR, 'unknown')
    || CASE
        WHEN nan_count IS NULL THEN ', NaN: unknown'
        WHEN nan_count > 0 THEN ', NaN: ' || nan_count::VARCHAR
        ELSE ''
    END
);
