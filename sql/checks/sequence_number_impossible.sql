-- sequence_number_impossible: A sequence number contradicts that of the snapshot, or another one of its file.
-- Severity: error.   Effect: wrong rows.
-- Needs: coalesce(sequence_number, file_sequence_number) IS NOT NULL OR min_sequence_number > max_sequence_number.
-- Engines: all: deletes, or later versions of a row, are applied in another order.
-- Source: Iceberg DeleteFileIndex; Paimon SortMergeReader.

SELECT
    base_entries.file_path AS subject,
    arg_min(sequence_faults.expected, sequence_faults.entry_id) AS expected,
    arg_min(sequence_faults.actual, sequence_faults.entry_id) AS actual
FROM sequence_faults
INNER JOIN base_entries USING (entry_id)
GROUP BY base_entries.file_path;
