-- metadata_unreadable: A metadata file is missing, truncated or invalid; or it is encrypted.
-- Grain: one row per finding.   Keys: subject, detail.
-- Severity: error or warning or info.
-- Effect: refused or nothing.
-- Engines: all at a snapshot that needs the file; statistics are not needed.
-- Source: Iceberg ManifestReader; Paimon ObjectsFile.
-- Only with: damage.
-- Sources: base_damage.
--
-- Encrypted files are read by engines that have the keys. Contradictions are reported by
-- manifest_listed_twice, file_live_twice and snapshot_totals_wrong.

SELECT
    CASE
        WHEN ends_with(reason, 'is encrypted (AGS1, AES-GCM), which is not supported') THEN 'info'
        WHEN kind IN ('statistics file', 'partition statistics') THEN 'warning'
        ELSE 'error'
    END AS severity,
    path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    NULL::VARCHAR AS actual,
    kind || ': ' || reason AS detail
FROM base_damage
WHERE kind NOT IN ('repeated manifest', 'repeated entries', 'row total');
