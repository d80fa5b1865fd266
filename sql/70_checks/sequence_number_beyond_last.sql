-- sequence_number_beyond_last: A sequence number is greater than that of the table, the snapshot or the manifest.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error or warning.
-- Effect: wrong rows or refused.
-- Engines: Iceberg Java refuses a snapshot beyond the last number; deletes are applied to other
--     files where entries inherit a number.
-- Source: Iceberg TableMetadata.indexAndValidateSnapshots, InheritableMetadataFactory.
-- Only for: iceberg.
-- Sources: base_snapshots, base_manifests, manifest_totals, base_table.
--
-- A snapshot is at most the last number of the table, a manifest at most its snapshot, and the
-- minimum in the list at most that of each live entry.

WITH numbers AS (
    SELECT
        'error' AS severity,
        'snapshot ' || snapshot_id AS subject,
        'up to ' || last_sequence_number || ', the last of the table' AS expected,
        sequence_number AS found,
        last_sequence_number AS greatest,
        'Iceberg Java refuses the table' AS detail
    FROM base_snapshots, (SELECT last_sequence_number FROM base_table)
    UNION ALL
    SELECT
        'warning' AS severity,
        manifest_path AS subject,
        'up to ' || latest.sequence_number || ', that of the snapshot' AS expected,
        base_manifests.sequence_number AS found,
        latest.sequence_number AS greatest,
        NULL::VARCHAR AS detail
    FROM base_manifests, (
        SELECT base_snapshots.sequence_number
        FROM base_snapshots
        INNER JOIN base_table USING (snapshot_id)
    ) AS latest
    UNION ALL
    SELECT
        'warning' AS severity,
        manifest_path AS subject,
        'up to ' || sequence_number || ', that of the manifest' AS expected,
        min_sequence_number AS found,
        sequence_number AS greatest,
        NULL::VARCHAR AS detail
    FROM base_manifests
    UNION ALL
    SELECT
        'warning' AS severity,
        manifest_path AS subject,
        'up to ' || manifest_totals.min_sequence_number || ', the least of its entries' AS expected,
        base_manifests.min_sequence_number AS found,
        manifest_totals.min_sequence_number AS greatest,
        'deletes that apply to the oldest of its files may be dropped as outdated' AS detail
    FROM base_manifests
    INNER JOIN manifest_totals USING (manifest_path)
    WHERE base_manifests.min_sequence_number <= base_manifests.sequence_number
)
SELECT
    severity,
    subject,
    NULL::BIGINT AS snapshot_id,
    expected,
    found::VARCHAR AS actual,
    coalesce(
        detail,
        'where entries inherit it, deletes may be applied to other files than they are meant for'
    ) AS detail
FROM numbers
WHERE found > greatest;
