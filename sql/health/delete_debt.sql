-- delete_debt: deleted rows of each partition that are still stored and read.

WITH live AS (
    SELECT
        partition,
        partition_path,
        spec_id,
        content,
        file_path,
        coalesce(row_id_files.added_row_count, record_count) AS record_count,
        delete_record_count
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN row_id_files USING (entry_id)
),
with_deletes AS (
    SELECT DISTINCT data_file_path
    FROM applicable_deletes
),
summed AS (
    SELECT
        live.partition,
        live.spec_id,
        min(live.partition_path) AS partition_path,
        count(*) FILTER (live.content = 'data') AS data_file_count,
        count(with_deletes.data_file_path) AS files_with_deletes_count,
        coalesce(sum(live.record_count) FILTER (live.content = 'data'), 0) AS record_count,
        sum(live.delete_record_count) FILTER (live.content = 'data') AS retraction_count,
        count(*) FILTER (live.content = 'data' AND live.delete_record_count IS NULL) AS unknown_count
    FROM live
    LEFT JOIN with_deletes ON with_deletes.data_file_path = live.file_path AND live.content = 'data'
    GROUP BY live.partition, live.spec_id
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
