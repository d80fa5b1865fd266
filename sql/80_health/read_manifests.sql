-- read_manifests: readable entries of the manifests of all snapshots.
-- Grain: one row per manifest with a readable entry.   Keys: manifest_path.
-- Sources: base_all_entries.

CREATE OR REPLACE VIEW read_manifests AS
SELECT
    manifest_path,
    count(*) FILTER (status <> 'deleted') AS live_files_count,
    coalesce(sum(record_count) FILTER (status <> 'deleted'), 0)::HUGEINT AS live_rows_count,
    coalesce(sum(record_count) FILTER (status = 'deleted'), 0)::HUGEINT AS deleted_rows_count
FROM base_all_entries
GROUP BY manifest_path;

COMMENT ON VIEW read_manifests IS 'Readable entries of the manifests of all snapshots. One row per manifest with a readable entry.';
COMMENT ON COLUMN read_manifests.manifest_path IS 'The manifest.';
COMMENT ON COLUMN read_manifests.live_files_count IS 'Entries that are not deleted.';
COMMENT ON COLUMN read_manifests.live_rows_count IS 'Records of these.';
COMMENT ON COLUMN read_manifests.deleted_rows_count IS 'Records of the entries deleted.';
