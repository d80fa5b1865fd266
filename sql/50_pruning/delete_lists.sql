-- delete_lists: the paths of the delete files that apply to each of some files, sorted.
-- Grain: one row per file.   Keys: none; in the order of place.
-- Sources: files, a relation with place and file_path; applicable, one with data_file_path, delete_file_path.

CREATE OR REPLACE MACRO delete_lists(files, applicable) AS TABLE
SELECT
    coalesce(
        list(DISTINCT delete_file_path ORDER BY delete_file_path)
            FILTER (WHERE delete_file_path IS NOT NULL),
        []
    ) AS delete_files
FROM query_table(files)
LEFT JOIN query_table(applicable) AS deletes ON data_file_path = file_path
GROUP BY place
ORDER BY place;

COMMENT ON MACRO TABLE delete_lists IS 'The paths of the delete files that apply to each of some files, sorted.';
