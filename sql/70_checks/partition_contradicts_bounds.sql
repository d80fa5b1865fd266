-- partition_contradicts_bounds: A file has other values in a partition column than its partition says, so that queries miss rows.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error.
-- Split: file.
-- Sources: base_statistics_faults, base_entries, live_entries.
--
-- Of columns that partitions hold as they are. Planners leave files out by their partition; which of
-- the two is wrong, the metadata does not tell. Bounds leave NaN out, so it is not judged; nor is text
-- of more than 15 bytes, of which some writers cut the greatest short. Deletes of other partitions'
-- rows do no harm. Spec: Iceberg v3, Partition Transforms (identity).

SELECT
    base_entries.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    base_statistics_faults.expected AS expected,
    base_statistics_faults.actual AS actual,
    'partition field ' || base_statistics_faults.partition AS detail
FROM base_statistics_faults
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id)
WHERE base_statistics_faults.partition IS NOT NULL
    AND base_entries.content = 'data';
