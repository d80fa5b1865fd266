-- missing_in_storage: A live file, or one of its extra files, is not in storage.
-- Severity: error.   Effect: refused.
-- Engines: all whose query needs the file.
-- Source: Iceberg BaseReader; Paimon RawFileSplitRead.
--
-- Only if storage was listed: reconcile(storage=...). The extra files of a Paimon file lie beside
-- it (DataFilePathFactory, Paimon 1.3), also in another folder (see file_in_other_folder).

WITH live AS (
    SELECT
        base_entries.file_path,
        base_entries.file_name,
        base_entries.file_size_in_bytes,
        base_entries.content,
        base_entries.extra_files,
        files_elsewhere.found_path
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN files_elsewhere USING (file_path)
),
named AS (
    SELECT file_path, counted(file_size_in_bytes, 'byte') AS expected, content AS detail
    FROM live
    WHERE found_path IS NULL
    UNION ALL
    SELECT
        left(coalesce(found_path, file_path), -length(file_name)) || unnest(extra_files) AS file_path,
        'a file' AS expected,
        'belongs to ' || file_path AS detail
    FROM live
)
SELECT
    named.file_path AS subject,
    named.expected AS expected,
    'no file' AS actual,
    named.detail AS detail
FROM named
ANTI JOIN base_storage ON storage_path(base_storage.file_path) = storage_path(named.file_path)
WHERE EXISTS (FROM base_storage);
