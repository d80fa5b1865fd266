-- index_files: index files of the snapshot.
-- Grain: one row per index file entry.   Keys: file_path, index_type.
-- Sources: base_index_files.

CREATE OR REPLACE VIEW index_files AS
SELECT
    index_type,
    file_path,
    file_size_in_bytes,
    record_count,
    partition,
    bucket,
    row_range_start,
    row_range_end,
    field_id,
    status
FROM base_index_files;

COMMENT ON VIEW index_files IS 'Index files of the snapshot. One row per index file entry.';
COMMENT ON COLUMN index_files.index_type IS 'What kind of index it is, in the word of the format.';
COMMENT ON COLUMN index_files.file_path IS 'Where the metadata says the index file is.';
COMMENT ON COLUMN index_files.file_size_in_bytes IS 'Bytes of the index file.';
COMMENT ON COLUMN index_files.record_count IS 'Entries in the index file, as the format counts them.';
COMMENT ON COLUMN index_files.partition IS 'Partition of the data it is for; null in Iceberg.';
COMMENT ON COLUMN index_files.bucket IS 'Paimon: bucket of the data it is for.';
COMMENT ON COLUMN index_files.row_range_start IS 'Paimon: first row id that a global index covers; null of other indexes.';
COMMENT ON COLUMN index_files.row_range_end IS 'Paimon: last row id that a global index covers; null of other indexes.';
COMMENT ON COLUMN index_files.field_id IS 'Paimon: the field that a global index is over; null of other indexes.';
COMMENT ON COLUMN index_files.status IS 'Paimon: added or deleted, what the entry says of the file; null in Iceberg.';
