-- hint_wrong: A hint file does not name the latest snapshot or metadata file.
-- Grain: one row per finding.   Keys: subject.
-- Severity: warning.
-- Sources: base_hints.

SELECT
    path AS subject,
    NULL::BIGINT AS snapshot_id,
    truth AS expected,
    claim AS actual,
    'readers that trust the hint see an old table or none' AS detail
FROM base_hints
WHERE claim IS DISTINCT FROM truth;
