-- metadata_unreadable: A metadata file is missing, truncated or invalid.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error.
-- Effect: refused.
-- Engines: all at a snapshot that needs the file.
-- Source: Iceberg ManifestReader; Paimon ObjectsFile.
-- Sources: base_damage.

SELECT
    path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    NULL::VARCHAR AS actual,
    kind || ': ' || reason AS detail
FROM base_damage;
