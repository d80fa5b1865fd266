-- changes: the files that became live or ceased to be between two snapshots.
-- Grain: one row per file.   Keys: change, file_path, level, content_offset.
-- Sources: base_changes.
--
-- Only manifests that one of the two has and the other has not are read.

CREATE OR REPLACE MACRO changes(from_snapshot, to_snapshot) AS TABLE
SELECT * EXCLUDE (from_snapshot, to_snapshot)
FROM base_changes
WHERE base_changes.from_snapshot = from_snapshot AND base_changes.to_snapshot = to_snapshot;

COMMENT ON MACRO TABLE changes IS 'The files that became live (change is added) or ceased to be (removed) between two snapshots, by their ids.';
