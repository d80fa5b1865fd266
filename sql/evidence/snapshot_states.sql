-- snapshot_states: files and rows of each snapshot by its manifests, and those that it took over.
-- Grain: one row per snapshot with manifests.   Keys: snapshot_id.   Evaluated: once.
--
-- Taken over are all data files but those that the commit added: in Paimon those of the base, in Iceberg
-- those that are not added in a manifest of the commit. Null if an entry that the commit added names
-- another snapshot.

WITH listed AS (
    SELECT
        manifests.reference_snapshot_id AS snapshot_id,
        manifests.content = 'data' AS is_data,
        manifests.role,
        manifests.added_snapshot_id,
        coalesce(manifests.added_snapshot_id = manifests.reference_snapshot_id, false) AS is_own,
        totals.manifest_path IS NOT NULL OR coalesce(
            manifests.added_files_count = 0
            AND coalesce(manifests.existing_files_count, 0) = 0
            AND manifests.deleted_files_count = 0,
            false
        ) AS is_read,
        totals.* EXCLUDE (content),
        live_files_count - deletes_are_replayed::INTEGER * totals.deleted_files_count AS files,
        live_rows_count - deletes_are_replayed::INTEGER * totals.deleted_rows_count AS rows_held,
        CASE WHEN deletes_are_replayed THEN (role = 'delta')::INTEGER * files ELSE is_own::INTEGER * totals.added_files_count END AS own_files,
        CASE WHEN deletes_are_replayed THEN (role = 'delta')::INTEGER * rows_held ELSE is_own::INTEGER * totals.added_rows_count END AS own_rows,
        NOT deletes_are_replayed AND is_data AND is_own
            AND (least_added_by <> snapshot_id OR greatest_added_by <> snapshot_id) AS is_of_others
    FROM base_all_manifests AS manifests
    CROSS JOIN (SELECT deletes_are_replayed FROM base_table)
    LEFT JOIN all_manifest_totals AS totals USING (manifest_path)
    WHERE manifests.content IN ('data', 'deletes')
)
SELECT
    snapshot_id,  -- The snapshot.
    bool_and(is_read) FILTER (is_data)
        AND snapshot_id NOT IN (FROM damaged_snapshots)
        AND snapshot_id NOT IN (FROM ambiguous_snapshots) AS is_complete,  -- Whether all its data manifests are known, and could be read completely.
    bool_and(is_read) AS is_read,  -- Whether all its listed manifests could be read completely.
    bool_or(is_own AND live_files_count IS NOT NULL) AND count(*) = count(added_snapshot_id) AS is_change_known,  -- Whether the manifests that the commit wrote are known.
    coalesce(sum(uncounted_files_count) FILTER (is_data), 0) = 0 AS is_counted,  -- Whether the rows of all its data files are known.
    coalesce(sum(files) FILTER (is_data), 0)::HUGEINT AS files,  -- Live data files.
    coalesce(sum(rows_held) FILTER (is_data), 0)::HUGEINT AS rows_held,  -- Records of the live data files.
    CASE WHEN bool_or(is_of_others) IS NOT TRUE THEN coalesce(sum(files - own_files) FILTER (is_data), 0) END::HUGEINT AS kept_files,  -- Live data files that the commit did not add; null if unknown.
    CASE WHEN bool_or(is_of_others) IS NOT TRUE THEN coalesce(sum(rows_held - own_rows) FILTER (is_data), 0) END::HUGEINT AS kept_rows,  -- Their records.
    sum(live_file_bytes) AS live_file_bytes,  -- Bytes of all live files, of a deletion vector those of its file.
    sum(live_position_delete_bytes) AS live_position_delete_bytes,  -- Bytes of live position delete files.
    map {
        'total_record_count': sum(rows_held),
        'delta_record_count': sum(rows_held) FILTER (role = 'delta'),
        'total-data-files': sum(live_files_count) FILTER (is_data),
        'total-records': sum(live_rows_count),
        'total-delete-files': sum(live_files_count) FILTER (NOT is_data),
        'total-position-deletes': sum(live_position_deletes_count),
        'total-equality-deletes': sum(live_equality_deletes_count),
        'total-files-size': sum(live_bytes),
        'added-data-files': sum(added_files_count) FILTER (is_own AND is_data),
        'deleted-data-files': sum(deleted_files_count) FILTER (is_own AND is_data),
        'added-records': sum(added_rows_count) FILTER (is_own AND is_data),
        'deleted-records': sum(deleted_rows_count) FILTER (is_own AND is_data),
        'added-delete-files': sum(added_files_count) FILTER (is_own AND NOT is_data),
        'removed-delete-files': sum(deleted_files_count) FILTER (is_own AND NOT is_data)
    } AS sums  -- Totals and changes by their names in the format.
FROM listed
GROUP BY snapshot_id;
