-- pairs_of_buckets: files with the predicates that may match in their bucket.
-- Grain: one row per file and predicate.   Keys: those of `files`, predicate_id.
-- Sources: files, a relation with total_buckets, bucket, is_hashed; asked, one with predicate_id;
-- hashed, one with the buckets of each predicate: total, place, asked.
--
-- A file that is not hashed, or not known to be, may have rows of any key.

CREATE OR REPLACE MACRO pairs_of_buckets(files, asked, hashed) AS TABLE
SELECT
    one.*,
    predicates.*
FROM query_table(files) AS one
JOIN query_table(hashed) AS buckets
    ON one.total_buckets = buckets.total AND one.bucket = buckets.place
JOIN query_table(asked) AS predicates ON predicates.predicate_id = buckets.asked
WHERE one.is_hashed
UNION ALL
SELECT
    one.*,
    predicates.*
FROM query_table(files) AS one
CROSS JOIN query_table(asked) AS predicates
WHERE NOT one.is_hashed;

COMMENT ON MACRO TABLE pairs_of_buckets IS 'Files with the predicates that may match in their bucket.';
