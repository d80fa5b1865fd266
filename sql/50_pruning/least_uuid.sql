-- least_uuid: lower bound of the UUIDs of a file or manifest, for any writer's sort order.
-- Grain: one bound.   Keys: none.
-- Sources: none.
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

COMMENT ON MACRO least_uuid IS 'Lower bound of the UUIDs of a file or manifest; null if unknown.';
