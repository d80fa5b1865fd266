-- partition_nulls_wrong: A manifest has other null partition values than its list records.
-- Keys: subject, detail.   Severity: error or warning.   Effect: wrong rows or nothing.
-- Split: manifest.   For each: partition field.
-- Engines: all that skip manifests by their partitions; Paimon asks whether there are nulls and
--     other values, not how many.
-- Source: Iceberg ManifestEvaluator; Paimon IsNull, IsNotNull.
--
-- Iceberg records whether there are nulls, Paimon how many. Deleted entries of Iceberg are not checked:
-- they are not read.

WITH held AS (
    SELECT
        manifest_path,
        count(*) AS entry_count,
        count(*) - count(partition.each_field) AS null_count
    FROM base_entries
    WHERE status IS DISTINCT FROM 'deleted' OR (SELECT deletes_are_replayed FROM base_table)
    GROUP BY manifest_path
    HAVING bool_and(coalesce(partition_is_known, true))
)
SELECT
    CASE
        WHEN base_manifests.partition_contains_null.each_field IS NOT NULL
            OR base_manifests.partition_null_counts.each_field = 0
            OR base_manifests.partition_null_counts.each_field >= held.entry_count
        THEN 'error'
        ELSE 'warning'
    END AS severity,
    manifest_path AS subject,
    coalesce(base_manifests.partition_null_counts.each_field::VARCHAR, CASE WHEN base_manifests.partition_contains_null.each_field THEN 'some' ELSE 'none' END) AS expected,
    held.null_count::VARCHAR AS actual,
    'partition field ' || 'each_field' AS detail
FROM base_manifests
INNER JOIN held USING (manifest_path)
SEMI JOIN manifest_totals USING (manifest_path)
WHERE held.null_count <> base_manifests.partition_null_counts.each_field
    OR (held.null_count > 0 AND NOT base_manifests.partition_contains_null.each_field);
