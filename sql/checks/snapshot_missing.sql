-- snapshot_missing: Paimon: a snapshot between two others does not exist.
-- Keys: snapshot_id.   Severity: error.   Effect: refused.   Only for: paimon.
-- Engines: streaming and incremental reading, and time travel, over the gap.
-- Source: Paimon SnapshotManager, NextSnapshotFetcher.
--
-- Expiration removes the oldest snapshots only (ExpireSnapshotsImpl, Paimon 1.3).

WITH ordered AS (
    SELECT snapshot_id, lead(snapshot_id) OVER (ORDER BY snapshot_id) AS next_id
    FROM base_snapshots
    WHERE (SELECT format FROM base_table) = 'paimon'
)
SELECT
    'snapshot ' || (snapshot_id + 1) AS subject,
    snapshot_id + 1 AS snapshot_id,
    'snapshots ' || snapshot_id || ' to ' || next_id AS expected,
    CASE WHEN next_id = snapshot_id + 2 THEN 'no ' || (snapshot_id + 1) ELSE 'none from ' || (snapshot_id + 1) || ' to ' || (next_id - 1) END AS actual
FROM ordered
-- The last snapshot may have the greatest 64-bit id: adding to it overflows.
WHERE next_id - 1 > snapshot_id;
