-- deletion_vector_refused: Iceberg: a deletion vector is older than its data file, of another partition, or in a file that is not Puffin.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows or refused.
-- Only for: iceberg.   Needs: content = 'deletion_vector' OR content_offset IS NOT NULL.
-- Engines: Iceberg Java refuses to plan; others apply the vector, or return its rows.
-- Source: Iceberg DeleteFileIndex.findDV, ContentFileUtil.isDV; Iceberg v3, Scan Planning, Deletion Vectors.
--
-- A delete file that names an offset of its content is a vector to the writer, and a file of another format to
-- readers.

WITH live AS (
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
)
SELECT
    vectors.sequence_number < data.sequence_number AS is_older,
    data.file_path AS subject,
    IF(is_older, 'sequence number ' || data.sequence_number || ' or more', 'the spec and partition of the data file') AS expected,
    IF(is_older, vectors.sequence_number::VARCHAR, 'other ones') AS actual,
    'deletion vector in ' || vectors.file_path AS detail
FROM live AS vectors
INNER JOIN live AS data ON data.file_path = vectors.referenced_data_file
WHERE vectors.content = 'deletion_vector'
    AND data.content = 'data'
    AND (
        is_older
        OR vectors.spec_id <> data.spec_id
        OR (
            data.partition_is_known
            AND vectors.partition_is_known
            AND NOT is_same_partition(data.partition, vectors.partition)
        )
    )
UNION ALL BY NAME
SELECT
    coalesce(referenced_data_file, file_path) AS subject,
    'puffin' AS expected,
    file_format AS actual,
    'deletion vector in ' || file_path AS detail
FROM live
WHERE content = 'position_deletes' AND content_offset IS NOT NULL;
