-- whole_number: the number that a text spells in digits; null for any other text.
-- Grain: one number.   Keys: none.
-- Sources: none.
--
-- A cast alone takes '12.5' for 13 and '1e3' for 1000, which are numbers of rows to no reader.

CREATE OR REPLACE MACRO whole_number(spelled) AS
    CASE WHEN regexp_full_match(spelled, '[+-]?[0-9]+') THEN TRY_CAST(spelled AS BIGINT) END;

COMMENT ON MACRO whole_number IS 'The number that a text spells in digits; null for any other text.';
