-- size_differs_in_storage: A live file has another size in storage.
-- Severity: error.   Effect: refused.
-- Engines: all that look for the footer of a file at its recorded size.
-- Source: Iceberg ParquetIO; Paimon FormatReaderContext.
--
-- Only if storage was listed with sizes.

SELECT
    base_entries.file_path AS subject,
    counted(base_entries.file_size_in_bytes, 'byte') AS expected,
    counted(base_storage.size, 'byte') AS actual,
    base_entries.content AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_storage ON storage_path(base_storage.file_path) = storage_path(base_entries.file_path)
WHERE base_entries.file_size_in_bytes >= 0 AND base_storage.size <> base_entries.file_size_in_bytes;
