-- row_matches: whether a condition is true; NULL where it fails.
-- Grain: one value.   Keys: none.
-- Sources: none.
--
-- To be used in a branch of CASE only: elsewhere DuckDB evaluates expressions that occur twice before TRY,
-- and fails.

CREATE OR REPLACE MACRO row_matches(condition) AS (
    TRY(condition IS TRUE)
);

COMMENT ON MACRO row_matches IS 'Whether a condition is true; NULL where it fails.';
