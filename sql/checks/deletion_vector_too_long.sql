-- deletion_vector_too_long: A deletion vector deletes more rows than its data file has.
-- Severity: error.   Effect: wrong rows or refused.   Only with: deletion_vectors.
-- Engines: all, if the vector is that of another file; Iceberg Java refuses a wrong cardinality.
-- Source: Iceberg BitmapPositionDeleteIndex.deserialize.

SELECT
    vectors.data_file_path AS subject,
    'up to ' || files.record_count AS expected,
    vectors.cardinality::VARCHAR AS actual,
    'in ' || vectors.file_path AS detail
FROM base_entries AS files SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_deletion_vectors AS vectors ON vectors.data_file_path = files.file_path
WHERE files.content = 'data' AND vectors.cardinality > files.record_count;
