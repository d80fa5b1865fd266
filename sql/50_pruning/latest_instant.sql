-- latest_instant: upper bound of times in nanoseconds, however the recorded bound was rounded.
-- Grain: one bound.   Keys: none.
-- Sources: none.
--
-- pypaimon cuts bounds to microseconds. An upper bound that is a whole one may have been cut, so that
-- values go on to its end; where that is past all times, none is known.

CREATE OR REPLACE MACRO latest_instant(upper) AS
    CASE
        WHEN epoch_ns(upper) % 1000 <> 0 THEN make_timestamp_ns(epoch_ns(upper))
        WHEN epoch_ns(upper) < 9223372036854775000 THEN make_timestamp_ns(epoch_ns(upper) + 999)
    END;

COMMENT ON MACRO latest_instant IS 'Upper bound of times in nanoseconds, however the recorded bound was rounded; null if unknown.';
