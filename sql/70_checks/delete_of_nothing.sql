-- delete_of_nothing: Paimon: an entry deletes a file that no entry adds.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all, if the entry was meant for a file that is live; Paimon refuses further commits.
-- Source: Paimon ConflictDetection.
-- Split: file.
-- Only for: paimon.
-- Sources: base_entries, base_table, base_damage.
--
-- Paimon rejects such a commit (FileEntry.mergeEntries, Paimon 1.3). Not checked if a manifest is
-- unreadable: it may add the file.

WITH in_vain AS (
    SELECT deleted.entry_id
    FROM base_entries AS deleted
    ANTI JOIN base_entries AS added
        ON added.status <> 'deleted'
        AND added.file_name = deleted.file_name
        AND added.partition_bytes IS NOT DISTINCT FROM deleted.partition_bytes
        AND added.bucket IS NOT DISTINCT FROM deleted.bucket
        AND added.level IS NOT DISTINCT FROM deleted.level
        AND added.extra_files IS NOT DISTINCT FROM deleted.extra_files
        AND added.embedded_index IS NOT DISTINCT FROM deleted.embedded_index
        AND added.external_path IS NOT DISTINCT FROM deleted.external_path
    WHERE deleted.status = 'deleted'
        AND (SELECT deletes_are_replayed FROM base_table)
        AND NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'))
)
SELECT
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    NULL::VARCHAR AS actual,
    'in ' || manifest_path AS detail
FROM base_entries
SEMI JOIN in_vain USING (entry_id);
