-- row_ranges: files by disjoint ranges of row ids.
-- Grain: one row per file.   Keys: those of `files`.
-- Sources: files, a relation with partition_bytes, bucket, first_row_id, record_count.
--
-- A file with an unknown row count extends to the largest row id.
CREATE OR REPLACE MACRO row_ranges(files) AS TABLE
WITH begun AS (
    SELECT
        *,
        first_row_id AS row_start,
        first_row_id + coalesce(record_count, 4611686018427387903) AS row_end,
        coalesce(row_start >= max(row_end) OVER above, true) AS begins
    FROM query_table(files)
    WINDOW above AS (
        PARTITION BY partition_bytes, bucket
        ORDER BY row_start NULLS LAST, row_end
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
    )
),
numbered AS (
    SELECT
        *,
        sum(begins::INTEGER) OVER (
            PARTITION BY partition_bytes, bucket
            ORDER BY row_start NULLS LAST, row_end
            RANGE UNBOUNDED PRECEDING  -- equal rows stand here in another order
        ) AS range_no
    FROM begun
)
SELECT
    *,
    dense_rank() OVER (ORDER BY partition_bytes, bucket, range_no) AS range_id,
    min(row_start) OVER one_range AS range_start,
    max(row_end) OVER one_range AS range_end,
    range_end - range_start AS range_rows
FROM numbered
WINDOW one_range AS (PARTITION BY partition_bytes, bucket, range_no);

-- newest_of_range: statistics of a column in the two newest files of a row id range with it.
--
-- A file with an unknown sequence number counts as the newest. `is_apart`: a file has the column
-- without statistics, for some of the rows only.
CREATE OR REPLACE MACRO newest_of_range(
    lower_bound, upper_bound, null_count, sequence_number, has_column, is_apart, row_start, row_end, range_id
) AS {
    'files': arg_max(
        {
            'lower': lower_bound,
            'upper': upper_bound,
            'nulls': null_count,
            'sequence': sequence_number,
            'row_start': row_start,
            'row_end': row_end
        },
        coalesce(sequence_number, 4611686018427387903),
        2
    ) FILTER (WHERE has_column) OVER (PARTITION BY range_id),
    'is_apart': coalesce(bool_or(is_apart) FILTER (WHERE has_column) OVER (PARTITION BY range_id), false)
};

-- column_of_range: bounds and null count of a column over a row id range; null if unknown.
--
-- newest: result of `newest_of_range`. Values are those of the newest file with the column; unknown
-- if that file does not span the range, if there are several newest files, or if a file has the
-- column without statistics (`is_apart`). A column that no file has is null.
CREATE OR REPLACE MACRO column_of_range(newest, range_start, range_end) AS
    CASE
        WHEN newest.files IS NULL
        THEN {'lower': newest.files[1].lower, 'upper': newest.files[1].upper, 'nulls': range_end - range_start}
        WHEN
            NOT newest.is_apart
            AND newest.files[1].row_start = range_start
            AND newest.files[1].row_end = range_end
            AND coalesce(newest.files[2].sequence < newest.files[1].sequence, len(newest.files) = 1)
            AND newest.files[1].sequence IS NOT NULL
        THEN {'lower': newest.files[1].lower, 'upper': newest.files[1].upper, 'nulls': newest.files[1].nulls::BIGINT}
    END;

-- keep_row_parts: files to keep, where several files may have columns of the same rows.
-- Grain: one row per file.   Keys: those of `files`.
-- Sources: files, a relation with the columns of `row_ranges`.
--
-- has_apart: condition that a file has columns without statistics, for some of the rows.
-- newest: a struct with a `newest_of_range` for each column, over `row_ranges`.
-- parts: a struct with a `column_of_range` for each column, over `newest_parts`.
-- matches: condition over `column_parts`, and over columns with one value per range.
-- is_whole: condition over the statistics of a single file.
CREATE OR REPLACE MACRO keep_row_parts(files, has_apart, newest, parts, matches, is_whole) AS TABLE
WITH judged AS (SELECT *, has_apart AS is_apart FROM query_table(files)),
gathered AS (SELECT *, newest AS newest_parts FROM row_ranges('judged')),
known AS (SELECT *, parts AS column_parts FROM gathered)
SELECT *, matches AS kept, kept AND NOT is_whole AS kept_for_group
FROM known;
