-- greatest_uuid: what no UUID of a file or manifest is greater than, in whatever order its bounds are.
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

COMMENT ON MACRO greatest_uuid IS 'What no UUID of a file or manifest is greater than; null if unknown.';
