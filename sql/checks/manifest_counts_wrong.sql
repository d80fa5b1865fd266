-- manifest_counts_wrong: A manifest has other numbers of files or rows than its list records.
-- Keys: subject, detail.   Severity: error or warning.   Effect: wrong rows or nothing.
-- Engines: Iceberg Java and Paimon skip a manifest whose list counts no files of the wanted status;
--     other counts are not used.
-- Source: Iceberg ManifestGroup; Paimon AbstractFileStoreScan.readAndMergeFileEntries.
--
-- Counts of 0 where there are files are errors, if readers then skip the manifest: Iceberg Java if
-- no file is counted as added or existing, Paimon separately for added and deleted ones. Omitted
-- counts (Iceberg v1) are not checked.

WITH facts AS (
    SELECT
        manifest_path,
        -- Whether readers then skip the manifest.
        recorded.added_files_count = 0 AND (recorded.existing_files_count = 0 OR deletes_are_replayed) AS hides_live,
        recorded.deleted_files_count = 0 AND deletes_are_replayed AS hides_deleted,
        unnest([
            {'name': 'added files', 'listed': recorded.added_files_count, 'held': totals.added_files_count, 'is_hidden': hides_live},
            {'name': 'existing files', 'listed': recorded.existing_files_count, 'held': totals.existing_files_count, 'is_hidden': hides_live},
            {'name': 'deleted files', 'listed': recorded.deleted_files_count, 'held': totals.deleted_files_count, 'is_hidden': hides_deleted},
            {'name': 'rows of added files', 'listed': recorded.added_rows_count, 'held': totals.added_rows_count, 'is_hidden': false},
            {'name': 'rows of existing files', 'listed': recorded.existing_rows_count, 'held': totals.existing_rows_count, 'is_hidden': false},
            {'name': 'rows of deleted files', 'listed': recorded.deleted_rows_count, 'held': totals.deleted_rows_count, 'is_hidden': false}
        ], max_depth := 2)
    FROM base_manifests AS recorded
    INNER JOIN manifest_totals AS totals USING (manifest_path)
    CROSS JOIN base_table
)
SELECT
    IF(held > 0 AND is_hidden, 'error', 'warning') AS severity,
    manifest_path AS subject,
    listed::VARCHAR AS expected,
    held::VARCHAR AS actual,
    name AS detail
FROM facts
WHERE listed <> held;
