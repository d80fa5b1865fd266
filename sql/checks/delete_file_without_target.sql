-- delete_file_without_target: Iceberg: a delete file applies to no live data file of its partition.
-- Severity: info.   Effect: slower.   Only for: iceberg.   Needs: content IN ('position_deletes', 'equality_deletes').
-- Engines: those that read delete files by partition.
-- Source: Iceberg DeleteFileIndex.
--
-- Legal, but for a file of another partition that a delete file names: not all engines apply it. A
-- deletion vector without its data file is reported by deletion_vector_dangling.

WITH dead AS (
    SELECT file_path, content
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    ANTI JOIN applicable_deletes
        ON applicable_deletes.delete_file_path = base_entries.file_path
        AND applicable_deletes.content_offset IS NOT DISTINCT FROM base_entries.content_offset
    WHERE content IN ('position_deletes', 'equality_deletes')
    UNION ALL
    SELECT deletes.file_path, 'of another partition than ' || files.file_path
    FROM base_entries AS deletes
    JOIN base_entries AS files ON files.file_path = coalesce(
        deletes.referenced_data_file, deletes.reserved_lower_bounds.deleted_path
    )
    WHERE deletes.content = 'position_deletes' AND 'deleted' NOT IN (deletes.status, files.status)
        AND coalesce(files.partition_is_known AND deletes.partition_is_known, true)
        AND (files.spec_id <> deletes.spec_id OR NOT is_same_partition(files.partition, deletes.partition))
)
SELECT file_path AS subject, content AS detail
FROM dead
WHERE NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'));
