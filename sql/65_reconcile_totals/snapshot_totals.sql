-- snapshot_totals: what each snapshot holds, beside what it says that it holds.
-- Grain: one row per (snapshot, fact).   Keys: snapshot_id, fact.
-- Sources: base_snapshots, base_all_manifests, all_manifest_totals, damaged_snapshots, base_table.
--
-- Iceberg: Java and PyIceberg carry the totals of a summary forward from the parent, so that one
-- error stays in all that follow.

CREATE OR REPLACE VIEW snapshot_totals AS
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
        sum(all_manifest_totals.added_rows_count - all_manifest_totals.deleted_rows_count) AS replayed_rows,
        sum(all_manifest_totals.added_rows_count - all_manifest_totals.deleted_rows_count)
            FILTER (role = 'delta') AS delta_rows
    FROM base_all_manifests
    LEFT JOIN all_manifest_totals USING (manifest_path)
    WHERE base_all_manifests.content IN ('data', 'deletes')
    GROUP BY base_all_manifests.reference_snapshot_id
),
facts AS (
    SELECT
        base_snapshots.snapshot_id,
        base_snapshots.parent_id,
        unnest(
            CASE
                WHEN base_table.deletes_are_replayed
                THEN [
                    {
                        'name': 'total_record_count',
                        'said': base_snapshots.total_record_count,
                        'held': coalesce(held.replayed_rows, 0)::HUGEINT
                    },
                    {
                        'name': 'delta_record_count',
                        'said': base_snapshots.delta_record_count,
                        'held': coalesce(held.delta_rows, 0)::HUGEINT
                    }
                ]
                ELSE [
                    {
                        'name': 'total-data-files',
                        'said': TRY_CAST(base_snapshots.summary['total-data-files'] AS BIGINT),
                        'held': coalesce(held.live_data_files, 0)::HUGEINT
                    },
                    {
                        'name': 'total-records',
                        'said': TRY_CAST(base_snapshots.summary['total-records'] AS BIGINT),
                        'held': coalesce(held.live_rows, 0)::HUGEINT
                    },
                    {
                        'name': 'total-delete-files',
                        'said': TRY_CAST(base_snapshots.summary['total-delete-files'] AS BIGINT),
                        'held': coalesce(held.live_delete_files, 0)::HUGEINT
                    },
                    {
                        'name': 'total-position-deletes',
                        'said': TRY_CAST(base_snapshots.summary['total-position-deletes'] AS BIGINT),
                        'held': coalesce(held.live_position_deletes, 0)::HUGEINT
                    },
                    {
                        'name': 'total-equality-deletes',
                        'said': TRY_CAST(base_snapshots.summary['total-equality-deletes'] AS BIGINT),
                        'held': coalesce(held.live_equality_deletes, 0)::HUGEINT
                    },
                    {
                        'name': 'total-files-size',
                        'said': TRY_CAST(base_snapshots.summary['total-files-size'] AS BIGINT),
                        'held': coalesce(held.live_bytes, 0)::HUGEINT
                    }
                ]
            END
        ) AS fact
    FROM base_snapshots
    CROSS JOIN base_table
    LEFT JOIN held ON held.snapshot_id = base_snapshots.snapshot_id
    WHERE coalesce(held.is_complete, true)
        AND base_snapshots.snapshot_id NOT IN (FROM damaged_snapshots)
)
SELECT
    snapshot_id,
    parent_id,
    fact.name AS fact,
    fact.said AS said,
    fact.held AS held
FROM facts
WHERE fact.said IS NOT NULL;

COMMENT ON VIEW snapshot_totals IS 'What each snapshot holds, beside what it says that it holds. One row per (snapshot, fact).';
COMMENT ON COLUMN snapshot_totals.snapshot_id IS 'The snapshot.';
COMMENT ON COLUMN snapshot_totals.parent_id IS 'The snapshot it was made from.';
COMMENT ON COLUMN snapshot_totals.fact IS 'Name of the total in the words of the format.';
COMMENT ON COLUMN snapshot_totals.said IS 'What the snapshot says.';
COMMENT ON COLUMN snapshot_totals.held IS 'What its manifests hold.';
