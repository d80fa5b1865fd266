-- delete_file_without_target: Iceberg: a delete file applies to no live data file.
-- Grain: one row per finding.   Keys: subject.
-- Severity: info.
-- Needs: content <> 'data'.
-- Only for: iceberg.
-- Sources: delete_files, applicable_deletes, base_damage.
--
-- Legal, but readers look at it in vain. A deletion vector without its data file is
-- deletion_vector_dangling.

WITH dead AS (
    SELECT
        delete_files.file_path,
        delete_files.content
    FROM delete_files
    ANTI JOIN applicable_deletes
        ON applicable_deletes.delete_file_path = delete_files.file_path
        AND applicable_deletes.content_offset IS NOT DISTINCT FROM delete_files.content_offset
    WHERE delete_files.content <> 'deletion_vector'
)
SELECT
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    NULL::VARCHAR AS actual,
    content AS detail
FROM dead
WHERE NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'));
