-- ambiguous_snapshots: Paimon: snapshots whose manifests are ambiguous: the id is also that of another
--     snapshot, which a tag keeps, or they were committed after the manifests were listed.
-- Grain: one row per snapshot.   Keys: snapshot_id.   Only for: paimon.   Evaluated: once.
--
-- After a rollback, or when a branch replaces the table, ids are used again (RollbackHelper and
-- BranchManager, Paimon 1.3), and not all writers remove the tags of former snapshots. Manifests are
-- identified by the id of their snapshot, so two snapshots with one id cannot be counted separately.
-- They are told apart by commit time, since counts may be wrong.
--
-- Snapshots that were committed after the manifests were listed have manifests that were not listed;
-- they are recognized by the name of their delta list, also if a rollback reused their id.

SELECT
    snapshot_id  -- The snapshot.
FROM base_snapshots
INNER JOIN base_refs USING (snapshot_id)
WHERE base_refs.type = 'tag'
    AND (SELECT format FROM base_table) = 'paimon'
    AND base_refs.committed_at <> base_snapshots.committed_at
UNION
SELECT base_snapshots.snapshot_id
FROM base_snapshots
WHERE (SELECT format = 'paimon' AND listed_deltas IS NOT NULL FROM base_table)
    AND base_snapshots.delta_manifest_list NOT IN (SELECT unnest(listed_deltas) FROM base_table);
