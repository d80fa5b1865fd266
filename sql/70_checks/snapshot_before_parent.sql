-- snapshot_before_parent: A snapshot was committed before its parent, or is its own parent.
-- Grain: one row per finding.   Keys: snapshot_id.
-- Severity: warning.
-- Effect: wrong rows.
-- Engines: time travel to a time.
-- Source: Iceberg SnapshotUtil.snapshotIdAsOfTime; Paimon SnapshotManager.earlierOrEqualTimeMills.
-- Sources: base_snapshots.
--
-- Time travel can then choose a snapshot that was not current.

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
