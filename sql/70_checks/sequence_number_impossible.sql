-- sequence_number_impossible: A sequence number contradicts that of the snapshot, or another one of its file.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all: deletes, or later versions of a row, are applied in another order.
-- Source: Iceberg DeleteFileIndex; Paimon SortMergeReader.
-- Split: file.
-- Sources: base_entries, live_entries, base_snapshots, base_manifests, base_table.
--
-- Iceberg: the number of the data is at most that of the file, which its snapshot assigned, and this at most
-- that of the manifest. Spec: Iceberg v3, Sequence Number Inheritance.

WITH latest AS (
    SELECT base_snapshots.sequence_number
    FROM base_snapshots
    INNER JOIN base_table USING (snapshot_id)
),
of_snapshots AS (
    SELECT
        snapshot_id,
        sequence_number
    FROM base_snapshots
    WHERE sequence_number > 0
),
facts AS (
    SELECT
        base_entries.file_path,
        unnest([
            {
                'place': 0,
                'is_wrong': base_entries.sequence_number > (SELECT sequence_number FROM latest),
                'expected': 'up to ' || (SELECT sequence_number FROM latest),
                'actual': base_entries.sequence_number::VARCHAR
            },
            {
                'place': 1,
                'is_wrong': base_entries.sequence_number > base_entries.file_sequence_number,
                'expected': 'up to ' || base_entries.file_sequence_number || ', that of the file',
                'actual': base_entries.sequence_number::VARCHAR
            },
            {
                'place': 2,
                'is_wrong': base_entries.file_sequence_number > base_manifests.sequence_number,
                'expected': 'up to ' || base_manifests.sequence_number || ', that of the manifest',
                'actual': base_entries.file_sequence_number || ', that of the file'
            },
            {
                'place': 3,
                'is_wrong': base_entries.file_sequence_number <> of_snapshots.sequence_number
                    AND base_entries.file_sequence_number > 0,
                'expected': of_snapshots.sequence_number || ', that of snapshot ' || of_snapshots.snapshot_id,
                'actual': base_entries.file_sequence_number || ', that of the file'
            },
            {
                'place': 4,
                'is_wrong': base_entries.min_sequence_number > base_entries.max_sequence_number,
                'expected': 'least ' || base_entries.min_sequence_number,
                'actual': 'greatest ' || base_entries.max_sequence_number
            }
        ]) AS fact
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN base_manifests
        ON base_manifests.manifest_path = base_entries.manifest_path
        AND base_entries.file_sequence_number IS NOT NULL
    LEFT JOIN of_snapshots ON of_snapshots.snapshot_id = base_entries.snapshot_id
)
SELECT
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    arg_min(fact.expected, fact.place) AS expected,
    arg_min(fact.actual, fact.place) AS actual,
    NULL::VARCHAR AS detail
FROM facts
WHERE fact.is_wrong
GROUP BY file_path;
