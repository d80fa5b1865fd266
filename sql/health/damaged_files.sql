-- damaged_files: snapshots that refer to a damaged manifest or manifest list.
-- Grain: one row per (file, snapshot).   Keys: path, snapshot_id.
--
-- Paimon records lists by name, without a folder.

WITH damaged AS (
    SELECT DISTINCT path, kind
    FROM base_damage
    WHERE kind IN ('manifest', 'manifest list')
)
SELECT damaged.path, 'manifest' AS kind, base_all_manifests.reference_snapshot_id AS snapshot_id
FROM damaged
INNER JOIN base_all_manifests ON base_all_manifests.manifest_path = damaged.path
WHERE base_all_manifests.content IN ('data', 'deletes')
UNION
SELECT
    damaged.path,  -- The damaged file.
    'manifest list' AS kind,  -- manifest or manifest list.
    base_snapshots.snapshot_id  -- A snapshot that needs it.
FROM damaged
INNER JOIN base_snapshots
    ON ends_with(damaged.path, base_snapshots.manifest_list)
    OR ends_with(damaged.path, base_snapshots.base_manifest_list)
    OR ends_with(damaged.path, base_snapshots.delta_manifest_list)
WHERE damaged.kind = 'manifest list';
