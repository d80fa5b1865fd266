-- remedy_causes: what a statement of an engine can mend: findings, small files, deletes, old snapshots.
-- Grain: one row per cause.   Keys: check_name.
-- Sources: findings, partitions, delete_debt, base_table, base_snapshots, base_refs, snapshot_files,
--     recoverable_snapshots.
--
-- Engines go back to ancestors of the current snapshot only (Iceberg 1.10, SnapshotManager.rollbackTo);
-- in Paimon these are all snapshots before it.
--
-- Bytes of old snapshots are those of files that neither the open snapshot nor one of a tag or branch
-- has.

CREATE OR REPLACE VIEW remedy_causes AS
WITH RECURSIVE whole AS (
    SELECT recoverable_snapshots.recoverable_from
    FROM recoverable_snapshots
    INNER JOIN base_table USING (snapshot_id)
),
ancestors AS (
    SELECT
        base_snapshots.parent_id AS snapshot_id,
        1 AS distance
    FROM base_snapshots
    INNER JOIN base_table USING (snapshot_id)
    WHERE EXISTS (FROM whole)
    UNION ALL
    SELECT
        base_snapshots.parent_id,
        ancestors.distance + 1
    FROM ancestors
    INNER JOIN base_snapshots USING (snapshot_id)
    WHERE ancestors.distance < 100 AND NOT EXISTS (FROM whole WHERE recoverable_from = ancestors.snapshot_id)
),
outdated AS (
    SELECT
        snapshot_files.file_path,
        snapshot_files.file_size_in_bytes,
        snapshot_files.snapshot_ids,
        list_has_any(
            snapshot_files.snapshot_ids,
            coalesce((SELECT list(snapshot_id) FROM base_refs WHERE snapshot_id IS NOT NULL), [])
        ) AS is_held
    FROM snapshot_files
    CROSS JOIN base_table
    WHERE NOT list_contains(snapshot_files.snapshot_ids, base_table.snapshot_id)
)
SELECT
    check_name,
    count(*) AS cause_count,
    'finding' AS unit,
    NULL::BIGINT AS bytes,
    min(subject) AS subject,
    min_by(expected, subject) AS expected
FROM findings
GROUP BY check_name
UNION ALL
SELECT
    'last_whole_snapshot',
    1,
    'snapshot',
    NULL,
    min_by(ancestors.snapshot_id, ancestors.distance)::VARCHAR,
    NULL
FROM ancestors
INNER JOIN whole ON whole.recoverable_from = ancestors.snapshot_id
WHERE NOT EXISTS (FROM findings WHERE check_name = 'last_whole_snapshot')
HAVING count(*) > 0
UNION ALL
SELECT
    'small_files',
    sum(small_file_count)::BIGINT,
    'file',
    NULL,
    min(partition_path),
    NULL
FROM partitions
WHERE small_file_count > 1
HAVING count(*) > 0
UNION ALL
SELECT
    'delete_debt',
    CASE WHEN count(deleted_record_count) = count(*) THEN sum(deleted_record_count)::BIGINT END,
    'row',
    try_cast(sum(delete_file_bytes) AS BIGINT),
    min(partition_path),
    NULL
FROM delete_debt
WHERE delete_file_count > 0 OR deleted_record_count > 0 OR equality_delete_count > 0
HAVING count(*) > 0
UNION ALL
SELECT
    'old_snapshots',
    count(*),
    'snapshot',
    (SELECT try_cast(coalesce(sum(file_size_in_bytes), 0) AS BIGINT) FROM outdated WHERE NOT is_held),
    min(base_snapshots.snapshot_id)::VARCHAR,
    NULL
FROM base_snapshots
CROSS JOIN base_table
WHERE
    base_snapshots.snapshot_id <> base_table.snapshot_id
    AND base_snapshots.snapshot_id NOT IN (SELECT snapshot_id FROM base_refs WHERE snapshot_id IS NOT NULL)
HAVING count(*) > 0
UNION ALL
SELECT
    'held_by_refs',
    count(*),
    'file',
    try_cast(sum(outdated.file_size_in_bytes) AS BIGINT),
    (
        SELECT min(base_refs.name)
        FROM base_refs
        INNER JOIN outdated AS held ON list_contains(held.snapshot_ids, base_refs.snapshot_id)
        WHERE base_refs.type = 'tag'
    ),
    NULL
FROM outdated
WHERE is_held
HAVING count(*) > 0;

COMMENT ON VIEW remedy_causes IS 'What a statement of an engine can mend: findings, small files, deletes, old snapshots. One row per cause.';
COMMENT ON COLUMN remedy_causes.check_name IS 'Check with findings; small_files, delete_debt, old_snapshots, held_by_refs or last_whole_snapshot.';
COMMENT ON COLUMN remedy_causes.cause_count IS 'Number of findings, files, rows or snapshots; null if unknown.';
COMMENT ON COLUMN remedy_causes.unit IS 'What is counted.';
COMMENT ON COLUMN remedy_causes.bytes IS 'Bytes of the files that become free; null if unknown.';
COMMENT ON COLUMN remedy_causes.subject IS 'One of them: a path, partition, snapshot or tag.';
COMMENT ON COLUMN remedy_causes.expected IS 'Of this finding, the value that the rest of the metadata implies.';
