-- partitions: the partitions that have a live file.
-- Grain: one row per (partition, spec_id).   Keys: partition, spec_id.
-- Sources: base_entries, live_entries.

CREATE OR REPLACE VIEW partitions AS
SELECT
    partition,
    spec_id,
    count(*) FILTER (content = 'data') AS file_count,
    coalesce(sum(record_count) FILTER (content = 'data'), 0)::BIGINT AS record_count,
    coalesce(sum(file_size_in_bytes) FILTER (content = 'data'), 0)::BIGINT AS file_size_in_bytes,
    count(*) FILTER (content <> 'data') AS delete_file_count,
    (sum(record_count) FILTER (content <> 'data'))::BIGINT AS deleted_record_count,
    max(creation_time) AS last_updated_at,
    arg_max(snapshot_id, coalesce(sequence_number, snapshot_id)) AS last_updated_snapshot_id
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
GROUP BY partition, spec_id;

COMMENT ON VIEW partitions IS 'The partitions that have a live file. One row per (partition, spec_id).';
COMMENT ON COLUMN partitions.partition IS 'Partition values.';
COMMENT ON COLUMN partitions.spec_id IS 'Iceberg: partition spec; null in Paimon.';
COMMENT ON COLUMN partitions.file_count IS 'Live data files.';
COMMENT ON COLUMN partitions.record_count IS 'Records in the live data files, deleted ones included.';
COMMENT ON COLUMN partitions.file_size_in_bytes IS 'Bytes of the live data files.';
COMMENT ON COLUMN partitions.delete_file_count IS 'Live delete files.';
COMMENT ON COLUMN partitions.deleted_record_count IS 'Records in the delete files; null without any.';
COMMENT ON COLUMN partitions.last_updated_at IS 'Time of writing of its newest file.';
COMMENT ON COLUMN partitions.last_updated_snapshot_id IS 'Snapshot that wrote its newest file; null where that is not recorded.';
