-- delete_pairs: the deletes that apply to some files.
-- Grain: one row per file and delete.   Keys: data_file_path, delete_file_path, content_offset.
-- Sources: files, a relation with file_path; deletes, one with data_file_path, delete_file_path, content_offset.
--
-- Filters early, since there may be many pairs of other files.

CREATE OR REPLACE MACRO delete_pairs(files, deletes) AS TABLE
SELECT
    data_file_path,
    delete_file_path,
    content_offset
FROM query_table(deletes)
SEMI JOIN query_table(files) AS wanted ON data_file_path = wanted.file_path;

COMMENT ON MACRO TABLE delete_pairs IS 'The deletes that apply to some files.';
