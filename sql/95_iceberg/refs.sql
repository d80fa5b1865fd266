-- iceberg.refs: branches and tags.
-- Grain: one row per branch or tag.   Keys: name.
-- Sources: base_refs.

CREATE OR REPLACE VIEW iceberg.refs AS
SELECT
    name,
    upper(type) AS type,
    snapshot_id,
    retention_ms AS max_reference_age_in_ms,
    min_snapshots_to_keep::INTEGER AS min_snapshots_to_keep,
    max_snapshot_age_ms AS max_snapshot_age_in_ms
FROM base_refs;
