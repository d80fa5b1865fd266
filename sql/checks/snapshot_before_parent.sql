-- snapshot_before_parent: A snapshot was committed before its parent, is its own parent, or was current before it was committed.
-- Keys: snapshot_id, expected.   Severity: warning.   Effect: wrong rows.
-- Engines: time travel to a time.
-- Source: Iceberg SnapshotUtil.snapshotIdAsOfTime; Paimon SnapshotManager.earlierOrEqualTimeMills.
--
-- Time travel can then choose a snapshot that was not current. The log of Iceberg may be a minute behind, as
-- clocks of writers differ (TableMetadata, ONE_MINUTE).

SELECT
    'snapshot ' || base_snapshots.snapshot_id AS subject,
    base_snapshots.snapshot_id AS snapshot_id,
    'after ' || parent.committed_at::VARCHAR AS expected,
    base_snapshots.committed_at::VARCHAR AS actual,
    NULL::VARCHAR AS detail
FROM base_snapshots
INNER JOIN base_snapshots AS parent ON parent.snapshot_id = base_snapshots.parent_id
WHERE base_snapshots.committed_at < parent.committed_at OR base_snapshots.snapshot_id = base_snapshots.parent_id
UNION ALL
SELECT
    'snapshot ' || base_snapshots.snapshot_id AS subject,
    base_snapshots.snapshot_id AS snapshot_id,
    'up to ' || min(base_history.made_current_at)::VARCHAR AS expected,
    base_snapshots.committed_at::VARCHAR AS actual,
    'the log has it as current before it was committed' AS detail
FROM base_snapshots
INNER JOIN base_history ON base_history.snapshot_id = base_snapshots.snapshot_id
GROUP BY base_snapshots.snapshot_id, base_snapshots.committed_at
HAVING min(base_history.made_current_at) < base_snapshots.committed_at - INTERVAL 1 MINUTE;
