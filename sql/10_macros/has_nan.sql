-- has_nan: whether a column may be NaN. A count below 0 is none, so nothing is known.

CREATE OR REPLACE MACRO has_nan(nan_count) AS (
    coalesce(nan_count <> 0, true)
);

COMMENT ON MACRO has_nan IS 'Whether a column may be NaN.';
