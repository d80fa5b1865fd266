-- metadata_unreadable: A metadata file is missing, truncated or invalid; or it is encrypted.
-- Keys: subject, detail.   Severity: error or warning or info.   Effect: refused or nothing.
-- Only with: damage.
-- Engines: all at a snapshot that needs the file; statistics are not needed.
-- Source: Iceberg ManifestReader; Paimon ObjectsFile.
--
-- Encrypted files are read by engines that have the keys. Files that were read, but contradict
-- others, are reported by metadata_contradictory.

SELECT
    CASE
        WHEN ends_with(reason, 'is encrypted (AGS1, AES-GCM), which is not supported') THEN 'info'
        WHEN kind IN ('statistics file', 'partition statistics') THEN 'warning'
        ELSE 'error'
    END AS severity,
    path AS subject,
    kind || ': ' || reason AS detail
FROM base_damage
WHERE NOT is_read;
