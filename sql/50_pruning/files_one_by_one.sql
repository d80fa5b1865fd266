-- files_one_by_one: files with the columns of `files_alike`.
-- Grain: one row per file.   Keys: those of `files`.
-- Sources: files, a relation with file_size_in_bytes.

CREATE OR REPLACE MACRO files_one_by_one(files) AS TABLE
SELECT
    *,
    1 AS n_files,
    file_size_in_bytes AS n_bytes
FROM query_table(files);

COMMENT ON MACRO TABLE files_one_by_one IS 'Files with the columns of `files_alike`.';
