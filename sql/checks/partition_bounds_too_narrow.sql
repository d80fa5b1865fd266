-- partition_bounds_too_narrow: A manifest has partitions outside of the bounds in its list: queries miss them.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.
-- Only with: partition fields.
-- Engines: all that skip manifests by their partitions.
-- Source: Iceberg ManifestEvaluator; Paimon ManifestsReader.

SELECT subject, listed_range AS expected, read_range AS actual, detail
FROM partition_ranges
WHERE is_too_narrow;
