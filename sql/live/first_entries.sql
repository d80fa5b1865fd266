-- first_entries: the first entry of each file that is live in any snapshot.
-- Grain: one row per file.   Keys: entry_id.
--
-- Files in several manifests, after a rewrite, count once.

SELECT
    min(entry_id) AS entry_id  -- Number of the entry.
FROM file_histories
SEMI JOIN live_histories USING (added_in, deleted_in)
GROUP BY file_id, CASE WHEN file_id IS NULL THEN entry_id END;
