-- may_hold_null: whether a value, or a part of it, may be null.
-- Grain: one claim.   Keys: none.
-- Sources: none.
--
-- DuckDB takes a null in a struct for greater than all values, Paimon for less. A text that has the
-- word in it is taken for a null, too.

CREATE OR REPLACE MACRO may_hold_null(value) AS
    coalesce(contains(value::VARCHAR, 'NULL'), true);

COMMENT ON MACRO may_hold_null IS 'Whether a value, or a part of it, may be null.';
