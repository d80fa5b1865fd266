-- refs: tags and branches.
-- Grain: one row per tag or branch.   Keys: name, type.
-- Sources: base_refs.

CREATE OR REPLACE VIEW refs AS
SELECT
    name,
    type,
    snapshot_id,
    created_at,
    retention_ms,
    schema_id,
    committed_at,
    total_record_count,
    min_snapshots_to_keep,
    max_snapshot_age_ms
FROM base_refs;

COMMENT ON VIEW refs IS 'Tags and branches. One row per tag or branch.';
COMMENT ON COLUMN refs.name IS 'Name of the tag or branch.';
COMMENT ON COLUMN refs.type IS 'tag or branch.';
COMMENT ON COLUMN refs.snapshot_id IS 'The snapshot it stands for; null for a branch without one.';
COMMENT ON COLUMN refs.created_at IS 'When the tag was made, by the clock of the writer; of a branch of Paimon, which records no time, when its folder was changed, in UTC; null where that is not known, as in Iceberg.';
COMMENT ON COLUMN refs.retention_ms IS 'How long it is to be kept, in milliseconds; null means for ever.';
COMMENT ON COLUMN refs.schema_id IS 'Schema id of that snapshot; null where that is not recorded.';
COMMENT ON COLUMN refs.committed_at IS 'When that snapshot was committed; in Paimon also if only the tag has kept it.';
COMMENT ON COLUMN refs.total_record_count IS 'Records of that snapshot, as its writer says.';
COMMENT ON COLUMN refs.min_snapshots_to_keep IS 'Iceberg: how many snapshots of the branch never expire; null if the table decides.';
COMMENT ON COLUMN refs.max_snapshot_age_ms IS 'Iceberg: how old snapshots of the branch get before they can expire; null if the table decides.';
