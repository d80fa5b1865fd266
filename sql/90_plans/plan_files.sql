-- plan_files: the data files that may have rows that a predicate is true for.
-- Grain: one row per data file.   Keys: file_path, level.
-- Sources: base_plan_files.

CREATE OR REPLACE MACRO plan_files(predicate) AS TABLE
SELECT * EXCLUDE (predicate)
FROM base_plan_files
WHERE base_plan_files.predicate COLLATE C = coalesce(predicate, 'true');

COMMENT ON MACRO TABLE plan_files IS 'The data files that may have rows that a predicate is true for, with the files of deletes that apply to each. The predicate is SQL text over the columns of the table.';
