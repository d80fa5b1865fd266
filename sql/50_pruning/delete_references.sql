-- delete_references: the deletes that apply to each of some files, as numbers of rows of `deletes`.
-- Grain: one row per file.   Keys: none; in the order of place.
-- Sources: files, a relation with place and file_path; applicable, one with data_file_path,
-- delete_file_path, content_offset; deletes, one with delete_place, file_path, content_offset.
--
-- Vectors of several data files are in one file, at other offsets.

CREATE OR REPLACE MACRO delete_references(files, applicable, deletes) AS TABLE
SELECT
    coalesce(
        list(DISTINCT delete_place ORDER BY delete_place) FILTER (WHERE delete_place IS NOT NULL),
        []
    ) AS delete_places
FROM query_table(files) AS data
LEFT JOIN query_table(applicable) AS pairs ON pairs.data_file_path = data.file_path
LEFT JOIN query_table(deletes) AS wanted
    ON wanted.file_path = pairs.delete_file_path
    AND wanted.content_offset IS NOT DISTINCT FROM pairs.content_offset
GROUP BY place
ORDER BY place;

COMMENT ON MACRO TABLE delete_references IS 'The deletes that apply to each of some files, as numbers of rows.';
