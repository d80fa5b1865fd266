-- counted: a number with a noun in the regular plural.
-- Grain: one number.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO counted(number, noun) AS
    number || ' ' || noun || CASE WHEN number = 1 THEN '' ELSE 's' END;

COMMENT ON MACRO counted IS 'A number with a noun: 1 file, 2 files; null for null.';
