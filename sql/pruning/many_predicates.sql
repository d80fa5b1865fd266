-- files_alike: number and bytes of files with the same values in all columns.
-- Grain: one row per distinct row but for file_size_in_bytes.   Keys: none.
-- Sources: files, a relation with file_size_in_bytes.
CREATE OR REPLACE MACRO files_alike(files) AS TABLE
SELECT
    * EXCLUDE (file_size_in_bytes),
    count(*) AS n_files,
    sum(file_size_in_bytes) AS n_bytes
FROM query_table(files)
GROUP BY ALL;

-- kept_by_predicate: number and bytes of the files that each predicate keeps.
-- Grain: one row per predicate that keeps a file.   Keys: predicate_id.
-- Sources: files, a relation with predicate_id, n_files, n_bytes, kept.
--
-- Bytes are text, since they may exceed 64 bits.
CREATE OR REPLACE MACRO kept_by_predicate(files) AS TABLE
SELECT
    predicate_id,
    sum(n_files)::BIGINT AS n_files,
    coalesce(sum(n_bytes), 0)::VARCHAR AS n_bytes
FROM query_table(files)
WHERE kept
GROUP BY predicate_id;

-- pairs_of_buckets: pairs of a file and a predicate that may match in its bucket.
-- Grain: one row per file and predicate.   Keys: those of `files`, predicate_id.
-- Sources: files, a relation with total_buckets, bucket, is_hashed; asked, one with predicate_id;
--     hashed, one with the buckets of each predicate: total, place, asked.
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
