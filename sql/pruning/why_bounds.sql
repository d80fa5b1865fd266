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
