-- all_manifests: the manifests of all snapshots.
-- Grain: one row per (snapshot, manifest).   Keys: reference_snapshot_id, manifest_path, role.
-- Sources: base_all_manifests.

CREATE OR REPLACE VIEW all_manifests AS
SELECT *
FROM base_all_manifests;

COMMENT ON VIEW all_manifests IS 'The manifests of all snapshots. One row per (snapshot, manifest).';
-- Columns: as in manifests.
COMMENT ON COLUMN all_manifests.reference_snapshot_id IS 'The snapshot that has the manifest.';
