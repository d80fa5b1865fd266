-- paimon.partitions: live partitions of the snapshot.
-- Grain: one row per partition.   Keys: partition.
-- Sources: base_entries, live_entries.
--
-- The last columns are those of a catalog's own list of partitions: null without one.

CREATE OR REPLACE VIEW paimon.partitions AS
SELECT
    url_decode(partition_path) AS partition,
    sum(record_count)::BIGINT AS record_count,
    sum(file_size_in_bytes)::BIGINT AS file_size_in_bytes,
    count(*) AS file_count,
    max(creation_time) AS last_update_time,
    NULL::TIMESTAMP AS created_at,
    NULL::VARCHAR AS created_by,
    NULL::VARCHAR AS updated_by,
    NULL::VARCHAR AS options
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data'
GROUP BY partition_path
ORDER BY partition;
