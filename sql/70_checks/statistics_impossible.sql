-- statistics_impossible: The statistics of a column, or the keys of a file, contradict each other.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: all that skip files by bounds and null counts.
-- Source: Iceberg InclusiveMetricsEvaluator; Paimon LeafPredicate.
-- Split: file.
-- Sources: base_statistics_faults, base_entries, live_entries.
--
-- Bounds from infinity to minus infinity mean that every value is NaN. Keys with nulls are not checked
-- (see key_ranges_overlap).

WITH told AS (
    SELECT
        entry_id,
        expected,
        actual,
        'column ' || column_name AS detail
    FROM base_statistics_faults
    WHERE topic = 'statistics'
    UNION ALL
    SELECT
        entry_id,
        'least key up to ' || max_key::VARCHAR AS expected,
        min_key::VARCHAR AS actual,
        'keys' AS detail
    FROM base_entries
    WHERE min_key > max_key
        AND NOT may_hold_null(min_key)
        AND NOT may_hold_null(max_key)
)
SELECT
    base_entries.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    told.expected AS expected,
    told.actual AS actual,
    told.detail AS detail
FROM told
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id);
