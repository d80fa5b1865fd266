-- partition_bounds_too_wide: The partition bounds of a manifest in its list are wider than its partitions: queries read it needlessly.
-- Keys: subject, detail.   Severity: warning.   Effect: slower.   Split: manifest.
-- For each: partition field.
-- Engines: all that skip manifests by their partitions.
-- Source: Iceberg ManifestEvaluator; Paimon ManifestsReader.
--
-- Not checked for binary: Java orders UUIDs as signed numbers. In Paimon NaN is the greatest value.

WITH held AS (
    SELECT
        manifest_path,
        min(partition.each_field) AS lower,
        max(partition.each_field) FILTER (NOT is_nan(partition.each_field)) AS upper,
        bool_or(is_nan(partition.each_field)) AS holds_nan
    FROM base_entries
    GROUP BY manifest_path
)
SELECT
    manifest_path AS subject,
    base_manifests.partition_lower.each_field::VARCHAR || ' to ' || base_manifests.partition_upper.each_field::VARCHAR AS expected,
    held.lower::VARCHAR || ' to ' || held.upper::VARCHAR AS actual,
    'partition field ' || 'each_field' AS detail
FROM base_manifests
INNER JOIN held USING (manifest_path)
SEMI JOIN manifest_totals USING (manifest_path)
WHERE typeof(held.lower) <> 'BLOB'
    AND (
        held.lower > base_manifests.partition_lower.each_field
        OR (
            held.upper < base_manifests.partition_upper.each_field
            AND NOT (held.holds_nan AND is_nan(base_manifests.partition_upper.each_field))
        )
    );
