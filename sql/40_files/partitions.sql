-- partitions: the partitions that have a live file.
-- Grain: one row per (partition, spec_id).   Keys: partition, spec_id.
-- Sources: base_entries, live_entries, row_id_files, base_deletion_vectors, applied_deletes, base_table.
--
-- A row whose columns are in several files counts once.
--
-- Deletion vectors of Iceberg are entries and count like other delete files; those of Paimon are not
-- entries. Deletes that apply to no live file delete nothing. If deleted rows cannot be counted, their
-- sum is null.
--
-- Commits of the same millisecond are ordered by sequence number. In Iceberg version 1 these are all 0:
-- after its snapshots have expired, the last of several commits is unknown.

CREATE OR REPLACE VIEW partitions AS
WITH vectors AS (
    SELECT
        partition,
        count(*) AS vector_count,
        CASE WHEN count(content_size_in_bytes) = count(*) THEN sum(content_size_in_bytes) END AS vector_size,
        CASE WHEN count(cardinality) = count(*) THEN sum(cardinality) END AS deleted_record_count
    FROM base_deletion_vectors
    SEMI JOIN applied_deletes
        ON applied_deletes.delete_file_path IS NOT DISTINCT FROM base_deletion_vectors.file_path
        AND applied_deletes.content_offset IS NOT DISTINCT FROM base_deletion_vectors.content_offset
    WHERE (SELECT format FROM base_table) = 'paimon'
    GROUP BY partition
),
entries AS (
    SELECT
        base_entries.*,
        row_id_files.added_row_count,
        applied_deletes.delete_file_path IS NOT NULL AS is_applied
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN row_id_files USING (entry_id)
    LEFT JOIN applied_deletes
        ON base_entries.content <> 'data'
        AND applied_deletes.delete_file_path = base_entries.file_path
        AND applied_deletes.content_offset IS NOT DISTINCT FROM base_entries.content_offset
),
live AS (
    SELECT
        partition,
        spec_id,
        min(partition_path) AS partition_path,
        count(*) FILTER (content = 'data') AS file_count,
        count(*) FILTER (
            content = 'data' AND file_size_in_bytes < (SELECT small_size FROM base_table)
        ) AS small_file_count,
        coalesce(
            sum(coalesce(added_row_count, record_count)) FILTER (content = 'data'), 0
        ) AS record_count,
        coalesce(sum(file_size_in_bytes) FILTER (content = 'data'), 0) AS file_size_in_bytes,
        count(*) FILTER (content <> 'data') AS delete_file_count,
        CASE
            WHEN count(*) FILTER (is_applied AND record_count IS NULL) = 0
                THEN coalesce(sum(record_count) FILTER (is_applied), 0)
        END AS deleted_record_count,
        coalesce(
            sum(coalesce(content_size_in_bytes, file_size_in_bytes)) FILTER (content <> 'data'), 0
        ) AS deleted_size,
        max(coalesce(creation_time, committed_at)) AS last_updated_at,
        coalesce(
            arg_max(snapshot_id, (committed_at, coalesce(file_sequence_number, 0), snapshot_id))
                FILTER (committed_at IS NOT NULL),
            arg_max(snapshot_id, (coalesce(file_sequence_number, snapshot_id), snapshot_id))
                FILTER (file_sequence_number IS DISTINCT FROM 0),
            CASE WHEN min(snapshot_id) = max(snapshot_id) THEN max(snapshot_id) END
        ) AS last_updated_snapshot_id
    FROM entries
    GROUP BY partition, spec_id
)
SELECT
    live.partition,
    live.partition_path,
    live.spec_id,
    live.file_count,
    try_cast(live.record_count AS BIGINT) AS record_count,
    try_cast(live.file_size_in_bytes AS BIGINT) AS file_size_in_bytes,
    live.small_file_count,
    live.delete_file_count,
    try_cast(
        CASE
            WHEN vectors.vector_count > 0 THEN vectors.deleted_record_count ELSE live.deleted_record_count
        END AS BIGINT
    ) AS deleted_record_count,
    try_cast(
        CASE WHEN vectors.vector_count > 0 THEN vectors.vector_size ELSE live.deleted_size END AS BIGINT
    ) AS deleted_size_in_bytes,
    live.last_updated_at,
    live.last_updated_snapshot_id
FROM live
LEFT JOIN vectors ON live.partition IS NOT DISTINCT FROM vectors.partition;
