-- paimon.partitions: live partitions of the snapshot.
-- Grain: one row per partition.   Keys: partition.
-- Sources: base_entries.
--
-- The time is that of the newest file, also if it has been deleted (PartitionEntry.merge). The last columns
-- are those of a catalog's own list of partitions: null without one.

CREATE OR REPLACE VIEW paimon.partitions AS
SELECT
    url_decode(partition_path) AS partition,
    sum(CASE WHEN status = 'deleted' THEN -record_count ELSE record_count END)::BIGINT AS record_count,
    sum(CASE WHEN status = 'deleted' THEN -file_size_in_bytes ELSE file_size_in_bytes END)::BIGINT
        AS file_size_in_bytes,
    sum(CASE WHEN status = 'deleted' THEN -1 ELSE 1 END)::BIGINT AS file_count,
    max(creation_time) AS last_update_time,
    NULL::TIMESTAMP AS created_at,
    NULL::VARCHAR AS created_by,
    NULL::VARCHAR AS updated_by,
    NULL::VARCHAR AS options
FROM base_entries
WHERE content = 'data'
GROUP BY partition_path
HAVING sum(CASE WHEN status = 'deleted' THEN -1 ELSE 1 END) > 0
ORDER BY partition;
