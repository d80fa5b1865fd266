-- manifest_counts_wrong: A manifest has other numbers of files or rows than its list records.
-- Keys: subject, detail.   Severity: error or warning.   Effect: wrong rows or nothing.
-- Split: manifest.
-- Engines: Iceberg Java and Paimon skip a manifest whose list counts no files of the wanted status;
--     other counts are not used.
-- Source: Iceberg ManifestGroup; Paimon AbstractFileStoreScan.readAndMergeFileEntries.
--
-- Counts of 0 where there are files are errors, if readers then skip the manifest: Iceberg Java if
-- no file is counted as added or existing, Paimon separately for added and deleted ones. Omitted
-- counts (Iceberg v1) are not checked.

WITH facts AS (
    SELECT
        base_manifests.manifest_path,
        base_manifests.added_files_count = 0
            AND (base_manifests.existing_files_count = 0 OR base_table.deletes_are_replayed) AS is_skipped,
        base_manifests.deleted_files_count = 0 AND base_table.deletes_are_replayed AS is_skipped_in_deletes,
        unnest([
            {'name': 'added files', 'listed': base_manifests.added_files_count, 'held': manifest_totals.added_files_count},
            {'name': 'existing files', 'listed': base_manifests.existing_files_count, 'held': manifest_totals.existing_files_count},
            {'name': 'deleted files', 'listed': base_manifests.deleted_files_count, 'held': manifest_totals.deleted_files_count},
            {'name': 'rows of added files', 'listed': base_manifests.added_rows_count, 'held': manifest_totals.added_rows_count},
            {'name': 'rows of existing files', 'listed': base_manifests.existing_rows_count, 'held': manifest_totals.existing_rows_count},
            {'name': 'rows of deleted files', 'listed': base_manifests.deleted_rows_count, 'held': manifest_totals.deleted_rows_count}
        ]) AS fact
    FROM base_manifests
    INNER JOIN manifest_totals USING (manifest_path)
    CROSS JOIN base_table
)
SELECT
    CASE
        WHEN fact.held > 0 AND CASE fact.name
            WHEN 'added files' THEN is_skipped
            WHEN 'existing files' THEN is_skipped
            WHEN 'deleted files' THEN is_skipped_in_deletes
        END THEN 'error'
        ELSE 'warning'
    END AS severity,
    manifest_path AS subject,
    fact.listed::VARCHAR AS expected,
    fact.held::VARCHAR AS actual,
    fact.name AS detail
FROM facts
WHERE fact.listed <> fact.held;
