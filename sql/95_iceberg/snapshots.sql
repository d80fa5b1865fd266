-- iceberg.snapshots: snapshots of the table.
-- Grain: one row per snapshot.   Keys: snapshot_id.
-- Sources: base_snapshots.

CREATE OR REPLACE VIEW iceberg.snapshots AS
SELECT
    committed_at,
    snapshot_id,
    parent_id,
    operation,
    manifest_list,
    summary
FROM base_snapshots;
