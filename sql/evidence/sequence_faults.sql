-- sequence_faults: live entries of which the sequence numbers contradict each other, or others.
-- Grain: one row per such entry.   Keys: entry_id.
--
-- Iceberg: the number of the data is at most that of the file, which its snapshot assigned, and this at most
-- that of the manifest. Spec: Iceberg v3, Sequence Number Inheritance.

WITH faults AS (
    SELECT
        entry_id,
        nullif(snapshots.sequence_number, 0) AS of_snapshot,
        CASE
            WHEN entries.sequence_number > latest THEN ['up to ' || latest, entries.sequence_number::VARCHAR]
            WHEN entries.sequence_number > file_sequence_number
                THEN ['up to ' || file_sequence_number || ', that of the file', entries.sequence_number::VARCHAR]
            WHEN file_sequence_number > of_manifest
                THEN ['up to ' || of_manifest || ', that of the manifest', file_sequence_number || ', that of the file']
            WHEN file_sequence_number > 0 AND file_sequence_number <> of_snapshot
                THEN [of_snapshot || ', that of snapshot ' || entries.snapshot_id, file_sequence_number || ', that of the file']
            WHEN min_sequence_number > max_sequence_number
                THEN ['least ' || min_sequence_number, 'greatest ' || max_sequence_number]
        END AS fault
    FROM base_entries AS entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN (SELECT manifest_path, min(sequence_number) AS of_manifest FROM base_manifests GROUP BY ALL) USING (manifest_path)
    LEFT JOIN base_snapshots AS snapshots ON snapshots.snapshot_id = entries.snapshot_id
    LEFT JOIN (SELECT sequence_number AS latest FROM base_snapshots SEMI JOIN base_table USING (snapshot_id)) ON true
)
SELECT
    entry_id,  -- Number of the entry.
    fault[1] AS expected,  -- The number that another member leads to expect.
    fault[2] AS actual  -- The number that contradicts it.
FROM faults
WHERE fault IS NOT NULL;
