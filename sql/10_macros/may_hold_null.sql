-- may_hold_null: whether a value, or a part of it, may be null.
-- Grain: one claim.   Keys: none.
-- Sources: none.
--
-- DuckDB sorts a null in a struct after all values, Paimon before them. Text that contains the word
-- counts as null, too.

CREATE OR REPLACE MACRO may_hold_null(value) AS
    coalesce(contains(value::VARCHAR, 'NULL'), true);

COMMENT ON MACRO may_hold_null IS 'Whether a value, or a part of it, may be null.';
