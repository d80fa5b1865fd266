-- iceberg.all_data_files: the data files of iceberg.all_files.
-- Grain: one row per live entry.   Keys: file_path, content_offset.
-- Sources: iceberg.all_files.

CREATE OR REPLACE VIEW iceberg.all_data_files AS
SELECT *
FROM iceberg.all_files
WHERE content = 0;
