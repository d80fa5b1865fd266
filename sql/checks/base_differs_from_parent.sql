-- base_differs_from_parent: Paimon: the base of a snapshot does not have the files of its parent.
-- Keys: snapshot_id.   Severity: error.   Effect: wrong rows.   Only for: paimon.
-- Engines: all: a snapshot is read from its base and its delta.
-- Source: Paimon ManifestList.readDataManifests.
--
-- The base is the state of the snapshot before it (FileStoreCommitImpl, Paimon 1.3).

SELECT
    'snapshot ' || snapshot_id AS subject,
    snapshot_id,
    counted(parent.files, 'file') || ', ' || counted(parent.rows_held, 'row') AS expected,
    counted(own.kept_files, 'file') || ', ' || counted(own.kept_rows, 'row') AS actual,
    'live in snapshot ' || parent_id AS detail
FROM base_snapshots
INNER JOIN snapshot_states AS own USING (snapshot_id)
INNER JOIN snapshot_states AS parent ON parent.snapshot_id = parent_id
WHERE (SELECT deletes_are_replayed FROM base_table)
    AND own.is_complete AND parent.is_complete
    AND (own.kept_files <> parent.files OR own.kept_rows <> parent.rows_held);
