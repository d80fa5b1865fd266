-- may_match_row: whether rows of a file may match a condition that was evaluated for its only values.
-- Grain: one value.   Keys: none.
-- Sources: none.
--
-- answer: `row_matches`. A file whose values are not known, or for whose values the condition fails, may match.

CREATE OR REPLACE MACRO may_match_row(is_known, answer) AS (
    CASE WHEN is_known THEN coalesce(answer, true) ELSE true END
);

COMMENT ON MACRO may_match_row IS 'Whether rows of a file may match a condition that was evaluated for its only values.';
