-- sequence_number_beyond_last: A sequence number is greater than that of the table, the snapshot or the manifest.
-- Severity: error or warning.   Effect: wrong rows or refused.   Only for: iceberg.
-- Engines: Iceberg Java refuses a snapshot beyond the last number; deletes are applied to other
--     files where entries inherit a number.
-- Source: Iceberg TableMetadata.indexAndValidateSnapshots, InheritableMetadataFactory.
--
-- A snapshot is at most the last number of the table, a manifest at most its snapshot, and the
-- minimum in the list at most that of each live entry.

WITH numbers AS (
    SELECT
        'error' AS severity,
        'snapshot ' || snapshot_id AS subject,
        {
            'found': sequence_number,
            'greatest': last_sequence_number,
            'whose': 'the last of the table',
            'harm': 'Iceberg Java refuses the table'
        } AS fact
    FROM base_snapshots, (SELECT last_sequence_number FROM base_table)
    UNION ALL
    SELECT
        'warning' AS severity,
        base_manifests.manifest_path AS subject,
        unnest([
            {'found': base_manifests.sequence_number, 'greatest': latest.sequence_number, 'whose': 'that of the snapshot', 'harm': NULL},
            {'found': base_manifests.min_sequence_number, 'greatest': base_manifests.sequence_number, 'whose': 'that of the manifest', 'harm': NULL},
            {
                'found': CASE
                    WHEN base_manifests.min_sequence_number <= base_manifests.sequence_number
                        THEN base_manifests.min_sequence_number
                END,
                'greatest': manifest_totals.min_sequence_number,
                'whose': 'the least of its entries',
                'harm': 'deletes that apply to the oldest of its files may be dropped as outdated'
            }
        ]) AS fact
    FROM base_manifests
    LEFT JOIN manifest_totals USING (manifest_path)
    LEFT JOIN (
        SELECT sequence_number FROM base_snapshots SEMI JOIN base_table USING (snapshot_id)
    ) AS latest ON true
)
SELECT
    severity,
    subject,
    'up to ' || fact.greatest || ', ' || fact.whose AS expected,
    fact.found::VARCHAR AS actual,
    coalesce(
        fact.harm,
        'where entries inherit it, deletes may be applied to other files than they are meant for'
    ) AS detail
FROM numbers
WHERE fact.found > fact.greatest;
