-- with_deletes: the data files to which deletes apply.
-- Grain: one row per file.   Keys: data_file_path.
-- Sources: deletes, a relation with data_file_path, delete_file_path.

CREATE OR REPLACE MACRO with_deletes(deletes) AS TABLE
SELECT DISTINCT data_file_path
FROM query_table(deletes)
WHERE delete_file_path IS NOT NULL;

COMMENT ON MACRO TABLE with_deletes IS 'The data files to which deletes apply.';
