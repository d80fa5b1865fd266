-- why_file: why files could not be ruled out by a condition.
-- Grain: one row per file that `may_match`.   Keys: none.
-- Sources: files, a relation with file_path.

CREATE OR REPLACE MACRO why_file(files, why, named, details, may_match) AS TABLE
SELECT
    file_path,
    why AS reason,
    named::VARCHAR AS column_name,
    details AS detail
FROM query_table(files)
WHERE may_match;

COMMENT ON MACRO TABLE why_file IS 'Why files could not be ruled out by a condition.';
