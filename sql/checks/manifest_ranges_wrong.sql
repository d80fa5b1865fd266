-- manifest_ranges_wrong: Paimon: a manifest has buckets, numbers of buckets, levels or row ids outside of the ranges in its list.
-- Keys: subject, detail.   Severity: error or warning.   Effect: wrong rows or slower.
-- Only for: paimon.
-- Engines: Paimon skips manifests by these ranges.
-- Source: Paimon ManifestsReader.
--
-- The ranges include deleted entries (ManifestFileMeta, Paimon 1.4), that of row ids only if every
-- entry has them. A range that is too wide only costs time.

WITH held AS (
    SELECT
        manifest_path,
        [min(bucket), max(bucket)] AS buckets,
        [min(total_buckets), max(total_buckets)] AS bucket_numbers,
        [min(level), max(level)] AS levels,
        [min(first_row_id), max(first_row_id::HUGEINT + record_count - 1)] AS row_ids,
        count(*) = count(first_row_id) AS all_have_row_ids
    FROM base_entries
    GROUP BY manifest_path
),
ranges AS (
    SELECT
        manifest_path,
        unnest([
            {'name': 'buckets', 'listed': [min_bucket, max_bucket], 'held': buckets, 'is_exact': true},
            {'name': 'numbers of buckets', 'listed': [total_buckets, total_buckets], 'held': bucket_numbers, 'is_exact': true},
            {'name': 'levels', 'listed': [min_level, max_level], 'held': levels, 'is_exact': true},
            {'name': 'row ids', 'listed': [min_row_id, max_row_id], 'held': row_ids, 'is_exact': all_have_row_ids}
        ], max_depth := 2)
    FROM base_manifests
    INNER JOIN held USING (manifest_path)
    SEMI JOIN manifest_totals USING (manifest_path)
)
SELECT
    IF(held[1] < listed[1] OR held[2] > listed[2], 'error', 'warning') AS severity,
    manifest_path AS subject,
    listed[1] || ' to ' || listed[2] AS expected,
    held[1] || ' to ' || held[2] AS actual,
    name AS detail
FROM ranges
WHERE held[1] < listed[1]
    OR held[2] > listed[2]
    OR (is_exact AND (held[1] > listed[1] OR held[2] < listed[2]));
