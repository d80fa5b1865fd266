-- greatest_uuid: upper bound of the UUIDs of a file or manifest, for any writer's sort order.
-- Grain: one bound.   Keys: none.
-- Sources: none.
--
-- See least_uuid.

CREATE OR REPLACE MACRO greatest_uuid(lower, upper) AS
    CASE
        WHEN lower = upper THEN upper
        WHEN hex(upper)[1] < '8' AND coalesce(hex(lower)[1] >= '8', true) THEN NULL
        WHEN hex(lower)[1] < '8' AND hex(upper)[1] >= '8' THEN upper
        ELSE unhex(hex(upper)[1:16] || 'FFFFFFFFFFFFFFFF')
    END;

COMMENT ON MACRO greatest_uuid IS 'Upper bound of the UUIDs of a file or manifest; null if unknown.';
