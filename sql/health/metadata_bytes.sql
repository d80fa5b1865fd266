-- metadata_bytes: bytes of metadata by kind of file, by snapshot, and by column of statistics.
--
-- The breakdowns overlap and must not be added up. A manifest counts for the first snapshot that has
-- it, ordered by commit time, sequence number and id. Paimon records lists by name, without a folder.

WITH manifests AS (
    SELECT
        manifest_path,
        arg_min(
            reference_snapshot_id,
            (coalesce(epoch_ms(committed_at), 0), coalesce(base_snapshots.sequence_number, 0), reference_snapshot_id)
        ) AS snapshot_id,
        any_value(length) AS length
    FROM base_all_manifests
    LEFT JOIN base_snapshots ON snapshot_id = reference_snapshot_id
    GROUP BY manifest_path
),
lists AS (
    SELECT
        snapshot_id,
        parse_filename(unnest([manifest_list, base_manifest_list, delta_manifest_list, changelog_manifest_list])) AS file_name
    FROM base_snapshots
),
parts AS (
    SELECT 'kind' AS breakdown, kind, NULL::BIGINT AS snapshot_id, size
    FROM base_metadata_files
    UNION ALL
    SELECT 'snapshot', 'manifest', snapshot_id, length
    FROM manifests
    UNION ALL
    SELECT 'snapshot', kind, snapshot_id, size
    FROM lists
    INNER JOIN base_metadata_files ON kind = 'manifest list' AND parse_filename(path) = file_name
)
SELECT
    breakdown,
    kind,
    snapshot_id,
    NULL::VARCHAR AS column_name,
    count(*) AS file_count,
    try_cast(coalesce(sum(size), 0) AS BIGINT) AS bytes
FROM parts
GROUP BY ALL
UNION ALL
SELECT 'column', 'statistics', NULL, column_name, entry_count, bytes
FROM base_column_bytes;
