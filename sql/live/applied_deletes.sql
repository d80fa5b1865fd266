-- applied_deletes: delete files and deletion vectors that apply to a live data file.
-- Grain: one row per delete file or vector.   Keys: the same.   Evaluated: once.

SELECT DISTINCT delete_file_path, content_offset
FROM applicable_deletes;

COMMENT ON COLUMN applied_deletes.delete_file_path IS 'The delete file, or the file that the vector is in.';
COMMENT ON COLUMN applied_deletes.content_offset IS 'Where the vector begins in its file; null for other deletes.';
