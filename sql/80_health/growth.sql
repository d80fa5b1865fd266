-- growth: files, rows and bytes of each snapshot.
-- Grain: one row per snapshot.   Keys: snapshot_id.
-- Sources: base_snapshots, base_all_manifests, base_all_entries, base_table.
--
-- Each manifest is summed once for all snapshots. Paimon's DELETE entries are subtracted. Without file
-- counts if a manifest of the snapshot cannot be read completely.

CREATE OR REPLACE VIEW growth AS
WITH summed AS (
    SELECT
        entries.manifest_path,
        entries.content = 'data' AS is_data,
        sum(sign) AS file_count,
        sum(sign * file_size) AS file_bytes,
        sum(sign * record_count) AS record_count,
        sum(sign * CASE WHEN content = 'data' THEN delete_record_count ELSE record_count END) AS delete_row_count
    FROM (
        SELECT
            manifest_path,
            content,
            record_count::HUGEINT AS record_count,
            delete_record_count::HUGEINT AS delete_record_count,
            coalesce(content_size_in_bytes, file_size_in_bytes)::HUGEINT AS file_size,
            CASE WHEN status <> 'deleted' THEN 1 WHEN deletes_are_replayed THEN -1 ELSE 0 END AS sign
        FROM base_all_entries
        CROSS JOIN base_table
    ) AS entries
    GROUP BY entries.manifest_path, is_data
),
read_entries AS (
    SELECT
        manifest_path,
        count(*) AS entry_count
    FROM base_all_entries
    GROUP BY manifest_path
),
listed AS (
    SELECT
        reference_snapshot_id AS snapshot_id,
        manifest_path,
        length,
        coalesce(entry_count, 0) = coalesce(
            added_files_count::HUGEINT + coalesce(existing_files_count, 0) + deleted_files_count, entry_count, 0
        ) AS is_whole
    FROM base_all_manifests
    LEFT JOIN read_entries USING (manifest_path)
    WHERE content IN ('data', 'deletes')
),
manifests AS (
    SELECT
        snapshot_id,
        count(*) AS manifest_count,
        sum(length) AS manifest_bytes,
        bool_and(is_whole) AS is_whole
    FROM listed
    GROUP BY snapshot_id
),
files AS (
    SELECT
        listed.snapshot_id,
        sum(file_count) FILTER (is_data) AS data_file_count,
        sum(file_bytes) FILTER (is_data) AS data_file_bytes,
        sum(record_count) FILTER (is_data) AS record_count,
        sum(file_count) FILTER (NOT is_data) AS delete_file_count,
        sum(delete_row_count) AS delete_row_count
    FROM listed
    INNER JOIN summed USING (manifest_path)
    GROUP BY listed.snapshot_id
)
SELECT
    base_snapshots.snapshot_id,
    base_snapshots.committed_at,
    coalesce(manifests.manifest_count, 0) AS manifest_count,
    try_cast(coalesce(manifests.manifest_bytes, 0) AS BIGINT) AS manifest_bytes,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(data_file_count, 0) AS BIGINT) END AS data_file_count,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(data_file_bytes, 0) AS BIGINT) END AS data_file_bytes,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(record_count, 0) AS BIGINT) END AS record_count,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(delete_file_count, 0) AS BIGINT) END AS delete_file_count,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(delete_row_count, 0) AS BIGINT) END AS delete_row_count
FROM base_snapshots
LEFT JOIN manifests USING (snapshot_id)
LEFT JOIN files USING (snapshot_id);
