-- damaged_snapshots: snapshots with an unreadable manifest list.
-- Grain: one row per snapshot.   Keys: snapshot_id.   Evaluated: once.
--
-- Paimon records lists by name, without a folder.

SELECT DISTINCT
    base_snapshots.snapshot_id  -- The snapshot.
FROM base_snapshots
INNER JOIN base_damage
    ON ends_with(base_damage.path, base_snapshots.manifest_list)
    OR ends_with(base_damage.path, base_snapshots.base_manifest_list)
    OR ends_with(base_damage.path, base_snapshots.delta_manifest_list);
