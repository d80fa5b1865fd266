-- damaged_files: snapshots that refer to a damaged manifest or manifest list.
-- Grain: one row per (file, snapshot).   Keys: path, snapshot_id.
--
-- Paimon records lists by name, without a folder.

WITH damaged AS (
    SELECT DISTINCT path, kind
    FROM base_damage
    WHERE kind IN ('manifest', 'manifest list')
)
SELECT
    damaged.path,
    'manifest' AS kind,
    base_all_manifests.reference_snapshot_id AS snapshot_id
FROM damaged
INNER JOIN base_all_manifests ON base_all_manifests.manifest_path = damaged.path
WHERE base_all_manifests.content IN ('data', 'deletes')
UNION
SELECT
    damaged.path,
    'manifest list' AS kind,
    base_snapshots.snapshot_id
FROM damaged
INNER JOIN base_snapshots
    ON ends_with(damaged.path, base_snapshots.manifest_list)
    OR ends_with(damaged.path, base_snapshots.base_manifest_list)
    OR ends_with(damaged.path, base_snapshots.delta_manifest_list)
WHERE damaged.kind = 'manifest list';

COMMENT ON COLUMN damaged_files.path IS 'The damaged file.';
COMMENT ON COLUMN damaged_files.kind IS 'manifest or manifest list.';
COMMENT ON COLUMN damaged_files.snapshot_id IS 'A snapshot that needs it.';
