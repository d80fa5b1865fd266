-- metadata_bytes: bytes of metadata by kind of file, by snapshot, and by column of statistics.
--
-- The breakdowns overlap and must not be added up. A manifest counts for the first snapshot that has
-- it, ordered by commit time, sequence number and id. Paimon records lists by name, without a folder.

WITH manifests AS (
    SELECT
        base_all_manifests.manifest_path,
        arg_min(
            base_all_manifests.reference_snapshot_id,
            (
                coalesce(epoch_ms(base_snapshots.committed_at), 0),
                coalesce(base_snapshots.sequence_number, 0),
                base_all_manifests.reference_snapshot_id
            )
        ) AS snapshot_id,
        any_value(base_all_manifests.length) AS length
    FROM base_all_manifests
    LEFT JOIN base_snapshots ON base_snapshots.snapshot_id = base_all_manifests.reference_snapshot_id
    GROUP BY base_all_manifests.manifest_path
),
lists AS (
    SELECT
        snapshot_id,
        parse_filename(unnest([manifest_list, base_manifest_list, delta_manifest_list, changelog_manifest_list])) AS file_name
    FROM base_snapshots
)
SELECT
    'kind' AS breakdown,
    kind,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS column_name,
    count(*) AS file_count,
    try_cast(coalesce(sum(size), 0) AS BIGINT) AS bytes
FROM base_metadata_files
GROUP BY kind
UNION ALL BY NAME
SELECT
    'snapshot' AS breakdown,
    'manifest' AS kind,
    snapshot_id,
    count(*) AS file_count,
    try_cast(coalesce(sum(length), 0) AS BIGINT) AS bytes
FROM manifests
GROUP BY snapshot_id
UNION ALL BY NAME
SELECT
    'snapshot' AS breakdown,
    'manifest list' AS kind,
    lists.snapshot_id,
    count(*) AS file_count,
    try_cast(coalesce(sum(base_metadata_files.size), 0) AS BIGINT) AS bytes
FROM lists
INNER JOIN base_metadata_files
    ON base_metadata_files.kind = 'manifest list' AND parse_filename(base_metadata_files.path) = lists.file_name
GROUP BY lists.snapshot_id
UNION ALL BY NAME
SELECT
    'column' AS breakdown,
    'statistics' AS kind,
    column_name,
    entry_count AS file_count,
    bytes
FROM base_column_bytes;
