-- value_text: a value as a message shows it.
-- Grain: one value.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO value_text(value, quotes) AS (
    coalesce(quotes || value::VARCHAR || quotes, 'NULL')
);

COMMENT ON MACRO value_text IS 'A value as a message shows it.';
