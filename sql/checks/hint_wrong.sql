-- hint_wrong: A hint file does not name the latest or earliest snapshot, or the current metadata file.
-- Severity: warning.   Effect: wrong rows or refused or slower.   Only with: hints.
-- Engines: Iceberg's tables without a catalog: DuckDB reads what the hint names, Java refuses a
--     later version than the last. Paimon's Java library trusts LATEST if there is no next snapshot,
--     and EARLIEST if its snapshot exists, and lists the folder otherwise.
-- Source: Iceberg HadoopTableOperations.refresh; Paimon HintFileUtils.

SELECT path AS subject, truth AS expected, claim AS actual, effect AS detail
FROM base_hints
WHERE claim IS DISTINCT FROM truth;
