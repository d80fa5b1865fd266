-- file_indexes: the indexes over columns that data files carry with them.
-- Grain: one row per (live file, column, index).   Keys: data_file_path, column_name, index_type.
-- Sources: base_file_indexes, live_entries.

CREATE OR REPLACE VIEW file_indexes AS
SELECT
    data_file_path,
    index_path,
    column_name,
    index_type,
    content_offset,
    content_size_in_bytes,
    detail
FROM base_file_indexes
SEMI JOIN live_entries USING (entry_id);

COMMENT ON VIEW file_indexes IS 'The indexes over columns that data files carry with them. One row per (live file, column, index).';
COMMENT ON COLUMN file_indexes.data_file_path IS 'The data file.';
COMMENT ON COLUMN file_indexes.index_path IS 'The file that holds the index; null if it is kept in the manifest entry.';
COMMENT ON COLUMN file_indexes.column_name IS 'The column that is indexed.';
COMMENT ON COLUMN file_indexes.index_type IS 'bloom-filter, bitmap, range-bitmap or bsi, in the word of the format.';
COMMENT ON COLUMN file_indexes.content_offset IS 'Where the index starts in its container.';
COMMENT ON COLUMN file_indexes.content_size_in_bytes IS 'Bytes of the index.';
COMMENT ON COLUMN file_indexes.detail IS 'What the head of the index says of it.';
