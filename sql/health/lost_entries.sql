-- lost_entries: files and rows lost by damage of a manifest or manifest list.
-- Grain: one row per (file, snapshot).   Keys: path, snapshot_id.   Evaluated: once.
--
-- For a manifest: the counts of files and, in Iceberg, rows in its list, minus what could be read. For
-- an Iceberg list: the counts in the summary, which has deleted rows separately while lists count them
-- as rows; unknown in version 1 if the summary has no counts. Paimon records the rows of a snapshot: if
-- one file is damaged, it has the rows that the others lack, unless it may remove rows. If more could
-- be read than was recorded, the file was replaced by another one, and the loss is unknown.
-- Spec: Iceberg, Manifest Lists (504 to 506 and 512 to 514); Optional Snapshot Summary Fields.

WITH damaged_files AS (  -- a snapshot of Paimon records lists by name, without a folder
    SELECT DISTINCT path, kind, reference_snapshot_id AS snapshot_id
    FROM base_damage
    INNER JOIN base_all_manifests ON manifest_path = path
    WHERE kind = 'manifest' AND content IN ('data', 'deletes')
    UNION
    SELECT path, kind, snapshot_id
    FROM base_damage
    INNER JOIN base_snapshots
        ON ends_with(path, manifest_list)
        OR ends_with(path, base_manifest_list)
        OR ends_with(path, delta_manifest_list)
    WHERE kind = 'manifest list'
),
read_manifests AS (
    SELECT
        manifest_path,
        count(*) FILTER (status <> 'deleted') AS read_files,
        coalesce(sum(record_count) FILTER (status <> 'deleted'), 0)::HUGEINT AS read_rows,
        coalesce(sum(record_count) FILTER (status = 'deleted'), 0)::HUGEINT AS read_deleted_rows
    FROM base_all_entries
    GROUP BY manifest_path
),
listed AS (
    SELECT DISTINCT ON (reference_snapshot_id, manifest_path)
        reference_snapshot_id AS snapshot_id,
        manifest_path AS path,
        added_files_count::HUGEINT + coalesce(existing_files_count, 0) AS files,
        added_rows_count::HUGEINT + coalesce(existing_rows_count, 0) AS all_rows,
        files - coalesce(read_files, 0) AS lost_files,
        all_rows - coalesce(read_rows, 0) AS lost_rows,
        coalesce(read_rows - read_deleted_rows, 0) AS held_rows,
        deleted_files_count > 0 AS may_remove_rows,
        nullif(struct_text(partition_lower) || ' to ' || struct_text(partition_upper), '{} to {}') AS partitions
    FROM base_all_manifests
    LEFT JOIN read_manifests USING (manifest_path)
    WHERE base_all_manifests.content IN ('data', 'deletes')
),
recorded AS (
    SELECT DISTINCT ON (snapshot_id)
        snapshot_id,
        total_record_count,
        map_from_entries([(said.key, whole_number(said.value)::HUGEINT) FOR said IN map_entries(summary)]) AS totals
    FROM base_snapshots
),
known AS (
    SELECT
        damaged_files.path,
        damaged_files.snapshot_id,
        CASE
            WHEN kind = 'manifest' THEN listed.lost_files
            ELSE totals['total-data-files'] + totals['total-delete-files'] - CASE WHEN read.snapshot_id IS NULL THEN 0 ELSE read.files END
        END AS lost_files,
        CASE
            WHEN NOT deletes_are_replayed AND kind = 'manifest' THEN listed.lost_rows
            WHEN NOT deletes_are_replayed
                THEN totals['total-records'] + CASE
                    WHEN totals['total-delete-files'] = 0 THEN 0
                    ELSE totals['total-position-deletes'] + totals['total-equality-deletes']
                END - CASE WHEN read.snapshot_id IS NULL THEN 0 ELSE read.all_rows END
            WHEN kind = 'manifest' AND listed.may_remove_rows THEN NULL
            WHEN count(DISTINCT damaged_files.path) OVER (PARTITION BY damaged_files.snapshot_id) = 1
                THEN total_record_count - coalesce(read.held_rows, 0)
        END AS lost_rows,
        listed.partitions
    FROM damaged_files
    CROSS JOIN base_table
    LEFT JOIN recorded ON recorded.snapshot_id = damaged_files.snapshot_id
    LEFT JOIN listed ON listed.snapshot_id = damaged_files.snapshot_id AND listed.path = damaged_files.path
    LEFT JOIN (
        SELECT snapshot_id, sum_of_all(files) AS files, sum_of_all(all_rows) AS all_rows, sum(held_rows) AS held_rows
        FROM listed
        GROUP BY snapshot_id
    ) AS read ON read.snapshot_id = damaged_files.snapshot_id
)
SELECT
    path,  -- The damaged file.
    snapshot_id,  -- A snapshot that needs it.
    CASE WHEN lost_files >= 0 THEN TRY_CAST(lost_files AS BIGINT) END AS lost_files,  -- Added or existing files that cannot be read; null if not recorded.
    CASE WHEN lost_rows >= 0 THEN TRY_CAST(lost_rows AS BIGINT) END AS lost_rows,  -- Rows of these files; null if not recorded.
    partitions  -- Lower to upper partition of a manifest, from its list.
FROM known;
