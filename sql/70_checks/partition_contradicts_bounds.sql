-- partition_contradicts_bounds: The partition of a file contradicts the bounds of its partition column: queries miss rows.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all that skip files by partition or by bounds.
-- Source: Iceberg ManifestReader, InclusiveMetricsEvaluator; Paimon PartitionPredicate.
-- Split: file.
-- Sources: base_statistics_faults, base_entries, live_entries.
--
-- For identity partition fields. The metadata does not tell which of the two is wrong. NaN is not
-- checked, since bounds exclude it; nor is text of more than 15 bytes, whose upper bound some writers
-- truncate. Deletes of rows of other partitions are harmless.
-- Spec: Iceberg v3, Partition Transforms (identity).

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
