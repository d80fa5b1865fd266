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
    SELECT snapshot_id, sum_of_all(lost_files) AS lost_files, sum_of_all(lost_rows) AS lost_rows
    FROM lost_entries
    GROUP BY snapshot_id
    HAVING coalesce(sum(lost_files), sum(lost_rows)) > 0
),
ordered AS (
    SELECT
        *,
        row_number() OVER (ORDER BY committed_at, sequence_number, snapshot_id) AS place,
        snapshot_id IN (SELECT snapshot_id FROM lost_entries) AS is_damaged
    FROM base_snapshots
),
pairs AS (
    SELECT lost.*, damaged.committed_at, whole.snapshot_id AS recoverable_from
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
listed AS NOT MATERIALIZED (
    SELECT reference_snapshot_id AS listed_in, entries.*, deletes_are_replayed
    FROM base_all_manifests AS manifests
    INNER JOIN base_all_entries AS entries USING (manifest_path)
    CROSS JOIN base_table
    WHERE manifests.content IN ('data', 'deletes')
),
candidates AS (
    SELECT
        pairs.snapshot_id,
        pairs.recoverable_from,
        listed.file_id,
        any_value(listed.record_count) FILTER (listed.status <> 'deleted') AS record_count
    FROM pairs
    INNER JOIN listed ON listed.listed_in = pairs.recoverable_from
    ANTI JOIN base_all_manifests AS shared
        ON shared.reference_snapshot_id = pairs.snapshot_id AND shared.manifest_path = listed.manifest_path
    LEFT JOIN ordered AS writer ON writer.snapshot_id = listed.snapshot_id
    WHERE coalesce(writer.committed_at <= pairs.committed_at, true)
        AND (listed.status <> 'deleted' OR listed.deletes_are_replayed)
    GROUP BY pairs.snapshot_id, pairs.recoverable_from, listed.file_id, IF(listed.file_id IS NULL, listed.entry_id, NULL)
    HAVING bool_and(listed.status <> 'deleted')
),
readable AS (
    SELECT lost.snapshot_id, listed.file_id
    FROM lost
    INNER JOIN listed ON listed.listed_in = lost.snapshot_id
    WHERE listed.status <> 'deleted' OR NOT listed.deletes_are_replayed
),
held AS (
    SELECT snapshot_id, recoverable_from, count(*) AS files_held, sum(record_count) AS rows_held
    FROM candidates
    ANTI JOIN readable USING (snapshot_id, file_id)
    GROUP BY ALL
)
SELECT
    snapshot_id,  -- A snapshot that needs a damaged file.
    recoverable_from  -- A snapshot that needs none and has the files and rows that the other one has lost.
FROM pairs
INNER JOIN held USING (snapshot_id, recoverable_from)
WHERE coalesce(files_held = lost_files, true) AND coalesce(rows_held = lost_rows, true);
