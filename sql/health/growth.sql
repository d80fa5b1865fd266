-- growth: files, rows and bytes of each snapshot.
--
-- Files of the same history are summed once for all snapshots. Without file counts if a manifest of the
-- snapshot cannot be read completely. A row whose columns are in several files counts once.

WITH summed AS (
    SELECT
        file_histories.added_in,
        file_histories.deleted_in,
        entries.content = 'data' AS is_data,
        count(*) AS file_count,
        sum(coalesce(entries.content_size_in_bytes, entries.file_size_in_bytes)::HUGEINT) AS file_bytes,
        sum(entries.record_count::HUGEINT) AS record_count,
        sum(
            CASE WHEN entries.content = 'data' THEN entries.delete_record_count ELSE entries.record_count END::HUGEINT
        ) AS delete_row_count
    FROM file_histories
    INNER JOIN base_all_entries AS entries USING (entry_id)
    GROUP BY file_histories.added_in, file_histories.deleted_in, is_data
),
read_entries AS (
    SELECT manifest_path, count(*) AS entry_count
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
        live.snapshot_id,
        sum(live.file_count * summed.file_count) FILTER (is_data) AS data_file_count,
        sum(live.file_count * summed.file_bytes) FILTER (is_data) AS data_file_bytes,
        sum(live.file_count * summed.record_count) FILTER (is_data) AS record_count,
        sum(live.file_count * summed.file_count) FILTER (NOT is_data) AS delete_file_count,
        sum(live.file_count * summed.delete_row_count) AS delete_row_count
    FROM live_histories AS live
    INNER JOIN summed USING (added_in, deleted_in)
    GROUP BY live.snapshot_id
)
SELECT
    base_snapshots.snapshot_id,
    base_snapshots.committed_at,
    coalesce(manifests.manifest_count, 0) AS manifest_count,
    try_cast(coalesce(manifests.manifest_bytes, 0) AS BIGINT) AS manifest_bytes,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(data_file_count, 0) AS BIGINT) END AS data_file_count,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(data_file_bytes, 0) AS BIGINT) END AS data_file_bytes,
    CASE
        WHEN coalesce(is_whole, true)
            THEN try_cast(coalesce(record_count, 0) - coalesce(repeated_row_count, 0) AS BIGINT)
    END AS record_count,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(delete_file_count, 0) AS BIGINT) END AS delete_file_count,
    CASE WHEN coalesce(is_whole, true) THEN try_cast(coalesce(delete_row_count, 0) AS BIGINT) END AS delete_row_count
FROM base_snapshots
LEFT JOIN manifests USING (snapshot_id)
LEFT JOIN files USING (snapshot_id)
LEFT JOIN repeated_rows USING (snapshot_id);
