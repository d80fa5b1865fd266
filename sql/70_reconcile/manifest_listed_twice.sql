-- manifest_listed_twice: a manifest is more than once in the lists of the snapshot.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_manifests.

CREATE OR REPLACE VIEW manifest_listed_twice AS
SELECT
    'manifest_listed_twice' AS check_name,
    'error' AS severity,
    manifest_path AS subject,
    NULL::BIGINT AS snapshot_id,
    '1' AS expected,
    count(*)::VARCHAR AS actual,
    string_agg(coalesce(role, content), ', ' ORDER BY role) AS detail
FROM base_manifests
GROUP BY manifest_path, content
HAVING count(*) > 1;

COMMENT ON VIEW manifest_listed_twice IS 'A manifest is more than once in the lists of the snapshot.';
