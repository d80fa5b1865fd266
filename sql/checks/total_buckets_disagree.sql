-- total_buckets_disagree: Paimon: files of a partition disagree on its number of buckets.
-- Severity: error.   Effect: wrong rows.   Only for: paimon.
-- Engines: all with a primary key: rows of one key are in two buckets. Paimon refuses further writes.
-- Source: Paimon BucketSelector, ConflictDetection.
--
-- Only an overwrite of the partition can change it (ConflictDetection, Paimon 1.3). Not checked for
-- files whose partition cannot be decoded.

SELECT
    struct_text(partition) AS subject,
    'one number' AS expected,
    string_agg(DISTINCT total_buckets::VARCHAR, ', ' ORDER BY total_buckets::VARCHAR) AS actual
FROM base_entries SEMI JOIN live_entries USING (entry_id)
WHERE total_buckets > 0 AND coalesce(partition_is_known, true)
GROUP BY partition
HAVING count(DISTINCT total_buckets) > 1;
