-- snapshot_states: data files and rows of each snapshot, and of those that it took over.
-- Grain: one row per snapshot with data manifests.   Keys: snapshot_id.   Evaluated: once.
--
-- Taken over are all files but those that the commit added: in Paimon those of the base, in Iceberg
-- those that are not added in a manifest of the commit. Null if an entry that the commit added names
-- another snapshot.

WITH listed AS (
    SELECT
        base_all_manifests.reference_snapshot_id AS snapshot_id,
        totals.manifest_path IS NOT NULL OR coalesce(
            base_all_manifests.added_files_count = 0
            AND coalesce(base_all_manifests.existing_files_count, 0) = 0
            AND base_all_manifests.deleted_files_count = 0,
            false
        ) AS is_read,
        coalesce(base_all_manifests.added_snapshot_id = base_all_manifests.reference_snapshot_id, false) AS is_own,
        coalesce(
            is_own AND (
                totals.least_added_by <> base_all_manifests.reference_snapshot_id
                OR totals.greatest_added_by <> base_all_manifests.reference_snapshot_id
            ),
            false
        ) AS is_of_others,
        base_all_manifests.role = 'base' AS is_base,
        totals.uncounted_files_count,
        CASE WHEN is_own THEN totals.added_files_count ELSE 0 END AS own_files,
        CASE WHEN is_own THEN totals.added_rows_count ELSE 0 END AS own_rows,
        CASE
            WHEN base_table.deletes_are_replayed
            THEN totals.live_files_count - totals.deleted_files_count
            ELSE totals.live_files_count
        END AS files,
        CASE
            WHEN base_table.deletes_are_replayed
            THEN totals.added_rows_count - totals.deleted_rows_count
            ELSE totals.live_rows_count
        END AS rows_held,
        base_table.deletes_are_replayed
    FROM base_all_manifests
    CROSS JOIN base_table
    LEFT JOIN all_manifest_totals AS totals USING (manifest_path)
    WHERE base_all_manifests.content = 'data'
)
SELECT
    snapshot_id,  -- The snapshot.
    bool_and(is_read)
        AND snapshot_id NOT IN (FROM damaged_snapshots)
        AND snapshot_id NOT IN (FROM ambiguous_snapshots) AS is_complete,  -- Whether all its data manifests are known, and could be read completely.
    coalesce(sum(uncounted_files_count), 0) = 0 AS is_counted,  -- Whether the rows of all its files are known.
    coalesce(sum(files), 0)::HUGEINT AS files,  -- Live data files.
    coalesce(sum(rows_held), 0)::HUGEINT AS rows_held,  -- Records of the live data files.
    CASE
        WHEN any_value(deletes_are_replayed)
        THEN coalesce(sum(files) FILTER (is_base), 0)
        WHEN NOT bool_or(is_of_others)
        THEN coalesce(sum(files - own_files), 0)
    END::HUGEINT AS kept_files,  -- Live data files that the commit did not add; null if unknown.
    CASE
        WHEN any_value(deletes_are_replayed)
        THEN coalesce(sum(rows_held) FILTER (is_base), 0)
        WHEN NOT bool_or(is_of_others)
        THEN coalesce(sum(rows_held - own_rows), 0)
    END::HUGEINT AS kept_rows  -- Their records.
FROM listed
GROUP BY snapshot_id;
