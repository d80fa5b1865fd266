-- whole_number: the integer in a text of digits; null for any other text.
-- Grain: one number.   Keys: none.
-- Sources: none.
--
-- A cast alone converts '12.5' to 13 and '1e3' to 1000, which no reader accepts as row counts.

CREATE OR REPLACE MACRO whole_number(spelled) AS
    CASE WHEN regexp_full_match(spelled, '[+-]?[0-9]+') THEN TRY_CAST(spelled AS BIGINT) END;

COMMENT ON MACRO whole_number IS 'The integer in a text of digits; null for any other text.';
