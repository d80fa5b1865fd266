-- iceberg.history: changes of the current snapshot.
-- Grain: one row per change of the current snapshot.   Keys: made_current_at, snapshot_id.
-- Sources: base_history.

CREATE OR REPLACE VIEW iceberg.history AS
SELECT
    made_current_at,
    snapshot_id,
    parent_id,
    is_current_ancestor
FROM base_history;
