-- plan_files: the data files that may match a predicate.
-- Grain: one row per data file.   Keys: file_path, level.
-- Sources: base_plan_files.

CREATE OR REPLACE MACRO plan_files(predicate, dialect := 'any', time_zone := '') AS TABLE
SELECT * EXCLUDE (predicate, dialect, time_zone)
FROM base_plan_files
WHERE
    base_plan_files.predicate COLLATE C = coalesce(predicate, 'true')
    AND base_plan_files.dialect COLLATE C = coalesce(dialect, 'any')
    AND base_plan_files.time_zone COLLATE C = coalesce(time_zone, '');

COMMENT ON MACRO TABLE plan_files IS 'The data files that may match a predicate, each with its delete files. The predicate is SQL text over the columns of the table.';
