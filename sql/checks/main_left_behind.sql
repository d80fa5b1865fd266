-- main_left_behind: Iceberg: snapshots were committed after main last moved, and no branch or tag reaches them.
-- Severity: warning.   Effect: wrong rows or nothing.   Only for: iceberg.
-- Engines: all: they read main, and miss the rows of these snapshots.
-- Source: Iceberg spec, Snapshot References, Table Metadata Fields (snapshot-log); SnapshotUtil.
--
-- A writer may commit snapshots without moving main (Airbyte: mitodl/ol-data-platform#2336). No
-- finding after a rollback, nor for snapshots staged with wap.id. Snapshots of a dropped branch
-- look the same.

WITH main AS (
    SELECT base_refs.snapshot_id, greatest(base_refs.committed_at, moves.moved_at) AS moved_at
    FROM base_refs
    LEFT JOIN (
        SELECT snapshot_id, max(made_current_at) AS moved_at
        FROM base_history
        GROUP BY snapshot_id
    ) AS moves ON moves.snapshot_id = base_refs.snapshot_id
    WHERE base_refs.name = 'main' AND base_refs.type = 'branch'
),
ahead AS (
    SELECT base_snapshots.snapshot_id, base_snapshots.committed_at, main.snapshot_id AS main_id
    FROM base_snapshots
    SEMI JOIN (SELECT unnest(unreferenced_snapshots) AS snapshot_id FROM base_table) AS unreferenced
        ON unreferenced.snapshot_id = base_snapshots.snapshot_id
    INNER JOIN main ON base_snapshots.committed_at > main.moved_at
    WHERE base_snapshots.summary['wap.id'] IS NULL
)
SELECT
    'branch main' AS subject,
    main_id AS snapshot_id,
    'snapshot ' || arg_max(snapshot_id, committed_at) || ' of ' || max(committed_at)::VARCHAR AS expected,
    'snapshot ' || main_id AS actual,
    counted(count(*), 'snapshot') || ' that no branch or tag reaches, committed after main last moved: a writer left main behind, '
        || 'or they were staged or rolled back, or their branch was dropped' AS detail
FROM ahead
GROUP BY main_id;
