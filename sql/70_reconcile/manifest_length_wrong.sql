-- manifest_length_wrong: a manifest has another length than its list says.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_manifests, base_metadata_files, base_damage.

CREATE OR REPLACE VIEW manifest_length_wrong AS
SELECT
    'manifest_length_wrong' AS "check",
    'warning' AS severity,
    base_manifests.manifest_path AS subject,
    NULL::BIGINT AS snapshot_id,
    base_manifests.length::VARCHAR AS expected,
    base_metadata_files.size::VARCHAR AS actual,
    'bytes' AS detail
FROM base_manifests
INNER JOIN base_metadata_files ON base_metadata_files.path = base_manifests.manifest_path
ANTI JOIN base_damage ON base_damage.path = base_manifests.manifest_path
WHERE base_manifests.length <> base_metadata_files.size;

COMMENT ON VIEW manifest_length_wrong IS 'A manifest has another length than its list says.';
