-- metadata_file_missing: A metadata file that another one refers to does not exist.
-- Severity: error or warning or info.   Effect: refused or slower or nothing.
-- Engines: all at a snapshot that needs the file; statistics and old table metadata are not needed;
--     without a sidecar, pypaimon reads the whole manifest.
-- Source: Iceberg BaseSnapshot; Paimon ManifestList; pypaimon manifest_sidecar.py.
--
-- Missing files of the open snapshot are reported by metadata_unreadable.

SELECT
    CASE
        WHEN base_metadata_files.kind IN ('table metadata', 'manifest sidecar') THEN 'info'
        WHEN base_metadata_files.kind IN ('statistics', 'partition statistics')
            AND (SELECT format FROM base_table) = 'iceberg' THEN 'warning'
        ELSE 'error'
    END AS severity,
    base_metadata_files.path AS subject,
    base_metadata_files.kind || ', named by ' || base_metadata_files.referenced_by AS detail
FROM base_metadata_files
ANTI JOIN base_damage ON base_damage.path = base_metadata_files.path
WHERE base_metadata_files.size IS NULL AND base_metadata_files.referenced_by IS NOT NULL;
