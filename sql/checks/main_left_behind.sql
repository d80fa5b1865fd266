-- main_left_behind: Iceberg: snapshots were committed after main last moved, and no branch or tag reaches them.
-- Severity: warning.   Effect: wrong rows or nothing.   Only for: iceberg.
-- Engines: all: they read main, and miss the rows of these snapshots.
-- Source: Iceberg spec, Snapshot References, Table Metadata Fields (snapshot-log); SnapshotUtil.
--
-- A writer may commit snapshots without moving main (Airbyte: mitodl/ol-data-platform#2336). No
-- finding after a rollback, nor for snapshots staged with wap.id. Snapshots of a dropped branch
-- look the same.

WITH main AS (
    SELECT base_refs.snapshot_id AS main_id, greatest(any_value(base_refs.committed_at), max(made_current_at)) AS moved_at
    FROM base_refs
    LEFT JOIN base_history USING (snapshot_id)
    WHERE name = 'main' AND type = 'branch'
    GROUP BY main_id
)
SELECT
    'branch main' AS subject,
    main_id AS snapshot_id,
    'snapshot ' || arg_max(base_snapshots.snapshot_id, committed_at) || ' of ' || max(committed_at)::VARCHAR AS expected,
    'snapshot ' || main_id AS actual,
    counted(count(*), 'snapshot') || ' that no branch or tag reaches, committed after main last moved: a writer left main behind, '
        || 'or they were staged or rolled back, or their branch was dropped' AS detail
FROM base_snapshots
SEMI JOIN (SELECT unnest(unreferenced_snapshots) AS snapshot_id FROM base_table) AS unreferenced USING (snapshot_id)
INNER JOIN main ON committed_at > moved_at
WHERE summary['wap.id'] IS NULL
GROUP BY main_id;
