-- first_entries: the first entry of each live file of any snapshot.
-- Grain: one row per file.   Keys: entry_id.
-- Sources: base_all_entries.
--
-- Files in several manifests, after a rewrite, count once.

CREATE OR REPLACE VIEW first_entries AS
SELECT min(entry_id) AS entry_id
FROM base_all_entries
WHERE status <> 'deleted'
GROUP BY content, file_path, level, content_offset;

COMMENT ON VIEW first_entries IS 'The first entry of each live file of any snapshot. One row per file.';
COMMENT ON COLUMN first_entries.entry_id IS 'Number of the entry.';
