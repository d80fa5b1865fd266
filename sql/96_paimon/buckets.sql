-- paimon.buckets: live buckets of the snapshot.
-- Grain: one row per (partition, bucket).   Keys: partition, bucket.
-- Sources: base_entries, live_entries.

CREATE OR REPLACE VIEW paimon.buckets AS
SELECT
    paimon.row_text(partition) AS partition,
    bucket,
    sum(record_count)::BIGINT AS record_count,
    sum(file_size_in_bytes)::BIGINT AS file_size_in_bytes,
    count(*) AS file_count,
    max(creation_time) AS last_update_time
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data'
GROUP BY base_entries.partition, bucket
ORDER BY 1, bucket;
