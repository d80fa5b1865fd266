-- deletion_vector_too_long: A deletion vector deletes more rows than its data file has.
-- Severity: error.
-- Effect: wrong rows or refused.
-- Engines: all, if the vector is that of another file; Iceberg Java refuses a wrong cardinality.
-- Source: Iceberg BitmapPositionDeleteIndex.deserialize.
-- Split: file.
-- Only with: deletion_vectors.

WITH live AS (
    SELECT
        file_path,
        record_count
    FROM base_entries
    SEMI JOIN base_deletion_vectors ON base_deletion_vectors.data_file_path = base_entries.file_path
    SEMI JOIN live_entries USING (entry_id)
    WHERE content = 'data'
)
SELECT
    base_deletion_vectors.data_file_path AS subject,
    'up to ' || live.record_count AS expected,
    base_deletion_vectors.cardinality::VARCHAR AS actual,
    'in ' || base_deletion_vectors.file_path AS detail
FROM base_deletion_vectors
INNER JOIN live ON live.file_path = base_deletion_vectors.data_file_path
WHERE base_deletion_vectors.cardinality > live.record_count;
