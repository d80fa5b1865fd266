-- snapshot_totals: totals and changes of each snapshot, recorded and computed.
-- Grain: one row per (snapshot, fact).   Keys: snapshot_id, fact.   Evaluated: once.
--
-- Iceberg: Java and PyIceberg compute totals from those of the parent, so an error is carried forward.
-- Sizes: Java counts the bytes of a deletion vector, iceberg-go those of its file.
-- Added and deleted counts come from the manifests that the commit wrote; unknown if there are none.
-- Spec: Iceberg v3, Appendix F (optional snapshot summary fields).

WITH held AS (
    SELECT
        base_all_manifests.reference_snapshot_id AS snapshot_id,
        count(*) = count(all_manifest_totals.manifest_path)
            + count(*) FILTER (
                base_all_manifests.added_files_count = 0
                AND coalesce(base_all_manifests.existing_files_count, 0) = 0
                AND base_all_manifests.deleted_files_count = 0
                AND all_manifest_totals.manifest_path IS NULL
            ) AS is_complete,
        sum(live_files_count) FILTER (base_all_manifests.content = 'data') AS live_data_files,
        sum(live_files_count) FILTER (base_all_manifests.content = 'deletes') AS live_delete_files,
        sum(live_rows_count) AS live_rows,
        sum(live_position_deletes_count) AS live_position_deletes,
        sum(live_equality_deletes_count) AS live_equality_deletes,
        sum(live_bytes) AS live_bytes,
        sum(live_file_bytes) AS live_file_bytes,
        sum(live_position_delete_bytes) AS live_position_delete_bytes,
        sum(all_manifest_totals.added_rows_count - all_manifest_totals.deleted_rows_count) AS replayed_rows,
        sum(all_manifest_totals.added_rows_count - all_manifest_totals.deleted_rows_count)
            FILTER (role = 'delta') AS delta_rows,
        count(*) = count(base_all_manifests.added_snapshot_id) AS is_known_who_wrote
    FROM base_all_manifests
    LEFT JOIN all_manifest_totals USING (manifest_path)
    WHERE base_all_manifests.content IN ('data', 'deletes')
    GROUP BY base_all_manifests.reference_snapshot_id
),
committed AS (
    SELECT
        base_all_manifests.reference_snapshot_id AS snapshot_id,
        coalesce(sum(totals.added_files_count) FILTER (base_all_manifests.content = 'data'), 0) AS added_data_files,
        coalesce(sum(totals.deleted_files_count) FILTER (base_all_manifests.content = 'data'), 0) AS deleted_data_files,
        coalesce(sum(totals.added_files_count) FILTER (base_all_manifests.content = 'deletes'), 0) AS added_delete_files,
        coalesce(sum(totals.deleted_files_count) FILTER (base_all_manifests.content = 'deletes'), 0) AS removed_delete_files,
        coalesce(sum(totals.added_rows_count) FILTER (base_all_manifests.content = 'data'), 0) AS added_rows,
        coalesce(sum(totals.deleted_rows_count) FILTER (base_all_manifests.content = 'data'), 0) AS deleted_rows
    FROM base_all_manifests
    INNER JOIN all_manifest_totals AS totals USING (manifest_path)
    WHERE base_all_manifests.added_snapshot_id = base_all_manifests.reference_snapshot_id
    GROUP BY base_all_manifests.reference_snapshot_id
),
facts AS (
    SELECT
        base_snapshots.snapshot_id,
        base_snapshots.parent_id,
        held.live_file_bytes,
        held.live_position_delete_bytes,
        unnest(
            CASE
                WHEN base_table.deletes_are_replayed
                THEN [
                    {
                        'name': 'total_record_count',
                        'said': base_snapshots.total_record_count::VARCHAR,
                        'held': coalesce(held.replayed_rows, 0)::HUGEINT
                    },
                    {'name': 'delta_record_count', 'said': base_snapshots.delta_record_count::VARCHAR, 'held': coalesce(held.delta_rows, 0)::HUGEINT}
                ]
                ELSE [
                    {'name': one.name, 'said': base_snapshots.summary[one.name], 'held': one.held} FOR one IN [
                        {'name': 'total-data-files', 'held': coalesce(held.live_data_files, 0)::HUGEINT},
                        {'name': 'total-records', 'held': coalesce(held.live_rows, 0)::HUGEINT},
                        {'name': 'total-delete-files', 'held': coalesce(held.live_delete_files, 0)::HUGEINT},
                        {'name': 'total-position-deletes', 'held': coalesce(held.live_position_deletes, 0)::HUGEINT},
                        {'name': 'total-equality-deletes', 'held': coalesce(held.live_equality_deletes, 0)::HUGEINT},
                        {'name': 'total-files-size', 'held': coalesce(held.live_bytes, 0)::HUGEINT},
                        {'name': 'added-data-files', 'held': committed.added_data_files},
                        {'name': 'deleted-data-files', 'held': committed.deleted_data_files},
                        {'name': 'added-records', 'held': committed.added_rows},
                        {'name': 'deleted-records', 'held': committed.deleted_rows},
                        {'name': 'added-delete-files', 'held': committed.added_delete_files},
                        {'name': 'removed-delete-files', 'held': committed.removed_delete_files}
                    ]
                ]
            END
        ) AS fact
    FROM base_snapshots
    CROSS JOIN base_table
    LEFT JOIN held ON held.snapshot_id = base_snapshots.snapshot_id
    LEFT JOIN committed ON committed.snapshot_id = base_snapshots.snapshot_id AND held.is_known_who_wrote
    WHERE coalesce(held.is_complete, true)
        AND base_snapshots.snapshot_id NOT IN (FROM damaged_snapshots)
        AND base_snapshots.snapshot_id NOT IN (FROM ambiguous_snapshots)
)
SELECT
    snapshot_id,  -- The snapshot.
    parent_id,  -- Parent snapshot.
    fact.name AS fact,  -- Name of the total or change in the format.
    whole_number(fact.said) AS said,  -- Recorded value; null if it is not a 64-bit integer.
    fact.said AS spelled,  -- Recorded value as text.
    fact.held AS held,  -- Value computed from its manifests; for a change, from those that the commit wrote.
    CASE WHEN fact.name = 'total-files-size' THEN coalesce(live_file_bytes, 0)::HUGEINT END AS held_otherwise,  -- total-files-size with the sizes of files with deletion vectors instead of those of the vectors; null for other facts.
    CASE WHEN fact.name = 'total-files-size' THEN coalesce(live_position_delete_bytes, 0)::HUGEINT END AS uncertain  -- Bytes of position delete files in total-files-size, whose sizes can change later; null for other facts.
FROM facts
WHERE fact.said IS NOT NULL AND fact.held IS NOT NULL;
