-- equality_field_missing: Iceberg: an equality delete file refers to a field that no schema has.
-- Keys: subject, expected.   Severity: error.   Effect: refused.
-- Only for: iceberg.   Needs: content = 'equality_deletes'.
-- Engines: Iceberg Java; others ignore the delete or fail.
-- Source: Iceberg DeleteFileIndex.EqualityDeleteFile.

WITH used AS (
    SELECT file_path, unnest(equality_ids) AS field_id
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    WHERE content = 'equality_deletes'
)
SELECT used.file_path AS subject, 'field ' || used.field_id AS expected, 'no such field' AS actual
FROM used
ANTI JOIN base_schemas ON base_schemas.field_id = used.field_id;
