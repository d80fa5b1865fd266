-- count_of_summary: number of NULL (or NaN) out of two values, by a partition field summary.
-- Grain: one field of a manifest.   Keys: none.
-- Sources: none.
--
-- A summary records whether there are any. Without bounds there are no other values: both are NULL
-- unless there are NaN (and vice versa). Null if unknown.
-- Spec: Iceberg v3, Manifest Lists (Field Summary).

CREATE OR REPLACE MACRO count_of_summary(contains_kind, contains_other, has_no_bounds) AS (
    CASE
        WHEN NOT contains_kind THEN 0
        WHEN contains_kind AND has_no_bounds AND NOT contains_other THEN 2
        WHEN contains_kind THEN 1
    END
);

COMMENT ON MACRO count_of_summary IS 'Number of NULL or NaN out of two values of a manifest; null if unknown.';
