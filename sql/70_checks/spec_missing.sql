-- spec_missing: A manifest refers to a partition spec that does not exist.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: refused.
-- Engines: Iceberg Java; others fail where they need partitions.
-- Source: Iceberg ManifestReader.
-- Only for: iceberg.
-- Sources: base_manifests, base_table.

SELECT
    base_manifests.manifest_path AS subject,
    NULL::BIGINT AS snapshot_id,
    'partition spec ' || base_manifests.partition_spec_id AS expected,
    'no such spec' AS actual,
    'the partitions of its files are unknown' AS detail
FROM base_manifests
CROSS JOIN base_table
WHERE NOT list_contains(base_table.spec_ids, base_manifests.partition_spec_id);
