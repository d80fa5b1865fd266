-- statistics_impossible: the statistics of a column contradict each other.
-- Grain: one row per finding.   Keys: subject, detail.
-- Sources: base_statistics_faults, base_entries, live_entries.

CREATE OR REPLACE VIEW statistics_impossible AS
SELECT
    'statistics_impossible' AS "check",
    'error' AS severity,
    base_entries.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    base_statistics_faults.expected AS expected,
    base_statistics_faults.actual AS actual,
    'column ' || base_statistics_faults."column" AS detail
FROM base_statistics_faults
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id);

COMMENT ON VIEW statistics_impossible IS 'The statistics of a column contradict each other.';
