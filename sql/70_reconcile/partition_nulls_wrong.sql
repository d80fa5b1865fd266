-- partition_nulls_wrong: a manifest holds other null partition values than its list says.
-- Grain: one row per finding.   Keys: subject, detail.
-- For each: partition field.
-- Sources: base_manifests, base_entries, manifest_totals.
--
-- Iceberg says whether there are any, Paimon how many.

CREATE OR REPLACE VIEW partition_nulls_wrong AS
WITH held AS (
    SELECT
        manifest_path,
        count(*) - count(partition.each_field) AS null_count
    FROM base_entries
    GROUP BY manifest_path
)
SELECT
    'partition_nulls_wrong' AS check_name,
    'error' AS severity,
    manifest_path AS subject,
    NULL::BIGINT AS snapshot_id,
    coalesce(base_manifests.partition_null_counts.each_field::VARCHAR, CASE WHEN base_manifests.partition_contains_null.each_field THEN 'some' ELSE 'none' END) AS expected,
    held.null_count::VARCHAR AS actual,
    'partition field ' || 'each_field' AS detail
FROM base_manifests
INNER JOIN held USING (manifest_path)
SEMI JOIN manifest_totals USING (manifest_path)
WHERE held.null_count <> base_manifests.partition_null_counts.each_field
    OR (held.null_count > 0 AND NOT base_manifests.partition_contains_null.each_field);

COMMENT ON VIEW partition_nulls_wrong IS 'A manifest holds other null partition values than its list says.';
