-- history: which snapshot was the current one, and since when.
-- Grain: one row per change of the current snapshot.   Keys: made_current_at, snapshot_id.
-- Sources: base_history.

CREATE OR REPLACE VIEW history AS
SELECT
    made_current_at,
    snapshot_id,
    parent_id,
    is_current_ancestor
FROM base_history;

COMMENT ON VIEW history IS 'Which snapshot was the current one, and since when. One row per change of the current snapshot.';
COMMENT ON COLUMN history.made_current_at IS 'Since when it was the current one.';
COMMENT ON COLUMN history.snapshot_id IS 'The snapshot.';
COMMENT ON COLUMN history.parent_id IS 'The snapshot it was made from; null for the first one or where that is not known.';
COMMENT ON COLUMN history.is_current_ancestor IS 'Whether the current snapshot (Iceberg: of the table; Paimon: the one that is open) descends from it, or is it.';
