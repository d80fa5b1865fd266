-- damaged_snapshots: snapshots with an unreadable manifest list.
-- Grain: one row per snapshot.   Keys: snapshot_id.
-- Evaluated: once.
-- Sources: base_snapshots, base_damage.
--
-- Paimon records lists by name, without a folder.

CREATE OR REPLACE VIEW damaged_snapshots AS
SELECT DISTINCT base_snapshots.snapshot_id
FROM base_snapshots
INNER JOIN base_damage
    ON ends_with(base_damage.path, base_snapshots.manifest_list)
    OR ends_with(base_damage.path, base_snapshots.base_manifest_list)
    OR ends_with(base_damage.path, base_snapshots.delta_manifest_list);

COMMENT ON VIEW damaged_snapshots IS 'Snapshots with an unreadable manifest list. One row per snapshot.';
COMMENT ON COLUMN damaged_snapshots.snapshot_id IS 'The snapshot.';
