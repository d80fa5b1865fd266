-- hint_wrong: a hint file does not say which snapshot or metadata file is the latest.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_hints.

CREATE OR REPLACE VIEW hint_wrong AS
SELECT
    'hint_wrong' AS check_name,
    'warning' AS severity,
    path AS subject,
    NULL::BIGINT AS snapshot_id,
    truth AS expected,
    claim AS actual,
    'readers that trust the hint see an old table or none' AS detail
FROM base_hints
WHERE claim IS DISTINCT FROM truth;

COMMENT ON VIEW hint_wrong IS 'A hint file does not say which snapshot or metadata file is the latest.';
