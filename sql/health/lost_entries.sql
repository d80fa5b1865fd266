-- lost_entries: files and rows lost by damage of a manifest or manifest list.
-- Grain: one row per (file, snapshot).   Keys: path, snapshot_id.
--
-- For a manifest: the counts of files and, in Iceberg, rows in its list, minus what could be read. For
-- an Iceberg list: the counts in the summary, which has deleted rows separately while lists count them
-- as rows; unknown in version 1 if the summary has no counts. Paimon records the rows of a snapshot: if
-- one file is damaged, it has the rows that the others lack, unless it may remove rows. If more could
-- be read than was recorded, the file was replaced by another one, and the loss is unknown.
-- Spec: Iceberg, Manifest Lists (504 to 506 and 512 to 514); Optional Snapshot Summary Fields.

WITH alone AS (
    SELECT snapshot_id
    FROM damaged_files
    GROUP BY snapshot_id
    HAVING count(DISTINCT path) = 1
),
read_manifests AS (
    SELECT
        manifest_path,
        count(*) FILTER (status <> 'deleted') AS live_files_count,
        coalesce(sum(record_count) FILTER (status <> 'deleted'), 0)::HUGEINT AS live_rows_count,
        coalesce(sum(record_count) FILTER (status = 'deleted'), 0)::HUGEINT AS deleted_rows_count
    FROM base_all_entries
    GROUP BY manifest_path
),
listed AS (
    SELECT
        base_all_manifests.reference_snapshot_id AS snapshot_id,
        base_all_manifests.manifest_path,
        any_value(base_all_manifests.added_files_count::HUGEINT + coalesce(base_all_manifests.existing_files_count, 0)) AS files_count,
        any_value(base_all_manifests.added_rows_count::HUGEINT + coalesce(base_all_manifests.existing_rows_count, 0)) AS rows_count,
        any_value(base_all_manifests.deleted_files_count) AS deleted_files_count,
        any_value(struct_text(base_all_manifests.partition_lower)) AS lower,
        any_value(struct_text(base_all_manifests.partition_upper)) AS upper,
        any_value(coalesce(read_manifests.live_files_count, 0)) AS read_files_count,
        any_value(coalesce(read_manifests.live_rows_count, 0)) AS read_rows_count,
        any_value(coalesce(read_manifests.deleted_rows_count, 0)) AS read_deleted_rows_count
    FROM base_all_manifests
    LEFT JOIN read_manifests USING (manifest_path)
    WHERE base_all_manifests.content IN ('data', 'deletes')
    GROUP BY base_all_manifests.reference_snapshot_id, base_all_manifests.manifest_path
),
totals AS (
    SELECT
        base_snapshots.snapshot_id,
        any_value(whole_number(base_snapshots.summary['total-data-files'])::HUGEINT + whole_number(base_snapshots.summary['total-delete-files'])) AS files_count,
        any_value(
            whole_number(base_snapshots.summary['total-records'])::HUGEINT
            + CASE
                WHEN whole_number(base_snapshots.summary['total-delete-files']) = 0 THEN 0
                ELSE whole_number(base_snapshots.summary['total-position-deletes'])::HUGEINT
                    + whole_number(base_snapshots.summary['total-equality-deletes'])
            END
        ) AS rows_count,
        any_value(base_snapshots.total_record_count) AS replayed_rows_count,
        CASE
            WHEN count(listed.files_count) = count(listed.manifest_path)
                THEN coalesce(sum(listed.files_count), 0)::HUGEINT
        END AS listed_files_count,
        CASE
            WHEN count(listed.rows_count) = count(listed.manifest_path)
                THEN coalesce(sum(listed.rows_count), 0)::HUGEINT
        END AS listed_rows_count,
        coalesce(sum(listed.read_rows_count - listed.read_deleted_rows_count), 0)::HUGEINT AS read_rows_count
    FROM base_snapshots
    LEFT JOIN listed USING (snapshot_id)
    GROUP BY base_snapshots.snapshot_id
),
known AS (
    SELECT
        damaged_files.path,
        damaged_files.snapshot_id,
        TRY_CAST(CASE
            WHEN damaged_files.kind = 'manifest' THEN listed.files_count - listed.read_files_count
            ELSE totals.files_count - totals.listed_files_count
        END AS BIGINT) AS lost_files,
        TRY_CAST(CASE
            WHEN NOT base_table.deletes_are_replayed AND damaged_files.kind = 'manifest' THEN listed.rows_count - listed.read_rows_count
            WHEN NOT base_table.deletes_are_replayed THEN totals.rows_count - totals.listed_rows_count
            WHEN damaged_files.kind = 'manifest' AND listed.deleted_files_count > 0 THEN NULL
            WHEN alone.snapshot_id IS NOT NULL AND totals.replayed_rows_count >= totals.read_rows_count
            THEN totals.replayed_rows_count - totals.read_rows_count
        END AS BIGINT) AS lost_rows,
        nullif(listed.lower || ' to ' || listed.upper, '{} to {}') AS partitions
    FROM damaged_files
    CROSS JOIN base_table
    LEFT JOIN alone ON alone.snapshot_id = damaged_files.snapshot_id
    LEFT JOIN totals ON totals.snapshot_id = damaged_files.snapshot_id
    LEFT JOIN listed ON listed.snapshot_id = damaged_files.snapshot_id AND listed.manifest_path = damaged_files.path
)
SELECT
    path,  -- The damaged file.
    snapshot_id,  -- A snapshot that needs it.
    CASE WHEN lost_files >= 0 THEN lost_files END AS lost_files,  -- Added or existing files that cannot be read; null if not recorded.
    CASE WHEN lost_rows >= 0 THEN lost_rows END AS lost_rows,  -- Rows of these files; null if not recorded.
    partitions  -- Lower to upper partition of a manifest, from its list.
FROM known;
