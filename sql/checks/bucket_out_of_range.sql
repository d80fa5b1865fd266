-- bucket_out_of_range: Paimon: a file is in a bucket that its partition does not have.
-- Severity: error.   Effect: wrong rows.   Only for: paimon.
-- Needs: (total_buckets > 0 AND total_buckets <= bucket) OR bucket < -2 OR (total_buckets = -1 AND bucket <> 0).
-- Engines: those that look up keys in one bucket; scans of all buckets find the file.
-- Source: Paimon BucketSelector.
--
-- Bucket -2 is the postpone bucket; total_buckets of -1 or 0 is not fixed, and of tables without keys the only
-- bucket is 0 then (BucketMode.UNAWARE_BUCKET, Paimon 1.3).

SELECT
    file_path AS subject,
    CASE
        WHEN total_buckets > 0 THEN '0 to ' || (total_buckets - 1)
        WHEN has_primary_key THEN '-2 or more'
        ELSE '0'
    END AS expected,
    bucket::VARCHAR AS actual
FROM base_entries SEMI JOIN live_entries USING (entry_id)
CROSS JOIN base_table
WHERE (total_buckets > 0 AND bucket >= total_buckets)
    OR bucket < -2
    OR (total_buckets = -1 AND bucket <> 0 AND NOT has_primary_key);
