-- manifest_listed_twice: A manifest is listed more than once in the snapshot.
-- Severity: error.   Effect: wrong rows or refused.
-- Engines: PyIceberg reads the rows twice, Iceberg Java once, since it has a set of manifests; Paimon
--     refuses to merge the entries.
-- Source: Iceberg ManifestGroup; Paimon FileEntry.mergeEntries.

SELECT
    manifest_path AS subject,
    '1' AS expected,
    count(*)::VARCHAR AS actual,
    string_agg(coalesce(role, content), ', ' ORDER BY role) AS detail
FROM base_manifests
GROUP BY manifest_path, content
HAVING count(*) > 1;
