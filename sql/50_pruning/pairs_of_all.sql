-- pairs_of_all: all pairs of a file and a predicate.
-- Grain: one row per file and predicate.   Keys: those of `files`, predicate_id.
-- Sources: files, a relation; asked, one with predicate_id. `hashed` is not used: see `pairs_of_buckets`.

CREATE OR REPLACE MACRO pairs_of_all(files, asked, hashed) AS TABLE
SELECT
    one.*,
    predicates.*
FROM query_table(files) AS one
CROSS JOIN query_table(asked) AS predicates;

COMMENT ON MACRO TABLE pairs_of_all IS 'All pairs of a file and a predicate.';
