-- changes: files added and removed between two snapshots.
-- Grain: one row per file.   Keys: change, file_path, level, content_offset.
-- Sources: base_changes.
--
-- Reads only the manifests that one of the snapshots has and the other lacks.

CREATE OR REPLACE MACRO changes(from_snapshot, to_snapshot) AS TABLE
SELECT * EXCLUDE (from_snapshot, to_snapshot)
FROM base_changes
WHERE base_changes.from_snapshot = from_snapshot AND base_changes.to_snapshot = to_snapshot;

COMMENT ON MACRO TABLE changes IS 'Files that were added or removed between two snapshots, given by id.';
