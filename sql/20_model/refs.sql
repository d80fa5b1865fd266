-- refs: tags and branches.
-- Grain: one row per tag or branch.   Keys: name, type.
-- Sources: base_refs.

CREATE OR REPLACE VIEW refs AS
SELECT
    name,
    type,
    snapshot_id,
    created_at,
    retention_ms
FROM base_refs;

COMMENT ON VIEW refs IS 'Tags and branches. One row per tag or branch.';
COMMENT ON COLUMN refs.name IS 'Name of the tag or branch.';
COMMENT ON COLUMN refs.type IS 'tag or branch.';
COMMENT ON COLUMN refs.snapshot_id IS 'The snapshot it stands for; null for a branch without one.';
COMMENT ON COLUMN refs.created_at IS 'When the tag was made, by the clock of the writer.';
COMMENT ON COLUMN refs.retention_ms IS 'How long it is to be kept, in milliseconds; null means for ever.';
