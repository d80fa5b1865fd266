-- content_not_of_manifest: Iceberg: an entry is a data file in a manifest of deletes, or a delete file in one of data.
-- Severity: error.   Effect: wrong rows or refused.   Only for: iceberg.
-- Needs: content <> 'data'.
-- Engines: those that plan by the content of manifests take deletes for data, or miss data files; Java fails
--     on data among deletes, PyIceberg on deletes among data.
-- Source: Iceberg spec, Manifests, Manifest Lists (content); DeleteFileIndex.
--
-- A manifest stores either data or delete files. Here a data file among deletes is no data file, as no
-- plan would find it; a delete among data is one.

SELECT
    base_entries.file_path AS subject,
    base_manifests.content AS expected,
    CASE base_entries.content WHEN 'unknown' THEN 'data' ELSE base_entries.content END AS actual,
    'in manifest ' || base_manifests.manifest_path AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_manifests USING (manifest_path)
WHERE base_entries.content = 'unknown' OR (base_entries.content <> 'data' AND base_manifests.content = 'data');
