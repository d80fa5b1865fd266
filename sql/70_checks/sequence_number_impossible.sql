-- sequence_number_impossible: A sequence number contradicts that of the snapshot, or another one of its file.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all: deletes, or later versions of a row, are applied in another order.
-- Source: Iceberg DeleteFileIndex; Paimon SortMergeReader.
-- Split: file.
-- Sources: base_entries, live_entries, base_snapshots, base_table.

WITH latest AS (
    SELECT base_snapshots.sequence_number
    FROM base_snapshots
    INNER JOIN base_table USING (snapshot_id)
)
SELECT
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    coalesce('up to ' || (SELECT sequence_number FROM latest), 'least ' || min_sequence_number) AS expected,
    coalesce(sequence_number::VARCHAR, 'greatest ' || max_sequence_number) AS actual,
    NULL::VARCHAR AS detail
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE sequence_number > (SELECT sequence_number FROM latest)
    OR min_sequence_number > max_sequence_number;
