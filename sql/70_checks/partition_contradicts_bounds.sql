-- partition_contradicts_bounds: The partition or bucket of a file contradicts the statistics of its columns: queries miss rows.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all that skip files by partition or by bounds.
-- Source: Iceberg ManifestReader, InclusiveMetricsEvaluator; Paimon PartitionPredicate.
-- Split: file.
-- Only with: statistics_faults.
-- Sources: base_statistics_faults, base_entries, live_entries.
--
-- All rows of a file have its partition values: null if and only if the column is null, and otherwise
-- from that of the lower to that of the upper bound, or for buckets that of the only value. The
-- metadata does not tell which of the two is wrong. NaN is not checked, since bounds exclude it; nor
-- is text of more than 15 bytes, whose upper bound some writers truncate. Times before 1970 may be
-- one unit too large, as Iceberg up to 0.10 wrote them. Deletes of rows of other partitions are
-- harmless. Paimon: a file with one key is in the bucket that the key is hashed to.
-- Spec: Iceberg v3, Partition Transforms; Paimon 1.3, BucketFunction.

SELECT
    base_entries.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    base_statistics_faults.expected AS expected,
    base_statistics_faults.actual AS actual,
    base_statistics_faults.place AS detail
FROM base_statistics_faults
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id)
WHERE base_statistics_faults.topic = 'partition'
    AND base_entries.content = 'data';
