-- paimon.buckets: live buckets of the snapshot.
-- Grain: one row per (partition, bucket).   Keys: partition, bucket.
-- Sources: base_entries.
--
-- The time is that of the newest file, also if it has been deleted (BucketEntry.merge).

CREATE OR REPLACE VIEW paimon.buckets AS
SELECT
    paimon.row_text(partition) AS partition,
    bucket,
    sum(CASE WHEN status = 'deleted' THEN -record_count ELSE record_count END)::BIGINT AS record_count,
    sum(CASE WHEN status = 'deleted' THEN -file_size_in_bytes ELSE file_size_in_bytes END)::BIGINT
        AS file_size_in_bytes,
    sum(CASE WHEN status = 'deleted' THEN -1 ELSE 1 END)::BIGINT AS file_count,
    max(creation_time) AS last_update_time
FROM base_entries
WHERE content = 'data'
GROUP BY base_entries.partition, bucket
HAVING sum(CASE WHEN status = 'deleted' THEN -1 ELSE 1 END) > 0
ORDER BY 1, bucket;
