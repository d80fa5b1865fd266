-- spec_missing: a manifest refers to a partition spec that the metadata does not have.
-- Grain: one row per finding.   Keys: subject.
-- Only for: iceberg.
-- Sources: base_manifests, base_table.

CREATE OR REPLACE VIEW spec_missing AS
SELECT
    'spec_missing' AS check_name,
    'error' AS severity,
    base_manifests.manifest_path AS subject,
    NULL::BIGINT AS snapshot_id,
    'partition spec ' || base_manifests.partition_spec_id AS expected,
    'no such spec' AS actual,
    'the partitions of its files are unknown' AS detail
FROM base_manifests
CROSS JOIN base_table
WHERE NOT list_contains(base_table.spec_ids, base_manifests.partition_spec_id);

COMMENT ON VIEW spec_missing IS 'A manifest refers to a partition spec that the metadata does not have.';
