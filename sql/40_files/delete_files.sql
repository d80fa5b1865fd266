-- delete_files: live delete files.
-- Grain: one row per live delete file.   Keys: file_path, content_offset.
-- Sources: files.

CREATE OR REPLACE VIEW delete_files AS
SELECT *
FROM files
WHERE content NOT IN ('data', 'unknown');
