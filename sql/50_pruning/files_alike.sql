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

COMMENT ON MACRO TABLE files_alike IS 'Number and bytes of files with the same values in all columns.';
