-- index_counts_wrong: Paimon: an index file has other vectors, or fewer bytes, than the index manifest records.
-- Severity: error.   Effect: wrong rows or refused.   Only for: paimon.   Only with: index_files.
-- Engines: all: deleted rows return, or vectors cannot be read.
-- Source: Paimon DeletionVectorsIndexFile.

WITH listed AS (
    SELECT file_path, sum(record_count) AS record_count, min(file_size_in_bytes) AS file_size_in_bytes
    FROM base_index_files
    WHERE index_type = 'DELETION_VECTORS'
    GROUP BY file_path
), vectors AS (
    SELECT file_path, count(*) AS vector_count, max(content_offset::HUGEINT + content_size_in_bytes) AS last_byte
    FROM base_deletion_vectors
    GROUP BY file_path
)
SELECT
    file_path AS subject,
    counted(record_count, 'vector') || ' in ' || counted(file_size_in_bytes, 'byte') AS expected,
    counted(coalesce(vector_count, 0), 'vector') || ' up to byte ' || coalesce(last_byte, 0) AS actual,
    'a vector was dropped from the index manifest, or the file is another' AS detail
FROM listed
LEFT JOIN vectors USING (file_path)
WHERE record_count <> coalesce(vector_count, 0) OR file_size_in_bytes < last_byte;
