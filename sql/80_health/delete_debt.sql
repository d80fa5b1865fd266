-- delete_debt: deleted rows of each partition that are still stored and read.
-- Grain: one row per (partition, spec_id).   Keys: partition, spec_id.
-- Sources: base_entries, live_entries, row_id_files, base_deletion_vectors, applicable_deletes,
--     applied_deletes.
--
-- Deletes that apply to no live file delete nothing. The number of rows that an equality delete file
-- deletes is unknown without reading data. A sum with an unknown part is unknown.

CREATE OR REPLACE VIEW delete_debt AS
WITH live AS (
    SELECT
        partition,
        partition_path,
        spec_id,
        content,
        file_path,
        coalesce(row_id_files.added_row_count, record_count) AS record_count,
        delete_record_count,
        coalesce(base_entries.content_size_in_bytes, file_size_in_bytes) AS size,
        applied_deletes.delete_file_path IS NOT NULL AS is_applied
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN row_id_files USING (entry_id)
    LEFT JOIN applied_deletes
        ON base_entries.content <> 'data'
        AND applied_deletes.delete_file_path = base_entries.file_path
        AND applied_deletes.content_offset IS NOT DISTINCT FROM base_entries.content_offset
),
vectors AS (
    SELECT
        data_file_path,
        CASE WHEN count(cardinality) = count(*) THEN sum(cardinality) END AS cardinality
    FROM base_deletion_vectors
    SEMI JOIN applied_deletes
        ON applied_deletes.delete_file_path IS NOT DISTINCT FROM base_deletion_vectors.file_path
        AND applied_deletes.content_offset IS NOT DISTINCT FROM base_deletion_vectors.content_offset
    GROUP BY data_file_path
),
with_deletes AS (
    SELECT DISTINCT data_file_path
    FROM applicable_deletes
),
of_data AS (
    SELECT
        live.partition,
        live.spec_id,
        min(live.partition_path) AS partition_path,
        count(*) AS data_file_count,
        count(with_deletes.data_file_path) AS files_with_deletes_count,
        sum(live.record_count) AS record_count,
        CASE WHEN count(live.delete_record_count) = count(*) THEN sum(live.delete_record_count) END AS retraction_count,
        CASE
            WHEN count(vectors.cardinality) = count(vectors.data_file_path) THEN coalesce(sum(vectors.cardinality), 0)
        END AS vector_deleted_count
    FROM live
    LEFT JOIN with_deletes ON with_deletes.data_file_path = live.file_path
    LEFT JOIN vectors ON vectors.data_file_path = live.file_path
    WHERE live.content = 'data'
    GROUP BY live.partition, live.spec_id
),
of_deletes AS (
    SELECT
        partition,
        spec_id,
        min(partition_path) AS partition_path,
        count(*) AS delete_file_count,
        sum(size) AS delete_file_bytes,
        CASE
            WHEN count(*) FILTER (is_applied AND content = 'position_deletes' AND record_count IS NULL) = 0
                THEN coalesce(sum(record_count) FILTER (is_applied AND content = 'position_deletes'), 0)
        END AS position_delete_count,
        CASE
            WHEN count(*) FILTER (is_applied AND content = 'equality_deletes' AND record_count IS NULL) = 0
                THEN coalesce(sum(record_count) FILTER (is_applied AND content = 'equality_deletes'), 0)
        END AS equality_delete_count
    FROM live
    WHERE content <> 'data'
    GROUP BY partition, spec_id
),
summed AS (
    SELECT
        coalesce(of_data.partition, of_deletes.partition) AS partition,
        coalesce(of_data.partition_path, of_deletes.partition_path) AS partition_path,
        coalesce(of_data.spec_id, of_deletes.spec_id) AS spec_id,
        coalesce(of_data.data_file_count, 0) AS data_file_count,
        coalesce(of_data.files_with_deletes_count, 0) AS files_with_deletes_count,
        coalesce(of_data.record_count, 0) AS record_count,
        CASE WHEN of_data.data_file_count IS NULL THEN 0 ELSE of_data.vector_deleted_count END
        + CASE WHEN of_deletes.delete_file_count IS NULL THEN 0 ELSE of_deletes.position_delete_count END
            AS deleted_record_count,
        CASE
            WHEN of_deletes.delete_file_count IS NULL THEN 0 ELSE of_deletes.equality_delete_count
        END AS equality_delete_count,
        of_data.retraction_count,
        coalesce(of_deletes.delete_file_count, 0) AS delete_file_count,
        coalesce(of_deletes.delete_file_bytes, 0) AS delete_file_bytes
    FROM of_data
    FULL OUTER JOIN of_deletes
        ON of_deletes.partition IS NOT DISTINCT FROM of_data.partition
        AND of_deletes.spec_id IS NOT DISTINCT FROM of_data.spec_id
)
SELECT
    partition,
    partition_path,
    spec_id,
    data_file_count,
    files_with_deletes_count,
    try_cast(record_count AS BIGINT) AS record_count,
    try_cast(deleted_record_count AS BIGINT) AS deleted_record_count,
    CASE WHEN record_count > 0 THEN (deleted_record_count / record_count)::DOUBLE END AS deleted_share,
    try_cast(equality_delete_count AS BIGINT) AS equality_delete_count,
    try_cast(retraction_count AS BIGINT) AS retraction_count,
    delete_file_count,
    try_cast(delete_file_bytes AS BIGINT) AS delete_file_bytes
FROM summed;
