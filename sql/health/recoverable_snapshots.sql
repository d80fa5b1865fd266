-- recoverable_snapshots: undamaged snapshots that contain what another one has lost, by counts.
-- Grain: one row per (damaged snapshot, whole snapshot).   Keys: snapshot_id, recoverable_from.
--
-- A whole snapshot needs no damaged file. Considers its files, live by the rule of live_entries, that are
-- not newer than the damaged snapshot and not in a readable manifest of it (Iceberg: also not deleted by
-- one). If their number of files and rows equals the loss, they count as the lost ones. Only the nearest
-- whole snapshots before and after are considered; others may contain a part. Paimon lists do not count files, so for a lost
-- list only parent and child are considered: the base of a snapshot is the state of its parent
-- (FileStoreCommitImpl, Paimon 1.3).

WITH lost AS (
    SELECT
        snapshot_id,
        CASE WHEN count(lost_files) = count(*) THEN sum(lost_files) END AS lost_files,
        CASE WHEN count(lost_rows) = count(*) THEN sum(lost_rows) END AS lost_rows
    FROM lost_entries
    GROUP BY snapshot_id
    HAVING coalesce(sum(lost_files), sum(lost_rows)) > 0
),
ordered AS (
    SELECT
        snapshot_id,
        parent_id,
        committed_at,
        row_number() OVER (ORDER BY committed_at, sequence_number, snapshot_id) AS place,
        snapshot_id IN (SELECT snapshot_id FROM damaged_files) AS is_damaged
    FROM base_snapshots
),
pairs AS (
    SELECT
        lost.snapshot_id,
        damaged.committed_at,
        whole.snapshot_id AS recoverable_from,
        lost.lost_files,
        lost.lost_rows
    FROM lost
    INNER JOIN ordered AS damaged USING (snapshot_id)
    INNER JOIN ordered AS whole
        ON NOT whole.is_damaged
        AND (
            lost.lost_files IS NOT NULL
            OR whole.snapshot_id = damaged.parent_id
            OR whole.parent_id = damaged.snapshot_id
        )
    QUALIFY row_number() OVER (
        PARTITION BY lost.snapshot_id, whole.place < damaged.place
        ORDER BY abs(whole.place - damaged.place)
    ) <= 8
),
candidates AS (
    SELECT
        pairs.snapshot_id,
        pairs.recoverable_from,
        entries.file_id,
        any_value(entries.record_count) FILTER (entries.status <> 'deleted') AS record_count
    FROM pairs
    CROSS JOIN base_table
    INNER JOIN base_all_manifests AS listed ON listed.reference_snapshot_id = pairs.recoverable_from
    ANTI JOIN base_all_manifests AS shared
        ON shared.reference_snapshot_id = pairs.snapshot_id AND shared.manifest_path = listed.manifest_path
    INNER JOIN base_all_entries AS entries ON entries.manifest_path = listed.manifest_path
    LEFT JOIN ordered AS writer ON writer.snapshot_id = entries.snapshot_id
    WHERE listed.content IN ('data', 'deletes')
        AND coalesce(writer.committed_at <= pairs.committed_at, true)
        AND (entries.status <> 'deleted' OR base_table.deletes_are_replayed)
    GROUP BY
        pairs.snapshot_id,
        pairs.recoverable_from,
        entries.file_id,
        CASE WHEN entries.file_id IS NULL THEN entries.entry_id END
    HAVING bool_and(entries.status <> 'deleted')
),
readable AS (
    SELECT DISTINCT lost.snapshot_id, entries.file_id
    FROM lost
    INNER JOIN base_all_manifests AS listed ON listed.reference_snapshot_id = lost.snapshot_id
    INNER JOIN base_all_entries AS entries ON entries.manifest_path = listed.manifest_path
    CROSS JOIN base_table
    WHERE listed.content IN ('data', 'deletes') AND (entries.status <> 'deleted' OR NOT base_table.deletes_are_replayed)
),
held AS (
    SELECT
        candidates.snapshot_id,
        candidates.recoverable_from,
        count(*) AS files_held,
        sum(candidates.record_count) AS rows_held
    FROM candidates
    ANTI JOIN readable ON readable.snapshot_id = candidates.snapshot_id AND readable.file_id = candidates.file_id
    GROUP BY candidates.snapshot_id, candidates.recoverable_from
)
SELECT
    pairs.snapshot_id,  -- A snapshot that needs a damaged file.
    pairs.recoverable_from  -- A snapshot that needs none and has the files and rows that the other one has lost.
FROM pairs
INNER JOIN held USING (snapshot_id, recoverable_from)
WHERE coalesce(held.files_held = pairs.lost_files, true) AND coalesce(held.rows_held = pairs.lost_rows, true);
