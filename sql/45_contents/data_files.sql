-- data_files: live files that hold rows.
-- Grain: one row per live data file.   Keys: file_path, level.
-- Sources: files.

CREATE OR REPLACE VIEW data_files AS
SELECT *
FROM files
WHERE content = 'data';

COMMENT ON VIEW data_files IS 'Live files that hold rows. One row per live data file.';
-- Columns: as in files.
