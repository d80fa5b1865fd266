-- deletion_vector_dangling: a deletion vector is for a data file that is not live.
-- Grain: one row per finding.   Keys: subject, detail.
-- Sources: base_deletion_vectors, base_entries, live_entries, base_damage.
--
-- Where a manifest cannot be read, its files may be live.

CREATE OR REPLACE VIEW deletion_vector_dangling AS
WITH live AS (
    SELECT file_path
    FROM base_entries
    SEMI JOIN base_deletion_vectors ON base_deletion_vectors.data_file_path = base_entries.file_path
    SEMI JOIN live_entries USING (entry_id)
    WHERE content = 'data'
)
SELECT
    'deletion_vector_dangling' AS check_name,
    'error' AS severity,
    data_file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    NULL::VARCHAR AS actual,
    'in ' || base_deletion_vectors.file_path AS detail
FROM base_deletion_vectors
ANTI JOIN live ON live.file_path = base_deletion_vectors.data_file_path
WHERE NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'));

COMMENT ON VIEW deletion_vector_dangling IS 'A deletion vector is for a data file that is not live.';
