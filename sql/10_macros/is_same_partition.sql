-- is_same_partition: whether two partitions are equal, as Iceberg compares them.
-- Grain: one claim.   Keys: none.
-- Sources: none.
--
-- Null equals null and NaN equals NaN, but -0.0 differs from 0.0; only their text shows that. The text
-- includes the sign of NaN, which is the same for most NaN that processors produce.

CREATE OR REPLACE MACRO is_same_partition(a, b) AS
    a IS NOT DISTINCT FROM b
    AND replace(a::VARCHAR, '-nan', 'nan') IS NOT DISTINCT FROM replace(b::VARCHAR, '-nan', 'nan');

COMMENT ON MACRO is_same_partition IS 'Whether two partitions are equal: nulls and NaN are equal, -0.0 and 0.0 are not.';
