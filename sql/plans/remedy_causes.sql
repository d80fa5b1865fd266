-- remedy_causes: what a statement of an engine can mend: findings, small files, deletes, old snapshots.
-- Grain: one row per cause.   Keys: check_name.
--
-- Engines go back to ancestors of the current snapshot only (Iceberg 1.10, SnapshotManager.rollbackTo);
-- in Paimon these are all snapshots before it.
--
-- Bytes of old snapshots are those of files that neither the open snapshot nor one of a tag or branch has.

WITH RECURSIVE whole AS (
    SELECT recoverable_from
    FROM recoverable_snapshots
    SEMI JOIN base_table USING (snapshot_id)
),
ancestors AS (
    SELECT parent_id AS snapshot_id, 1 AS distance
    FROM base_snapshots
    SEMI JOIN base_table USING (snapshot_id)
    WHERE EXISTS (FROM whole)
    UNION ALL
    SELECT parent_id, distance + 1
    FROM ancestors
    INNER JOIN base_snapshots USING (snapshot_id)
    WHERE distance < 100 AND NOT EXISTS (FROM whole WHERE recoverable_from = ancestors.snapshot_id)
),
outdated AS (
    SELECT
        snapshot_files.*,
        list_has_any(
            snapshot_ids, coalesce((SELECT list(snapshot_id) FROM base_refs WHERE snapshot_id IS NOT NULL), [])
        ) AS is_held
    FROM snapshot_files
    WHERE NOT list_contains(snapshot_ids, (SELECT snapshot_id FROM base_table))
),
limits AS (SELECT map_from_entries(list((name, remark))) AS above FROM base_limits),
level_0 AS (  -- as in `describe`
    SELECT
        sum(n) FILTER (level = 0) >= any_value(above['level_0_share']) * sum(n) AND count(DISTINCT level) > 1
        OR bool_or(has_primary_key AND level = 0 AND n > above['files_at_level_0']) AS is_behind
    FROM (SELECT partition, bucket, level, count(*) AS n FROM data_files GROUP BY ALL)
    CROSS JOIN limits
    CROSS JOIN base_table
),
files AS (  -- as in `describe`
    SELECT
        sum(file_count) < any_value(above['few_data_files']) AS is_few,
        sum(small_file_count) >= any_value(above['small_share']) * sum(file_count)
        AND sum(small_file_count) > 2 * count(*) FILTER (file_count > 0)
        OR max(small_file_count) > any_value(above['small_files']) AS is_small
    FROM partitions
    CROSS JOIN limits
)
SELECT
    check_name,  -- Check with findings; small_files, delete_debt, old_snapshots, held_by_refs or last_whole_snapshot.
    count(*) AS cause_count,  -- Number of findings, files, rows or snapshots; null if unknown.
    'finding' AS unit,  -- What is counted.
    min(subject) AS subject,  -- One of them: a path, partition, snapshot or tag.
    min_by(expected, subject) AS expected  -- Of this finding, the value that the rest of the metadata implies.
FROM findings
GROUP BY check_name
UNION ALL BY NAME
SELECT
    'last_whole_snapshot' AS check_name,
    1 AS cause_count,
    'snapshot' AS unit,
    min_by(snapshot_id, distance)::VARCHAR AS subject
FROM ancestors
SEMI JOIN whole ON recoverable_from = snapshot_id
WHERE NOT EXISTS (FROM findings WHERE check_name = 'last_whole_snapshot')
HAVING count(*) > 0
UNION ALL BY NAME
SELECT
    'small_files' AS check_name,
    sum(small_file_count)::BIGINT AS cause_count,
    'file' AS unit,
    min(partition_path) AS subject,
    (SELECT NOT is_few AND (is_small OR coalesce(is_behind, false)) FROM files CROSS JOIN level_0) AS is_needed  -- Whether it is above the limits of describe; null for findings and refs.
FROM partitions
WHERE small_file_count > 1
HAVING count(*) > 0
UNION ALL BY NAME
SELECT
    'delete_debt' AS check_name,
    sum_of_all(deleted_record_count)::BIGINT AS cause_count,
    sum(deleted_record_count) > 0 AND EXISTS (FROM delete_files WHERE content = 'position_deletes') AS is_limit,  -- Whether it is at most so many: position deletes may be of rows that are gone.
    'row' AS unit,
    (SELECT try_cast(sum(coalesce(content_size_in_bytes, file_size_in_bytes)) AS BIGINT) FROM delete_files) AS bytes,  -- Bytes of the files that become free; null if unknown.
    min(partition_path) FILTER (delete_file_count > 0 OR deleted_record_count > 0) AS subject,
    NOT (SELECT is_few FROM files) AND (
        EXISTS (FROM delete_files WHERE content = 'equality_deletes')
        OR coalesce(sum(deleted_record_count) > (SELECT above['deleted_share'] FROM limits) * sum(record_count), true)
    ) AS is_needed
FROM delete_debt
HAVING bool_or(delete_file_count > 0 OR deleted_record_count > 0 OR equality_delete_count > 0)
UNION ALL BY NAME
SELECT
    'old_snapshots' AS check_name,
    count(*) AS cause_count,
    'snapshot' AS unit,
    (SELECT try_cast(coalesce(sum(file_size_in_bytes), 0) AS BIGINT) FROM outdated WHERE NOT is_held) AS bytes,
    min(snapshot_id)::VARCHAR AS subject,
    (SELECT count(*) FROM base_snapshots) > (SELECT above['snapshots_kept'] FROM limits) AS is_needed
FROM base_snapshots
WHERE snapshot_id <> (SELECT snapshot_id FROM base_table)
    AND snapshot_id NOT IN (SELECT snapshot_id FROM base_refs WHERE snapshot_id IS NOT NULL)
HAVING count(*) > 0
UNION ALL BY NAME
SELECT
    'held_by_refs' AS check_name,
    count(*) AS cause_count,
    'file' AS unit,
    try_cast(sum(file_size_in_bytes) AS BIGINT) AS bytes,
    (SELECT min(name) FROM base_refs JOIN outdated ON list_contains(snapshot_ids, snapshot_id) WHERE type = 'tag') AS subject
FROM outdated
WHERE is_held
HAVING count(*) > 0;
