-- is_nan: whether a value of any type is the floating-point NaN.
-- Grain: one claim.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO is_nan(value) AS
    typeof(value) IN ('FLOAT', 'DOUBLE') AND value::VARCHAR IN ('nan', '-nan');

COMMENT ON MACRO is_nan IS 'Whether a value of any type is the floating-point NaN; bounds never are. Null of null.';
