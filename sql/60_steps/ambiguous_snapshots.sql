-- ambiguous_snapshots: Paimon: snapshots whose manifests are not known for certain.
-- Grain: one row per snapshot.   Keys: snapshot_id.
-- Only for: paimon.
-- Sources: base_snapshots, base_refs, base_table.
--
-- A rollback, and a branch that takes the place of the table, give ids out again (RollbackHelper and
-- BranchManager, Paimon 1.3), and not all writers remove the tags of what was there before. Manifests
-- are known by the id of their snapshot, so that those of the two cannot be counted apart. The time of
-- the commit tells the two from each other; counts may be what is wrong.
--
-- The manifests of all snapshots are listed once, and a table is written to meanwhile. What was
-- committed since then has manifests that were not listed; its delta list has a name of its own, also
-- where a rollback gave its id out again.

CREATE OR REPLACE VIEW ambiguous_snapshots AS
SELECT DISTINCT base_snapshots.snapshot_id
FROM base_snapshots
INNER JOIN base_refs ON base_refs.snapshot_id = base_snapshots.snapshot_id
WHERE base_refs.type = 'tag'
    AND (SELECT format FROM base_table) = 'paimon'
    AND base_refs.committed_at <> base_snapshots.committed_at
UNION
SELECT base_snapshots.snapshot_id
FROM base_snapshots
WHERE (SELECT format = 'paimon' AND listed_deltas IS NOT NULL FROM base_table)
    AND base_snapshots.delta_manifest_list NOT IN (SELECT unnest(listed_deltas) FROM base_table);

COMMENT ON VIEW ambiguous_snapshots IS 'Paimon: snapshots whose manifests are not known for certain: the id is also that of another snapshot, which a tag keeps, or they were committed after the manifests were listed. One row per snapshot.';
COMMENT ON COLUMN ambiguous_snapshots.snapshot_id IS 'The snapshot.';
