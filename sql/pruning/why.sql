-- why_bounds: why a comparison with a column of a file could not be ruled out.
CREATE OR REPLACE MACRO why_bounds(lower_bound, upper_bound, null_count, nan_count) AS (
    CASE
        WHEN lower_bound IS NULL AND upper_bound IS NULL AND null_count IS NULL THEN 'no statistics'
        WHEN lower_bound IS NULL AND upper_bound IS NULL THEN 'no bounds'
        WHEN (nan_count <> 0) IS NOT FALSE THEN 'bounds overlap or NaN'
        WHEN lower_bound IS NULL OR upper_bound IS NULL THEN 'bounded on one side'
        WHEN lower_bound = upper_bound THEN 'one value'
        ELSE 'bounds overlap'
    END
);

-- why_count: why a test for nulls or NaN in a column of a file could not be ruled out.
CREATE OR REPLACE MACRO why_count(lower_bound, upper_bound, null_count, nan_count) AS (
    CASE
        WHEN null_count IS NULL AND nan_count IS NULL THEN 'counts unknown'
        WHEN null_count IS NULL THEN 'null count unknown'
        WHEN nan_count IS NULL THEN 'NaN count unknown'
        ELSE 'counts allow it'
    END
);

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
