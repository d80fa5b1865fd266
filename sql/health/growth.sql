-- growth: files, rows and bytes of each snapshot.
--
-- Files of the same history are summed once for all snapshots. Without file counts if a manifest of the
-- snapshot cannot be read completely. A row whose columns are in several files counts once.

WITH summed AS (
    SELECT
        added_in,
        deleted_in,
        content = 'data' AS is_data,
        count(*) AS file_count,
        sum(coalesce(content_size_in_bytes, file_size_in_bytes)::HUGEINT) AS file_bytes,
        sum(record_count::HUGEINT) AS record_count,
        sum(CASE WHEN content = 'data' THEN delete_record_count ELSE record_count END::HUGEINT) AS delete_row_count
    FROM file_histories
    INNER JOIN base_all_entries USING (entry_id)
    GROUP BY ALL
),
read_entries AS (
    SELECT manifest_path, count(*) AS entry_count
    FROM base_all_entries
    GROUP BY manifest_path
),
manifests AS (
    SELECT
        reference_snapshot_id AS snapshot_id,
        count(*) AS manifest_count,
        sum(length) AS manifest_bytes,
        bool_and(coalesce(entry_count, 0) = coalesce(
            added_files_count::HUGEINT + coalesce(existing_files_count, 0) + deleted_files_count, entry_count, 0
        )) AS is_whole
    FROM base_all_manifests
    LEFT JOIN read_entries USING (manifest_path)
    WHERE content IN ('data', 'deletes')
    GROUP BY snapshot_id
),
files AS (
    SELECT
        snapshot_id,
        sum(live.file_count * summed.file_count) FILTER (is_data) AS data_file_count,
        sum(live.file_count * file_bytes) FILTER (is_data) AS data_file_bytes,
        sum(live.file_count * record_count) FILTER (is_data) - coalesce(any_value(repeated_row_count), 0) AS record_count,
        sum(live.file_count * summed.file_count) FILTER (NOT is_data) AS delete_file_count,
        sum(live.file_count * delete_row_count) AS delete_row_count
    FROM live_histories AS live
    INNER JOIN summed USING (added_in, deleted_in)
    LEFT JOIN repeated_rows USING (snapshot_id)
    GROUP BY snapshot_id
)
SELECT
    base_snapshots.snapshot_id,
    base_snapshots.committed_at,
    coalesce(manifest_count, 0) AS manifest_count,
    try_cast(coalesce(manifest_bytes, 0) AS BIGINT) AS manifest_bytes,
    CASE WHEN is_whole IS NOT FALSE THEN try_cast(coalesce(COLUMNS(files.* EXCLUDE (snapshot_id)), 0) AS BIGINT) END
FROM base_snapshots
LEFT JOIN manifests USING (snapshot_id)
LEFT JOIN files USING (snapshot_id);
