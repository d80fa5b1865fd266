-- is_short_text: whether a text has at most `most_bytes` bytes, or is NULL.
-- Grain: one value.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO is_short_text(value, most_bytes) AS (
    coalesce(strlen(value) <= most_bytes, true)
);

COMMENT ON MACRO is_short_text IS 'Whether a text has at most so many bytes, or is NULL.';
