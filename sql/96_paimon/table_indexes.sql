-- paimon.table_indexes: index files of the snapshot.
-- Grain: one row per index file entry.   Keys: file_name, index_type.
-- Sources: base_deletion_vectors, base_index_files.

CREATE OR REPLACE VIEW paimon.table_indexes AS
WITH vectors AS (
    SELECT
        file_path,
        list(
            {
                'f0': parse_filename(data_file_path),
                'f1': content_offset::INTEGER,
                'f2': (content_size_in_bytes - 8)::INTEGER,
                '_CARDINALITY': cardinality
            } ORDER BY content_offset
        ) AS dv_ranges
    FROM base_deletion_vectors
    GROUP BY file_path
)
SELECT
    paimon.row_text(partition) AS partition,
    bucket,
    index_type,
    parse_filename(file_path) AS file_name,
    file_size_in_bytes AS file_size,
    record_count AS row_count,
    dv_ranges
FROM base_index_files
LEFT JOIN vectors USING (file_path);
