-- partitions: the partitions that have a live file.
--
-- Commits of the same millisecond are ordered by sequence number. In Iceberg version 1 these are all 0:
-- after its snapshots have expired, the last of several commits is unknown.

WITH live AS (
    SELECT
        partition,
        spec_id,
        min(partition_path) AS partition_path,
        count(*) FILTER (content = 'data') AS file_count,
        count(*) FILTER (content = 'data' AND file_size_in_bytes < (SELECT small_size FROM base_table)) AS small_file_count,
        coalesce(sum(coalesce(added_row_count, record_count)) FILTER (content = 'data'), 0) AS record_count,
        coalesce(sum(file_size_in_bytes) FILTER (content = 'data'), 0) AS file_size_in_bytes,
        max(coalesce(creation_time, committed_at)) AS last_updated_at,
        coalesce(
            arg_max(snapshot_id, (committed_at, coalesce(file_sequence_number, 0), snapshot_id))
                FILTER (committed_at IS NOT NULL),
            arg_max(snapshot_id, (coalesce(file_sequence_number, snapshot_id), snapshot_id))
                FILTER (file_sequence_number IS DISTINCT FROM 0),
            CASE WHEN min(snapshot_id) = max(snapshot_id) THEN max(snapshot_id) END
        ) AS last_updated_snapshot_id
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN row_id_files USING (entry_id)
    GROUP BY partition, spec_id
)
SELECT
    live.partition,
    partition_path,
    live.spec_id,
    file_count,
    try_cast(record_count AS BIGINT) AS record_count,
    try_cast(file_size_in_bytes AS BIGINT) AS file_size_in_bytes,
    small_file_count,
    coalesce(delete_file_count, 0) AS delete_file_count,
    CASE WHEN delete_file_count IS NULL THEN 0 ELSE deleted_record_count END AS deleted_record_count,
    CASE WHEN delete_file_count IS NULL THEN 0 ELSE deleted_size_in_bytes END AS deleted_size_in_bytes,
    last_updated_at,
    last_updated_snapshot_id
FROM live
LEFT JOIN deleted_rows
    ON deleted_rows.partition IS NOT DISTINCT FROM live.partition
    AND deleted_rows.spec_id IS NOT DISTINCT FROM live.spec_id;
