-- partition_bounds_too_wide: The partition bounds of a manifest in its list are wider than its partitions: queries read it needlessly.
-- Keys: subject, detail.   Severity: warning.   Effect: slower.
-- Only with: partition fields.
-- Engines: all that skip manifests by their partitions.
-- Source: Iceberg ManifestEvaluator; Paimon ManifestsReader.

SELECT subject, listed_range AS expected, whole_range AS actual, detail
FROM partition_ranges
WHERE is_too_wide;
