-- iceberg.history: changes of the current snapshot.
-- Grain: one row per change of the current snapshot.   Keys: made_current_at, snapshot_id.
-- Sources: base_history, base_snapshots.
--
-- A snapshot that has expired is no ancestor here (core/SnapshotUtil.java, currentAncestorIds).

CREATE OR REPLACE VIEW iceberg.history AS
SELECT
    made_current_at,
    snapshot_id,
    parent_id,
    is_current_ancestor
    AND snapshot_id IN (SELECT known.snapshot_id FROM base_snapshots AS known) AS is_current_ancestor
FROM base_history;
