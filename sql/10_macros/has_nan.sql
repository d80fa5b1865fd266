-- has_nan: whether a column may be NaN. A negative count means unknown.

CREATE OR REPLACE MACRO has_nan(nan_count) AS (
    (nan_count <> 0) IS NOT FALSE
);

COMMENT ON MACRO has_nan IS 'Whether a column may be NaN.';
