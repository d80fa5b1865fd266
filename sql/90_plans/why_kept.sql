-- why_kept: why the files of a plan could not be ruled out.
-- Grain: one row per data file and condition.   Keys: file_path, detail.
-- Sources: base_why_kept.

CREATE OR REPLACE MACRO why_kept(predicate, dialect := 'any', time_zone := '') AS TABLE
SELECT
    file_path,
    reason,
    column_name,
    detail
FROM base_why_kept
WHERE
    base_why_kept.predicate COLLATE C = coalesce(predicate, 'true')
    AND base_why_kept.dialect COLLATE C = coalesce(dialect, 'any')
    AND base_why_kept.time_zone COLLATE C = coalesce(time_zone, '');

COMMENT ON MACRO TABLE why_kept IS 'Why the files of a plan could not be ruled out: one row per file and condition that did not rule it out.';
