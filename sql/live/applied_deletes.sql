-- applied_deletes: delete files and deletion vectors that apply to a live data file.
-- Grain: one row per delete file or vector.   Keys: the same.   Evaluated: once.

SELECT DISTINCT
    delete_file_path,  -- The delete file, or the file that the vector is in.
    content_offset  -- Where the vector begins in its file; null for other deletes.
FROM applicable_deletes;
