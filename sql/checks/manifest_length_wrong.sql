-- manifest_length_wrong: A manifest or manifest list has another size than recorded.
-- Keys: subject, snapshot_id.   Severity: warning.   Effect: refused or nothing.
-- Engines: Iceberg Java, if manifests are cached or encrypted; others read to the end.
-- Source: Iceberg FileIO.newInputFile, ContentCache.
--
-- Manifest lists record the size of manifests, snapshots that of lists (since Paimon 1.1; lists are
-- named without a folder).

WITH lists AS (
    SELECT
        snapshot_id,
        unnest([
            {'name': base_manifest_list, 'length': whole_number(summary['base_manifest_list_size'])},
            {'name': delta_manifest_list, 'length': whole_number(summary['delta_manifest_list_size'])},
            {'name': changelog_manifest_list, 'length': whole_number(summary['changelog_manifest_list_size'])}
        ], max_depth := 2)
    FROM base_snapshots
),
said AS (
    SELECT manifest_path AS path, NULL::BIGINT AS snapshot_id, length
    FROM base_manifests
    UNION ALL
    SELECT path, snapshot_id, length
    FROM lists
    INNER JOIN base_metadata_files ON parse_filename(path) = name AND kind = 'manifest list'
)
SELECT DISTINCT
    path AS subject,
    snapshot_id,
    length::VARCHAR AS expected,
    size::VARCHAR AS actual,
    'bytes' AS detail
FROM said
INNER JOIN base_metadata_files USING (path)
ANTI JOIN base_damage USING (path)
WHERE length <> size;
