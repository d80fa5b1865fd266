-- partition_contradicts_bounds: The partition or bucket of a file contradicts the statistics of its columns: queries miss rows.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.
-- Only with: statistics_faults.
-- Engines: all that skip files by partition or by bounds.
-- Source: Iceberg ManifestReader, InclusiveMetricsEvaluator; Paimon PartitionPredicate.
--
-- All rows of a file have its partition values, so they lie between the bounds of the column; the
-- metadata does not tell which of the two is wrong. Not checked: NaN, and text of more than 15
-- bytes, whose upper bound some writers truncate. Times before 1970 may be one unit too large, as
-- Iceberg up to 0.10 wrote them. Paimon: a file with one key is in the bucket that the key is
-- hashed to. Spec: Iceberg v3, Partition Transforms; Paimon 1.3, BucketFunction.

SELECT file_path AS subject, expected, actual, place AS detail
FROM base_statistics_faults
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id)
WHERE topic = 'partition' AND content = 'data';
