-- manifest_ranges_wrong: Paimon: a manifest has buckets, numbers of buckets, levels or row ids outside of the ranges in its list.
-- Keys: subject, detail.   Severity: error or warning.   Effect: wrong rows or slower.
-- Split: manifest.   Only for: paimon.
-- Engines: Paimon skips manifests by these ranges.
-- Source: Paimon ManifestsReader.
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
        listed.manifest_path,
        unnest([
            {'name': 'buckets', 'listed': [listed.min_bucket, listed.max_bucket], 'held': [held.min_bucket, held.max_bucket]},
            {'name': 'numbers of buckets', 'listed': [total_buckets, total_buckets], 'held': [min_total_buckets, max_total_buckets]},
            {'name': 'levels', 'listed': [listed.min_level, listed.max_level], 'held': [held.min_level, held.max_level]},
            {'name': 'row ids', 'listed': [listed.min_row_id, listed.max_row_id], 'held': [held.min_row_id, held.max_row_id]}
        ]) AS range,
        held.all_have_row_ids
    FROM base_manifests AS listed
    INNER JOIN held USING (manifest_path)
    SEMI JOIN manifest_totals USING (manifest_path)
)
SELECT
    CASE
        WHEN range.held[1] < range.listed[1] OR range.held[2] > range.listed[2] THEN 'error'
        ELSE 'warning'
    END AS severity,
    manifest_path AS subject,
    range.listed[1] || ' to ' || range.listed[2] AS expected,
    range.held[1] || ' to ' || range.held[2] AS actual,
    range.name AS detail
FROM ranges
WHERE range.held[1] < range.listed[1]
    OR range.held[2] > range.listed[2]
    OR (
        (range.name <> 'row ids' OR all_have_row_ids)
        AND (range.held[1] > range.listed[1] OR range.held[2] < range.listed[2])
    );
