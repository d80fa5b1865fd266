-- is_short_binary: whether a binary value has at most `most_bytes` bytes, or is NULL.
-- Grain: one value.   Keys: none.
-- Sources: none.

CREATE OR REPLACE MACRO is_short_binary(value, most_bytes) AS (
    coalesce(octet_length(value) <= most_bytes, true)
);

COMMENT ON MACRO is_short_binary IS 'Whether a binary value has at most so many bytes, or is NULL.';
