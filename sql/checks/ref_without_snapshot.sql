-- ref_without_snapshot: A tag or branch refers to a snapshot that does not exist.
-- Severity: error.   Effect: refused.   Only for: iceberg.   Only with: refs.
-- Engines: Iceberg Java reads no table with such a reference; others fail where it is used.
-- Source: Iceberg TableMetadata.validateRefs.
--
-- Not for Paimon: a tag contains its snapshot, and a branch has its own snapshots.

SELECT
    base_refs.type || ' ' || base_refs.name AS subject,
    base_refs.snapshot_id AS snapshot_id,
    'snapshot ' || base_refs.snapshot_id AS expected,
    'no such snapshot' AS actual
FROM base_refs
ANTI JOIN base_snapshots ON base_snapshots.snapshot_id = base_refs.snapshot_id
WHERE base_refs.snapshot_id IS NOT NULL AND (SELECT format FROM base_table) = 'iceberg';
