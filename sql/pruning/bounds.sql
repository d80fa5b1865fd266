-- least_uuid: lower bound of the UUIDs of a file or manifest; null if unknown.
--
-- Java sorts the two halves of a UUID as signed integers; the format and other writers sort bytes
-- (Iceberg v3, Appendix D). If the signs of the bounds are reversed, Java has written them, and the
-- values wrap around; if the signs are equal, both orders agree on the first halves. Equal bounds are
-- the only value.
CREATE OR REPLACE MACRO least_uuid(lower, upper) AS
    CASE
        WHEN lower = upper THEN lower
        WHEN hex(lower)[1] >= '8' AND coalesce(hex(upper)[1] < '8', true) THEN NULL
        WHEN hex(lower)[1] < '8' AND hex(upper)[1] >= '8' THEN lower
        ELSE unhex(hex(lower)[1:16] || '0000000000000000')
    END;

-- greatest_uuid: upper bound of the UUIDs of a file or manifest; null if unknown; see least_uuid.
CREATE OR REPLACE MACRO greatest_uuid(lower, upper) AS
    CASE
        WHEN lower = upper THEN upper
        WHEN hex(upper)[1] < '8' AND coalesce(hex(lower)[1] >= '8', true) THEN NULL
        WHEN hex(lower)[1] < '8' AND hex(upper)[1] >= '8' THEN upper
        ELSE unhex(hex(upper)[1:16] || 'FFFFFFFFFFFFFFFF')
    END;

-- latest_instant: upper bound of times in nanoseconds, allowing for rounding of the recorded bound;
--     null if unknown.
--
-- pypaimon truncates bounds to microseconds. An upper bound at a whole microsecond may have been
-- truncated, so values may reach its end; unknown if that overflows.
CREATE OR REPLACE MACRO latest_instant(upper) AS
    CASE
        WHEN epoch_ns(upper) % 1000 <> 0 THEN make_timestamp_ns(epoch_ns(upper))
        WHEN epoch_ns(upper) < 9223372036854775000 THEN make_timestamp_ns(epoch_ns(upper) + 999)
    END;

-- is_common_time: whether a date or timestamp is in years 1 to 9999, or is NULL.
CREATE OR REPLACE MACRO is_common_time(value) AS (
    value IS NULL OR coalesce(year(value) BETWEEN 1 AND 9999, false)
);
