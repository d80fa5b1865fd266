-- partition_bounds_too_narrow: A manifest has partitions outside of the bounds in its list: queries miss them.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.   Split: manifest.
-- For each: partition field.
-- Engines: all that skip manifests by their partitions.
-- Source: Iceberg ManifestEvaluator; Paimon ManifestsReader.
--
-- Not checked for binary: Java orders UUIDs as signed numbers; nor are deleted entries of Iceberg,
-- which are not read. In Iceberg, a summary without bounds means that all values are null or NaN
-- (Iceberg v3, Manifest Lists).

WITH held AS (
    SELECT
        manifest_path,
        min(partition.each_field) AS lower,
        max(partition.each_field) FILTER (NOT is_nan(partition.each_field)) AS upper
    FROM base_entries
    WHERE status IS DISTINCT FROM 'deleted' OR (SELECT deletes_are_replayed FROM base_table)
    GROUP BY manifest_path
)
SELECT
    manifest_path AS subject,
    coalesce(base_manifests.partition_lower.each_field::VARCHAR, 'none') || ' to ' || coalesce(base_manifests.partition_upper.each_field::VARCHAR, 'none') AS expected,
    held.lower::VARCHAR || ' to ' || held.upper::VARCHAR AS actual,
    'partition field ' || 'each_field' AS detail
FROM base_manifests
INNER JOIN held USING (manifest_path)
SEMI JOIN manifest_totals USING (manifest_path)
WHERE typeof(held.lower) <> 'BLOB'
    AND (
        (held.lower < base_manifests.partition_lower.each_field AND NOT is_nan(held.lower))
        OR held.upper > base_manifests.partition_upper.each_field
        OR (
            held.upper IS NOT NULL
            AND base_manifests.partition_contains_null.each_field IS NOT NULL
            AND (base_manifests.partition_lower.each_field IS NULL OR base_manifests.partition_upper.each_field IS NULL)
        )
    );
