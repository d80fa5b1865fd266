-- is_nan: whether a value of any type is NaN.
-- Grain: one claim.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO is_nan(value) AS
    typeof(value) IN ('FLOAT', 'DOUBLE') AND value::VARCHAR IN ('nan', '-nan');

COMMENT ON MACRO is_nan IS 'Whether a value of any type is NaN; bounds never are. Null for null.';
