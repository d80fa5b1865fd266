-- partition_nulls_wrong: A manifest has other null partition values than its list records.
-- Keys: subject, detail.   Severity: error or warning.   Effect: wrong rows or nothing.
-- Only with: partition fields.
-- Engines: all that skip manifests by their partitions; Paimon asks whether there are nulls and
--     other values, not how many.
-- Source: Iceberg ManifestEvaluator; Paimon IsNull, IsNotNull.
--
-- Iceberg records whether there are nulls, Paimon how many.

SELECT
    CASE
        WHEN contains_null IS NOT NULL OR listed_null_count = 0 OR listed_null_count >= entry_count THEN 'error'
        ELSE 'warning'
    END AS severity,
    subject,
    coalesce(listed_null_count::VARCHAR, IF(contains_null, 'some', 'none')) AS expected,
    null_count::VARCHAR AS actual,
    detail
FROM partition_ranges
WHERE null_count <> listed_null_count OR (null_count > 0 AND NOT contains_null);
