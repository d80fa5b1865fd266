-- keep_row_parts: files to keep, where several files may have columns of the same rows.
-- Grain: one row per file and predicate.   Keys: those of `files`.
-- Sources: files, a relation with the columns of `row_ranges`.
--
-- has_apart: condition that a file has columns without statistics, for some of the rows.
-- newest: a struct with a `newest_of_range` for each column, over `row_ranges`.
-- parts: a struct with a `column_of_range` for each column, over `newest_parts`.
-- matches: condition over `column_parts`, and over columns with one value per range.
-- is_whole: condition over the statistics of a single file.

CREATE OR REPLACE MACRO keep_row_parts(files, has_apart, newest, parts, matches, is_whole) AS TABLE
WITH judged AS (
    SELECT
        *,
        has_apart AS is_apart
    FROM query_table(files)
),
gathered AS (
    SELECT
        *,
        newest AS newest_parts
    FROM row_ranges('judged')
),
known AS (
    SELECT
        *,
        parts AS column_parts
    FROM gathered
)
SELECT
    *,
    matches AS kept,
    kept AND NOT is_whole AS kept_for_group
FROM known;

COMMENT ON MACRO TABLE keep_row_parts IS 'Files to keep, where several files may have columns of the same rows.';
