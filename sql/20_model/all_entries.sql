-- all_entries: the entries of all snapshots' manifests, each manifest read once.
-- Grain: one row per entry.   Keys: manifest_path, manifest_pos.
-- Sources: base_all_entries.

CREATE OR REPLACE VIEW all_entries AS
SELECT * EXCLUDE (
    entry_id,
    partition_bytes,
    external_path,
    partition_is_known,
    spec_is_unpartitioned,
    only_deleted_path,
    committed_at,
    write_cols_sequences,
    key_lower_bounds,
    key_upper_bounds
)
FROM base_all_entries;

COMMENT ON VIEW all_entries IS 'The entries of all snapshots'' manifests, each manifest read once. One row per entry.';
-- Columns: as in entries.
COMMENT ON COLUMN all_entries.deleted_record_count IS 'Null here: deletion vectors are of one snapshot; see deletion_vectors.';
