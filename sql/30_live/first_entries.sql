-- first_entries: the first entry of each file that is live in any snapshot.
-- Grain: one row per file.   Keys: entry_id.
-- Sources: file_histories, live_histories.
--
-- Files in several manifests, after a rewrite, count once.

CREATE OR REPLACE VIEW first_entries AS
SELECT min(entry_id) AS entry_id
FROM file_histories
SEMI JOIN live_histories USING (added_in, deleted_in)
GROUP BY
    file_id,
    CASE WHEN file_id IS NULL THEN entry_id END;

COMMENT ON VIEW first_entries IS 'The first entry of each file that is live in any snapshot. One row per file.';
COMMENT ON COLUMN first_entries.entry_id IS 'Number of the entry.';
