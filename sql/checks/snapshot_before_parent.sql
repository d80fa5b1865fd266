-- snapshot_before_parent: A snapshot was committed before its parent, is its own parent, or was current before it was committed.
-- Keys: snapshot_id, expected.   Severity: warning.   Effect: wrong rows.
-- Engines: time travel to a time.
-- Source: Iceberg SnapshotUtil.snapshotIdAsOfTime; Paimon SnapshotManager.earlierOrEqualTimeMills.
--
-- Time travel can then choose a snapshot that was not current. The log of Iceberg may be a minute behind, as
-- clocks of writers differ (TableMetadata, ONE_MINUTE).

SELECT
    'snapshot ' || own.snapshot_id AS subject,
    own.snapshot_id,
    'after ' || parent.committed_at::VARCHAR AS expected,
    own.committed_at::VARCHAR AS actual
FROM base_snapshots AS own
INNER JOIN base_snapshots AS parent ON parent.snapshot_id = own.parent_id
WHERE own.committed_at < parent.committed_at OR own.snapshot_id = own.parent_id
UNION ALL BY NAME
SELECT
    'snapshot ' || snapshot_id AS subject,
    snapshot_id,
    'up to ' || min(made_current_at)::VARCHAR AS expected,
    committed_at::VARCHAR AS actual,
    'the log has it as current before it was committed' AS detail
FROM base_snapshots
INNER JOIN base_history USING (snapshot_id)
GROUP BY snapshot_id, committed_at
HAVING min(made_current_at) < committed_at - INTERVAL 1 MINUTE;
