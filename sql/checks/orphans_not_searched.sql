-- orphans_not_searched: Paimon: orphans are not looked for in a folder outside of the table.
-- Severity: info.   Effect: nothing.   Only for: paimon.
-- Engines: none: orphans only take space.
-- Source: Paimon OrphanFilesClean, FileStorePathFactory.
--
-- Only if storage was listed. Several tables can share such a folder. Files that the table refers
-- to are checked there.

WITH named AS (
    SELECT key, trim(unnest(string_split(value, ','))) AS folder
    FROM base_options
    WHERE key IN ('data-file.external-paths', 'global-index.external-path')
)
SELECT
    folder AS subject,
    'named by ' || key || '; other tables may have files there, so none is reported as an orphan' AS detail
FROM named
CROSS JOIN base_table
WHERE base_table.format = 'paimon'
    AND EXISTS (FROM base_storage)
    AND folder <> ''
    AND NOT starts_with(storage_path(folder) || '/', rtrim(storage_path(base_table.location), '/') || '/');
