-- data_files: live data files.
-- Grain: one row per live data file.   Keys: file_path, level.
-- Sources: files.

CREATE OR REPLACE VIEW data_files AS
SELECT *
FROM files
WHERE content = 'data';
