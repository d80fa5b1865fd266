-- metadata_files: the metadata files that any snapshot reaches.
-- Grain: one row per file.   Keys: path.
-- Sources: base_metadata_files.

CREATE OR REPLACE VIEW metadata_files AS
SELECT
    path,
    kind,
    size,
    referenced_by
FROM base_metadata_files;

COMMENT ON VIEW metadata_files IS 'The metadata files that any snapshot reaches. One row per file.';
COMMENT ON COLUMN metadata_files.path IS 'Path of the file.';
COMMENT ON COLUMN metadata_files.kind IS 'What the file is, in the words of the format.';
COMMENT ON COLUMN metadata_files.size IS 'Bytes, as storage says; null if the file is not there.';
COMMENT ON COLUMN metadata_files.referenced_by IS 'The file that names it; null for a file that is found by its name.';
