-- sequence_number_missing: Iceberg: an existing entry has no sequence number: which deletes apply is unknown.
-- Severity: error.   Effect: refused.   Only for: iceberg.
-- Needs: sequence_number IS NULL.
-- Engines: Iceberg Java; in others deletes are applied to other files.
-- Source: Iceberg InheritableMetadataFactory, DeleteFileIndex.
--
-- Spec: Iceberg v2, Sequence Number Inheritance: only added entries inherit one.

SELECT
    file_path AS subject,
    'a sequence number' AS expected,
    'none' AS actual,
    'in ' || manifest_path AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
WHERE sequence_number IS NULL AND (SELECT format FROM base_table) = 'iceberg';
