-- delete_lists: the paths of the delete files that apply to each of some files, sorted.
-- Grain: one row per file.   Keys: none; in the order of the files.
-- Sources: files, a relation with file_path; applicable, one with data_file_path, delete_file_path.

CREATE OR REPLACE MACRO delete_lists(files, applicable) AS TABLE
WITH placed AS (SELECT file_path, row_number() OVER () AS place FROM query_table(files))
SELECT
    coalesce(
        list(DISTINCT delete_file_path ORDER BY delete_file_path)
            FILTER (WHERE delete_file_path IS NOT NULL),
        []
    ) AS delete_files
FROM placed
LEFT JOIN query_table(applicable) AS deletes ON data_file_path = file_path
GROUP BY place
ORDER BY place;

COMMENT ON MACRO TABLE delete_lists IS 'The paths of the delete files that apply to each of some files, sorted.';
