-- missing_in_storage: a live file is not in storage.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_entries, live_entries, base_storage.
--
-- Only where storage was listed: reconcile(storage=...).

CREATE OR REPLACE VIEW missing_in_storage AS
SELECT
    'missing_in_storage' AS "check",
    'error' AS severity,
    base_entries.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    base_entries.file_size_in_bytes || ' bytes' AS expected,
    'no file' AS actual,
    base_entries.content AS detail
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
ANTI JOIN base_storage
    ON storage_path(base_storage.file_path) = storage_path(base_entries.file_path)
WHERE EXISTS (FROM base_storage);

COMMENT ON VIEW missing_in_storage IS 'A live file is not in storage.';
