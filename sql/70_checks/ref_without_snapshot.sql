-- ref_without_snapshot: A tag or branch stands for a snapshot that is not there.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Only for: iceberg.
-- Sources: base_refs, base_snapshots, base_table.
--
-- A Paimon tag keeps its snapshot itself, and a branch has snapshots of its own.

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
