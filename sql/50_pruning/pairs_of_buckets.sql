-- pairs_of_buckets: pairs of a file and a predicate that may match in its bucket.
-- Grain: one row per file and predicate.   Keys: those of `files`, predicate_id.
-- Sources: files, a relation with total_buckets, bucket, is_hashed; asked, one with predicate_id;
-- hashed, one with the buckets of each predicate: total, place, asked.
--
-- A file that is not known to be hashed may have rows with any key.

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

COMMENT ON MACRO TABLE pairs_of_buckets IS 'Pairs of a file and a predicate that may match in its bucket.';
