-- live_histories: the snapshots in which files are live, by the manifests that add and delete them.
-- Grain: one row per (history, snapshot).   Keys: added_in, deleted_in, snapshot_id.
--
-- The rule of live_entries, for all snapshots. Where an id is that of two snapshots, the manifests of
-- both are listed under it: a file that one of them deletes may be live in the other, and is kept.

WITH histories AS MATERIALIZED (
    SELECT DISTINCT added_in, deleted_in
    FROM file_histories
),
listed AS (
    SELECT reference_snapshot_id AS snapshot_id, manifest_path, count(*) AS listed_count
    FROM base_all_manifests
    WHERE content IN ('data', 'deletes')
    GROUP BY reference_snapshot_id, manifest_path
),
added AS (
    SELECT one.added_in, one.deleted_in, listed.snapshot_id, sum(listed.listed_count) AS added_count
    FROM (
        SELECT added_in, deleted_in, unnest(added_in) AS manifest_path
        FROM histories
    ) AS one
    INNER JOIN listed USING (manifest_path)
    GROUP BY one.added_in, one.deleted_in, listed.snapshot_id
),
deleted AS (
    SELECT DISTINCT one.added_in, one.deleted_in, listed.snapshot_id
    FROM (
        SELECT added_in, deleted_in, unnest(deleted_in) AS manifest_path
        FROM histories
    ) AS one
    INNER JOIN listed USING (manifest_path)
    WHERE listed.snapshot_id NOT IN (FROM ambiguous_snapshots)
)
SELECT
    added.added_in,  -- See file_histories.
    added.deleted_in,  -- See file_histories.
    added.snapshot_id,  -- A snapshot in which these files are live.
    CASE WHEN base_table.deletes_are_replayed THEN 1 ELSE added.added_count END AS file_count  -- How often each file is live: once in Paimon; in Iceberg as often as it is listed.
FROM added
ANTI JOIN deleted
    ON deleted.added_in = added.added_in
    AND deleted.deleted_in = added.deleted_in
    AND deleted.snapshot_id = added.snapshot_id
CROSS JOIN base_table;
