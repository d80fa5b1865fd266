-- deletion_vector_dangling: A deletion vector is for a data file that is not live.
-- Keys: subject, detail.   Severity: warning.   Effect: nothing.   Only with: deletion_vectors.
-- Engines: none: vectors are looked up by live data file.
-- Source: Iceberg DeleteFileIndex.findDV; Paimon SnapshotReaderImpl.getDeletionFiles.
--
-- Writers should remove the vector with its data file (Iceberg v3, Deletion Vectors). Not checked if a
-- manifest is unreadable: its files may be live.

WITH live AS (
    SELECT file_path AS data_file_path
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    SEMI JOIN base_deletion_vectors ON base_deletion_vectors.data_file_path = base_entries.file_path
    WHERE content = 'data'
)
SELECT data_file_path AS subject, 'in ' || file_path AS detail
FROM base_deletion_vectors
ANTI JOIN live USING (data_file_path)
WHERE NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'));
