-- delete_of_nothing: Paimon: an entry deletes a file that no entry adds.
-- Severity: error.   Effect: wrong rows.   Only for: paimon.
-- Needs: status = 'deleted'.
-- Engines: all, if the entry was meant for a file that is live; Paimon refuses further commits.
-- Source: Paimon ConflictDetection.
--
-- Paimon rejects such a commit (FileEntry.mergeEntries, Paimon 1.3). Not checked if a manifest is
-- unreadable: it may add the file.

SELECT deleted.file_path AS subject, 'in ' || deleted.manifest_path AS detail
FROM base_entries AS deleted
ANTI JOIN base_entries AS added ON added.status <> 'deleted' AND added.file_id = deleted.file_id
WHERE deleted.status = 'deleted'
    AND (SELECT deletes_are_replayed FROM base_table)
    AND NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'));
