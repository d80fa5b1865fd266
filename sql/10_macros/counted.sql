-- counted: how many of what, in words; the noun has the plural of most.
-- Grain: one number.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO counted(number, noun) AS
    number || ' ' || noun || CASE WHEN number = 1 THEN '' ELSE 's' END;

COMMENT ON MACRO counted IS 'How many of what, in words: 1 file, 2 files; null of an unknown number.';
