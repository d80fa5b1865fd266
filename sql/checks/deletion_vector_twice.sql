-- deletion_vector_twice: A data file has more than one deletion vector.
-- Severity: error.   Effect: wrong rows or refused.   Only with: deletion_vectors.
-- Engines: Iceberg Java refuses; Paimon applies one of them.
-- Source: Iceberg DeleteFileIndex.Builder; Paimon IndexFileHandler.
--
-- At most one is valid for a data file (Iceberg v3, Deletion Vectors). In Paimon a new index file
-- replaces the old one (IndexManifestFileHandler).

SELECT
    data_file_path AS subject,
    '1' AS expected,
    count(*)::VARCHAR AS actual,
    'in ' || string_agg(DISTINCT file_path, ', ' ORDER BY file_path) AS detail
FROM base_deletion_vectors
GROUP BY data_file_path
HAVING count(*) > 1;
