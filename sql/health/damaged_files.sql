-- damaged_files: snapshots that refer to a damaged manifest or manifest list.
-- Grain: one row per (file, snapshot).   Keys: path, snapshot_id.
--
-- Paimon records lists by name, without a folder.

WITH damaged AS (
    SELECT DISTINCT path, kind
    FROM base_damage
    WHERE kind IN ('manifest', 'manifest list')
)
SELECT path, 'manifest' AS kind, reference_snapshot_id AS snapshot_id
FROM damaged
INNER JOIN base_all_manifests ON manifest_path = path
WHERE content IN ('data', 'deletes')
UNION
SELECT
    path,  -- The damaged file.
    kind,  -- manifest or manifest list.
    snapshot_id  -- A snapshot that needs it.
FROM damaged
INNER JOIN base_snapshots
    ON ends_with(path, manifest_list)
    OR ends_with(path, base_manifest_list)
    OR ends_with(path, delta_manifest_list)
WHERE kind = 'manifest list';
