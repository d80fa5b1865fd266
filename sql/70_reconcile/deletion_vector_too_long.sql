-- deletion_vector_too_long: a deletion vector deletes more rows than its data file has.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_deletion_vectors, base_entries, live_entries.

CREATE OR REPLACE VIEW deletion_vector_too_long AS
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
    'deletion_vector_too_long' AS check_name,
    'error' AS severity,
    base_deletion_vectors.data_file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    'up to ' || live.record_count AS expected,
    base_deletion_vectors.cardinality::VARCHAR AS actual,
    'in ' || base_deletion_vectors.file_path AS detail
FROM base_deletion_vectors
INNER JOIN live ON live.file_path = base_deletion_vectors.data_file_path
WHERE base_deletion_vectors.cardinality > live.record_count;

COMMENT ON VIEW deletion_vector_too_long IS 'A deletion vector deletes more rows than its data file has.';
