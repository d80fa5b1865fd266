-- buckets: the buckets that have a live file; Paimon only.

SELECT
    partition,
    bucket,
    max(total_buckets) AS total_buckets,
    count(*) AS file_count,
    try_cast(coalesce(sum(coalesce(added_row_count, record_count)), 0) AS BIGINT) AS record_count,
    try_cast(coalesce(sum(file_size_in_bytes), 0) AS BIGINT) AS file_size_in_bytes,
    max(level) AS max_level,
    max(creation_time) AS last_updated_at
FROM base_entries SEMI JOIN live_entries USING (entry_id)
LEFT JOIN row_id_files USING (entry_id)
WHERE content = 'data' AND bucket IS NOT NULL
GROUP BY partition, bucket;
