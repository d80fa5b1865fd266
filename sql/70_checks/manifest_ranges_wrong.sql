-- manifest_ranges_wrong: Paimon: a manifest has buckets, numbers of buckets, levels or row ids outside of the ranges in its list.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error or warning.
-- Effect: wrong rows or slower.
-- Engines: Paimon skips manifests by these ranges.
-- Source: Paimon ManifestsReader.
-- Split: manifest.
-- Only for: paimon.
-- Sources: base_manifests, base_entries, manifest_totals.
--
-- The ranges include deleted entries (ManifestFileMeta, Paimon 1.4), that of row ids only if every
-- entry has them. A range that is too wide only costs time.

WITH held AS (
    SELECT
        manifest_path,
        min(bucket) AS min_bucket,
        max(bucket) AS max_bucket,
        min(total_buckets) AS min_total_buckets,
        max(total_buckets) AS max_total_buckets,
        min(level) AS min_level,
        max(level) AS max_level,
        min(first_row_id) AS min_row_id,
        max(first_row_id::HUGEINT + record_count - 1) AS max_row_id,
        count(*) = count(first_row_id) AS all_have_row_ids
    FROM base_entries
    GROUP BY manifest_path
),
ranges AS (
    SELECT
        base_manifests.manifest_path,
        unnest([
            {
                'name': 'buckets',
                'min_listed': base_manifests.min_bucket,
                'max_listed': base_manifests.max_bucket,
                'min_held': held.min_bucket,
                'max_held': held.max_bucket,
                'is_whole': true
            },
            {
                'name': 'numbers of buckets',
                'min_listed': base_manifests.total_buckets,
                'max_listed': base_manifests.total_buckets,
                'min_held': held.min_total_buckets,
                'max_held': held.max_total_buckets,
                'is_whole': true
            },
            {
                'name': 'levels',
                'min_listed': base_manifests.min_level,
                'max_listed': base_manifests.max_level,
                'min_held': held.min_level,
                'max_held': held.max_level,
                'is_whole': true
            },
            {
                'name': 'row ids',
                'min_listed': base_manifests.min_row_id,
                'max_listed': base_manifests.max_row_id,
                'min_held': held.min_row_id,
                'max_held': held.max_row_id,
                'is_whole': held.all_have_row_ids
            }
        ]) AS range
    FROM base_manifests
    INNER JOIN held USING (manifest_path)
    SEMI JOIN manifest_totals USING (manifest_path)
)
SELECT
    CASE
        WHEN range.min_held < range.min_listed OR range.max_held > range.max_listed THEN 'error'
        ELSE 'warning'
    END AS severity,
    manifest_path AS subject,
    NULL::BIGINT AS snapshot_id,
    range.min_listed || ' to ' || range.max_listed AS expected,
    range.min_held || ' to ' || range.max_held AS actual,
    range.name AS detail
FROM ranges
WHERE range.min_held < range.min_listed
    OR range.max_held > range.max_listed
    OR (
        range.is_whole
        AND (range.min_held > range.min_listed OR range.max_held < range.max_listed)
    );
