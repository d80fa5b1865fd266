-- is_same_partition: whether two partitions are one, as Iceberg compares them.
-- Grain: one claim.   Keys: none.
-- Sources: none.
--
-- Null is null and NaN is NaN, but -0.0 is not 0.0, which only their texts tell apart. These have the
-- sign of NaN, too, which is that of most that processors make.

CREATE OR REPLACE MACRO is_same_partition(a, b) AS
    a IS NOT DISTINCT FROM b
    AND replace(a::VARCHAR, '-nan', 'nan') IS NOT DISTINCT FROM replace(b::VARCHAR, '-nan', 'nan');

COMMENT ON MACRO is_same_partition IS 'Whether two partitions are one: nulls and NaN are equal, -0.0 and 0.0 are not.';
