-- spec_missing: A manifest refers to a partition spec that does not exist.
-- Severity: error.   Effect: refused.   Only for: iceberg.
-- Engines: Iceberg Java; others fail where they need partitions.
-- Source: Iceberg ManifestReader.

SELECT
    base_manifests.manifest_path AS subject,
    'partition spec ' || base_manifests.partition_spec_id AS expected,
    'no such spec' AS actual,
    'the partitions of its files are unknown' AS detail
FROM base_manifests
CROSS JOIN base_table
WHERE NOT list_contains(base_table.spec_ids, base_manifests.partition_spec_id);
