-- missing_in_storage: A live file, or one of its extra files, is not in storage.
-- Severity: error.   Effect: refused.
-- Engines: all whose query needs the file.
-- Source: Iceberg BaseReader; Paimon RawFileSplitRead.
--
-- Only if storage was listed: reconcile(storage=...). The extra files of a Paimon file lie beside
-- it (DataFilePathFactory, Paimon 1.3), also in another folder (see file_in_other_folder).

WITH live AS (
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN files_elsewhere USING (file_path)
),
named AS (
    SELECT file_path, counted(file_size_in_bytes, 'byte') AS expected, content AS detail
    FROM live
    WHERE found_path IS NULL
    UNION ALL
    SELECT
        left(coalesce(found_path, file_path), -length(file_name)) || unnest(extra_files),
        'a file',
        'belongs to ' || file_path
    FROM live
)
SELECT
    file_path AS subject,
    expected,
    'no file' AS actual,
    detail
FROM named
ANTI JOIN base_storage ON storage_path(base_storage.file_path) = storage_path(named.file_path)
WHERE EXISTS (FROM base_storage);
