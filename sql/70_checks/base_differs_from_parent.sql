-- base_differs_from_parent: Paimon: the base of a snapshot does not have the files of its parent.
-- Grain: one row per finding.   Keys: snapshot_id.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all: a snapshot is read from its base and its delta.
-- Source: Paimon ManifestList.readDataManifests.
-- Only for: paimon.
-- Sources: base_snapshots, base_all_manifests, all_manifest_totals, damaged_snapshots, ambiguous_snapshots, base_table.
--
-- The base of a snapshot is the state of the one before it, rewritten or not (FileStoreCommitImpl,
-- Paimon 1.3).

WITH states AS (
    SELECT
        base_all_manifests.reference_snapshot_id AS snapshot_id,
        count(*) = count(totals.manifest_path) AS is_complete,
        sum(totals.live_files_count - totals.deleted_files_count) AS files,
        sum(totals.added_rows_count - totals.deleted_rows_count) AS rows_held,
        coalesce(
            sum(totals.live_files_count - totals.deleted_files_count) FILTER (role = 'base'), 0
        ) AS base_files,
        coalesce(
            sum(totals.added_rows_count - totals.deleted_rows_count) FILTER (role = 'base'), 0
        ) AS base_rows
    FROM base_all_manifests
    LEFT JOIN all_manifest_totals AS totals USING (manifest_path)
    WHERE base_all_manifests.content = 'data'
        AND (SELECT deletes_are_replayed FROM base_table)
    GROUP BY base_all_manifests.reference_snapshot_id
)
SELECT
    'snapshot ' || base_snapshots.snapshot_id AS subject,
    base_snapshots.snapshot_id AS snapshot_id,
    counted(parent.files, 'file') || ', ' || counted(parent.rows_held, 'row') AS expected,
    counted(states.base_files, 'file') || ', ' || counted(states.base_rows, 'row') AS actual,
    'live in snapshot ' || base_snapshots.parent_id AS detail
FROM base_snapshots
INNER JOIN states USING (snapshot_id)
INNER JOIN states AS parent ON parent.snapshot_id = base_snapshots.parent_id
WHERE states.is_complete
    AND parent.is_complete
    AND base_snapshots.snapshot_id NOT IN (FROM damaged_snapshots)
    AND base_snapshots.parent_id NOT IN (FROM damaged_snapshots)
    AND base_snapshots.snapshot_id NOT IN (FROM ambiguous_snapshots)
    AND base_snapshots.parent_id NOT IN (FROM ambiguous_snapshots)
    AND (states.base_files <> parent.files OR states.base_rows <> parent.rows_held);
