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
    GROUP BY ALL
),
added AS (
    SELECT added_in, deleted_in, snapshot_id, sum(listed_count) AS added_count
    FROM (SELECT *, unnest(added_in) AS manifest_path FROM histories)
    INNER JOIN listed USING (manifest_path)
    GROUP BY ALL
),
deleted AS (
    FROM (SELECT *, unnest(deleted_in) AS manifest_path FROM histories)
    INNER JOIN listed USING (manifest_path)
    WHERE snapshot_id NOT IN (FROM ambiguous_snapshots)
)
SELECT
    added_in,  -- See file_histories.
    deleted_in,  -- See file_histories.
    snapshot_id,  -- A snapshot in which these files are live.
    CASE WHEN deletes_are_replayed THEN 1 ELSE added_count END AS file_count  -- How often each file is live: once in Paimon; in Iceberg as often as it is listed.
FROM added
ANTI JOIN deleted USING (added_in, deleted_in, snapshot_id)
CROSS JOIN base_table;
