-- least_uuid: lower bound of the UUIDs of a file or manifest, by any order of its bounds.
-- Grain: one bound.   Keys: none.
-- Sources: none.
--
-- Java orders the two halves of a UUID as signed numbers, the format and other writers order bytes
-- (Iceberg v3, Appendix D). Where the signs of the bounds are the other way round only Java can have
-- written them, and the values wrap; where they are equal the first halves are ordered alike. Bounds
-- that are equal are the one value there is.

CREATE OR REPLACE MACRO least_uuid(lower, upper) AS
    CASE
        WHEN lower = upper THEN lower
        WHEN hex(lower)[1] >= '8' AND coalesce(hex(upper)[1] < '8', true) THEN NULL
        WHEN hex(lower)[1] < '8' AND hex(upper)[1] >= '8' THEN lower
        ELSE unhex(hex(lower)[1:16] || '0000000000000000')
    END;

COMMENT ON MACRO least_uuid IS 'Lower bound of the UUIDs of a file or manifest; null if unknown.';
