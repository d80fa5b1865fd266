-- ref_without_snapshot: A tag or branch refers to a snapshot that does not exist.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: refused.
-- Engines: Iceberg Java reads no table with such a reference; others fail where it is used.
-- Source: Iceberg TableMetadata.validateRefs.
-- Only for: iceberg.
-- Only with: refs.
-- Sources: base_refs, base_snapshots, base_table.
--
-- Not for Paimon: a tag contains its snapshot, and a branch has its own snapshots.

SELECT
    base_refs.type || ' ' || base_refs.name AS subject,
    base_refs.snapshot_id AS snapshot_id,
    'snapshot ' || base_refs.snapshot_id AS expected,
    'no such snapshot' AS actual,
    NULL::VARCHAR AS detail
FROM base_refs
ANTI JOIN base_snapshots ON base_snapshots.snapshot_id = base_refs.snapshot_id
WHERE base_refs.snapshot_id IS NOT NULL
    AND (SELECT format FROM base_table) = 'iceberg';
