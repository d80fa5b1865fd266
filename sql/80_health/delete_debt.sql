-- delete_debt: deleted rows of each partition that are still stored and read.
-- Grain: one row per (partition, spec_id).   Keys: partition, spec_id.
-- Sources: base_entries, live_entries, row_id_files, applicable_deletes, deleted_rows.

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
        coalesce(base_entries.content_size_in_bytes, file_size_in_bytes) AS size
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN row_id_files USING (entry_id)
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
        CASE WHEN count(live.delete_record_count) = count(*) THEN sum(live.delete_record_count) END AS retraction_count
    FROM live
    LEFT JOIN with_deletes ON with_deletes.data_file_path = live.file_path
    WHERE live.content = 'data'
    GROUP BY live.partition, live.spec_id
),
of_deletes AS (
    SELECT
        partition,
        spec_id,
        min(partition_path) AS partition_path,
        count(*) AS delete_file_count,
        sum(size) AS delete_file_bytes
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
        of_data.retraction_count,
        coalesce(of_deletes.delete_file_count, 0) AS delete_file_count,
        coalesce(of_deletes.delete_file_bytes, 0) AS delete_file_bytes
    FROM of_data
    FULL OUTER JOIN of_deletes
        ON of_deletes.partition IS NOT DISTINCT FROM of_data.partition
        AND of_deletes.spec_id IS NOT DISTINCT FROM of_data.spec_id
)
SELECT
    summed.partition,
    partition_path,
    summed.spec_id,
    data_file_count,
    files_with_deletes_count,
    try_cast(record_count AS BIGINT) AS record_count,
    CASE WHEN vector_count IS NULL THEN 0 ELSE deleted_record_count END AS deleted_record_count,
    CASE
        WHEN record_count > 0
            THEN (CASE WHEN vector_count IS NULL THEN 0 ELSE deleted_record_count END / record_count)::DOUBLE
    END AS deleted_share,
    CASE WHEN vector_count IS NULL THEN 0 ELSE position_delete_count END AS position_delete_count,
    CASE WHEN vector_count IS NULL THEN 0 ELSE equality_delete_count END AS equality_delete_count,
    try_cast(retraction_count AS BIGINT) AS retraction_count,
    delete_file_count,
    try_cast(delete_file_bytes AS BIGINT) AS delete_file_bytes
FROM summed
LEFT JOIN deleted_rows
    ON deleted_rows.partition IS NOT DISTINCT FROM summed.partition
    AND deleted_rows.spec_id IS NOT DISTINCT FROM summed.spec_id;
