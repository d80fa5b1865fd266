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
        sequence_number AS found,
        last_sequence_number AS greatest,
        'the last of the table' AS whose,
        'Iceberg Java refuses the table' AS harm
    FROM base_snapshots, (SELECT last_sequence_number FROM base_table)
    UNION ALL
    SELECT
        'warning',
        manifest_path,
        unnest([
            {'found': listed.sequence_number, 'greatest': latest.sequence_number, 'whose': 'that of the snapshot', 'harm': NULL},
            {'found': listed.min_sequence_number, 'greatest': listed.sequence_number, 'whose': 'that of the manifest', 'harm': NULL},
            {
                'found': IF(listed.min_sequence_number <= listed.sequence_number, listed.min_sequence_number, NULL),
                'greatest': held.min_sequence_number,
                'whose': 'the least of its entries',
                'harm': 'deletes that apply to the oldest of its files may be dropped as outdated'
            }
        ], max_depth := 2)
    FROM base_manifests AS listed
    LEFT JOIN manifest_totals AS held USING (manifest_path)
    LEFT JOIN (SELECT sequence_number FROM base_snapshots SEMI JOIN base_table USING (snapshot_id)) AS latest ON true
)
SELECT
    severity,
    subject,
    'up to ' || greatest || ', ' || whose AS expected,
    found::VARCHAR AS actual,
    coalesce(harm, 'where entries inherit it, deletes may be applied to other files than they are meant for') AS detail
FROM numbers
WHERE found > greatest;
