-- buckets: the buckets that have a live file; Paimon only.
-- Grain: one row per (partition, bucket).   Keys: partition, bucket.
-- Sources: base_entries, live_entries.

CREATE OR REPLACE VIEW buckets AS
SELECT
    partition,
    bucket,
    max(total_buckets) AS total_buckets,
    count(*) AS file_count,
    coalesce(sum(record_count), 0)::BIGINT AS record_count,
    coalesce(sum(file_size_in_bytes), 0)::BIGINT AS file_size_in_bytes,
    max(level) AS max_level
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data' AND bucket IS NOT NULL
GROUP BY partition, bucket;

COMMENT ON VIEW buckets IS 'The buckets that have a live file; Paimon only. One row per (partition, bucket).';
COMMENT ON COLUMN buckets.partition IS 'Partition values.';
COMMENT ON COLUMN buckets.bucket IS 'Bucket.';
COMMENT ON COLUMN buckets.total_buckets IS 'Number of buckets of the partition; -1 without a fixed number.';
COMMENT ON COLUMN buckets.file_count IS 'Live data files.';
COMMENT ON COLUMN buckets.record_count IS 'Records in the live data files, deleted ones included.';
COMMENT ON COLUMN buckets.file_size_in_bytes IS 'Bytes of the live data files.';
COMMENT ON COLUMN buckets.max_level IS 'Greatest level of a file.';
