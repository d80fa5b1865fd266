-- iceberg.partitions: live partitions of the snapshot.
-- Grain: one row per partition, for unpartitioned tables one if there are files.   Keys: partition.
-- Sources: base_entries, base_specs.
--
-- Null partitions of specs with other numbers of fields are not the same (core/PartitionsTable.java).

CREATE OR REPLACE VIEW iceberg.partitions AS
WITH widths AS (
    SELECT
        spec_id,
        count(*) AS field_count
    FROM base_specs
    GROUP BY spec_id
)
SELECT
    partition,  -- of partitioned tables
    coalesce(arg_max(spec_id, committed_at), 0) AS spec_id,  -- of partitioned tables
    coalesce(sum(record_count) FILTER (WHERE content = 'data'), 0)::BIGINT AS record_count,
    (count(*) FILTER (WHERE content = 'data'))::INTEGER AS file_count,
    coalesce(sum(file_size_in_bytes) FILTER (WHERE content = 'data'), 0)::BIGINT
        AS total_data_file_size_in_bytes,
    coalesce(sum(record_count) FILTER (WHERE content IN ('position_deletes', 'deletion_vector')), 0)::BIGINT
        AS position_delete_record_count,
    (count(*) FILTER (WHERE content IN ('position_deletes', 'deletion_vector')))::INTEGER
        AS position_delete_file_count,
    coalesce(sum(record_count) FILTER (WHERE content = 'equality_deletes'), 0)::BIGINT
        AS equality_delete_record_count,
    (count(*) FILTER (WHERE content = 'equality_deletes'))::INTEGER AS equality_delete_file_count,
    max(committed_at)::TIMESTAMP AT TIME ZONE 'UTC' AS last_updated_at,
    arg_max(snapshot_id, committed_at) AS last_updated_snapshot_id
FROM base_entries
LEFT JOIN widths USING (spec_id)
WHERE status <> 'deleted'
GROUP BY partition, field_count;
