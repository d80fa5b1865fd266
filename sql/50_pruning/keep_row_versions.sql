-- keep_row_versions: files to keep, where several files may have versions of the same rows.
-- Grain: one row per file and predicate.   Keys: those of `files`.
-- Sources: files, a relation with predicate_id, partition_bytes, bucket, level.
--
-- Readers use the newest version of a row. The condition `is_alone` (on keys and partitions) may drop
-- any file; `is_whole`, the whole predicate, only if no other file can have a version of the same rows:
-- the file is the only one left in its bucket, or all are on one level above 0. Otherwise the files of a
-- bucket are kept together if one of them meets `is_whole`.
-- combines: a row can be combined from versions none of which matches, so that all are kept.
-- in_any_bucket: versions of a row may be in several buckets of a partition, and in one file.

CREATE OR REPLACE MACRO keep_row_versions(
    files,
    is_alone,
    is_whole,
    combines,
    in_any_bucket
) AS TABLE
WITH judged AS (
    SELECT
        *,
        is_alone AS matches_alone,
        is_whole AS matches_wholly
    FROM query_table(files)
),
of_bucket AS (
    SELECT
        *,
        min(level) FILTER (WHERE matches_alone) OVER rows_in_common AS lowest,
        max(level) FILTER (WHERE matches_alone) OVER rows_in_common AS highest,
        count(*) FILTER (WHERE matches_alone) OVER rows_in_common AS n_left,
        combines
        OR bool_or(matches_wholly) FILTER (WHERE matches_alone) OVER rows_in_common AS is_kept_with_others
    FROM judged
    WINDOW rows_in_common AS (
        PARTITION BY predicate_id, partition_bytes, CASE WHEN NOT in_any_bucket THEN bucket END
    )
)
SELECT
    *,
    matches_alone
    AND CASE
        WHEN (n_left = 1 AND NOT in_any_bucket) OR (lowest >= 1 AND lowest = highest) THEN matches_wholly
        ELSE is_kept_with_others
    END AS kept,
    kept AND NOT matches_wholly AS kept_for_group
FROM of_bucket;

COMMENT ON MACRO TABLE keep_row_versions IS 'Files to keep, where several files may have versions of the same rows.';
