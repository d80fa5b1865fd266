-- has_nan: whether a column may be NaN. A negative count means unknown.

CREATE OR REPLACE MACRO has_nan(nan_count) AS (
    coalesce(nan_count <> 0, true)
);

COMMENT ON MACRO has_nan IS 'Whether a column may be NaN.';
