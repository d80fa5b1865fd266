-- delete_debt: deleted rows of each partition that are still stored and read.

WITH live AS (
    SELECT
        *,
        content = 'data' AS is_data,
        is_data AND file_path IN (SELECT data_file_path FROM applicable_deletes) AS has_deletes
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN row_id_files USING (entry_id)
),
summed AS (
    SELECT
        partition,
        spec_id,
        min(partition_path) AS partition_path,
        count(*) FILTER (is_data) AS data_file_count,
        count(*) FILTER (has_deletes) AS files_with_deletes_count,
        coalesce(sum(coalesce(added_row_count, record_count)) FILTER (is_data), 0) AS record_count,
        sum(delete_record_count) FILTER (is_data) AS retraction_count,
        count(*) FILTER (is_data AND delete_record_count IS NULL) AS unknown_count
    FROM live
    GROUP BY ALL
)
SELECT
    summed.partition,
    summed.partition_path,
    summed.spec_id,
    summed.data_file_count,
    summed.files_with_deletes_count,
    try_cast(summed.record_count AS BIGINT) AS record_count,
    CASE WHEN has.delete_file_count IS NULL THEN 0 ELSE has.deleted_record_count END AS deleted_record_count,
    CASE WHEN has.delete_file_count IS NULL THEN 0 ELSE has.deleted_record_count END::DOUBLE
    / nullif(summed.record_count, 0) AS deleted_share,
    CASE WHEN has.delete_file_count IS NULL THEN 0 ELSE has.position_delete_count END AS position_delete_count,
    CASE WHEN has.delete_file_count IS NULL THEN 0 ELSE has.equality_delete_count END AS equality_delete_count,
    CASE WHEN summed.unknown_count = 0 THEN try_cast(summed.retraction_count AS BIGINT) END AS retraction_count,
    coalesce(has.delete_file_count, 0) AS delete_file_count,
    CASE WHEN has.delete_file_count > 0 THEN has.deleted_size_in_bytes ELSE 0 END AS delete_file_bytes
FROM summed
LEFT JOIN deleted_rows AS has
    ON has.partition IS NOT DISTINCT FROM summed.partition AND has.spec_id IS NOT DISTINCT FROM summed.spec_id;
