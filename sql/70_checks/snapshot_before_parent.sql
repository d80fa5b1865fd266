-- snapshot_before_parent: A snapshot was committed before the one it was made from, or is that one.
-- Grain: one row per finding.   Keys: snapshot_id.
-- Severity: warning.
-- Sources: base_snapshots.
--
-- Choosing a snapshot by time can then choose another than was current.

SELECT
    'snapshot ' || base_snapshots.snapshot_id AS subject,
    base_snapshots.snapshot_id AS snapshot_id,
    'after ' || parent.committed_at::VARCHAR AS expected,
    base_snapshots.committed_at::VARCHAR AS actual,
    NULL::VARCHAR AS detail
FROM base_snapshots
INNER JOIN base_snapshots AS parent ON parent.snapshot_id = base_snapshots.parent_id
WHERE base_snapshots.committed_at < parent.committed_at
    OR base_snapshots.snapshot_id = base_snapshots.parent_id;
