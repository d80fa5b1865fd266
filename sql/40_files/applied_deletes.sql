-- applied_deletes: the delete files and deletion vectors that apply to a live data file.
-- Grain: one row per delete.   Keys: delete_file_path, content_offset.
-- Sources: applicable_deletes.
--
-- A delete that applies to no file deletes no row: compaction has replaced the files it was written
-- for, but has not removed it.

CREATE OR REPLACE VIEW applied_deletes AS
SELECT DISTINCT
    delete_file_path,
    content_offset
FROM applicable_deletes;

COMMENT ON VIEW applied_deletes IS 'The delete files and deletion vectors that apply to a live data file. One row per delete.';
COMMENT ON COLUMN applied_deletes.delete_file_path IS 'The file that holds the deletes.';
COMMENT ON COLUMN applied_deletes.content_offset IS 'Where a deletion vector begins in its file; null for other deletes.';
