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

COMMENT ON MACRO TABLE kept_by_predicate IS 'Number and bytes of the files that each predicate keeps.';
