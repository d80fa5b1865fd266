-- count_of_summary: how many of two values are NULL (or NaN) by the summary of a partition field.
-- Grain: one field of a manifest.   Keys: none.
-- Sources: none.
--
-- A summary says whether there are any. Without bounds there is no other value, so that both are of
-- the kind unless there are NaN (or NULL), too. Null where it is not known.
-- Spec: Iceberg v3, Manifest Lists (Field Summary).

CREATE OR REPLACE MACRO count_of_summary(contains_kind, contains_other, has_no_bounds) AS (
    CASE
        WHEN NOT contains_kind THEN 0
        WHEN contains_kind AND has_no_bounds AND NOT contains_other THEN 2
        WHEN contains_kind THEN 1
    END
);

COMMENT ON MACRO count_of_summary IS 'How many of two values of a manifest are NULL or NaN; null where it is not known.';
