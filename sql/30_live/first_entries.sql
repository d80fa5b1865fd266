-- first_entries: the entries of all snapshots' manifests that first name a live file.
-- Grain: one row per file.   Keys: entry_id.
-- Sources: base_all_entries.
--
-- A file that several manifests name, since they were rewritten, is there once.

CREATE OR REPLACE VIEW first_entries AS
SELECT min(entry_id) AS entry_id
FROM base_all_entries
WHERE status <> 'deleted'
GROUP BY content, file_path, level, content_offset;

COMMENT ON VIEW first_entries IS 'The entries of all snapshots'' manifests that first name a live file. One row per file.';
COMMENT ON COLUMN first_entries.entry_id IS 'Number of the entry.';
