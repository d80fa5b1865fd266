-- is_nan: whether a value of any type is the floating-point NaN.
-- Grain: one claim.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO is_nan(value) AS
    CASE WHEN typeof(value) IN ('FLOAT', 'DOUBLE') THEN coalesce(value::VARCHAR IN ('nan', '-nan'), false) ELSE false END;

COMMENT ON MACRO is_nan IS 'Whether a value of any type is the floating-point NaN; bounds never are.';
