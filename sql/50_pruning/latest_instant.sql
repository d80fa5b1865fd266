-- latest_instant: upper bound of times in nanoseconds, allowing for rounding of the recorded bound.
-- Grain: one bound.   Keys: none.
-- Sources: none.
--
-- pypaimon truncates bounds to microseconds. An upper bound at a whole microsecond may have been
-- truncated, so values may reach its end; unknown if that overflows.

CREATE OR REPLACE MACRO latest_instant(upper) AS
    CASE
        WHEN epoch_ns(upper) % 1000 <> 0 THEN make_timestamp_ns(epoch_ns(upper))
        WHEN epoch_ns(upper) < 9223372036854775000 THEN make_timestamp_ns(epoch_ns(upper) + 999)
    END;

COMMENT ON MACRO latest_instant IS 'Upper bound of times in nanoseconds, allowing for rounding of the recorded bound; null if unknown.';
