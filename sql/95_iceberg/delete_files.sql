-- iceberg.delete_files: the delete files of iceberg.files.
-- Grain: one row per live entry.   Keys: file_path, content_offset.
-- Sources: iceberg.files.

CREATE OR REPLACE VIEW iceberg.delete_files AS
SELECT *
FROM iceberg.files
WHERE content <> 0;
