-- hint_wrong: A hint file does not name the latest snapshot or metadata file.
-- Grain: one row per finding.   Keys: subject.
-- Severity: warning.
-- Effect: wrong rows or refused.
-- Engines: Iceberg's tables without a catalog: DuckDB reads what the hint names, Java refuses a
--     later version than the last. Paimon refuses a later snapshot; it lists the folder if the hint
--     is older.
-- Source: Iceberg HadoopTableOperations.refresh; Paimon HintFileUtils.
-- Only with: hints.
-- Sources: base_hints.

SELECT
    path AS subject,
    NULL::BIGINT AS snapshot_id,
    truth AS expected,
    claim AS actual,
    'readers that trust the hint see an old table or none' AS detail
FROM base_hints
WHERE claim IS DISTINCT FROM truth;
