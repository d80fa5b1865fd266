-- rewrite_added_rows: A commit that adds no rows has more of them than its parent: rows may be there twice.
-- Keys: snapshot_id.   Severity: error.   Effect: wrong rows.
-- Engines: all.
-- Source: Iceberg spec, Snapshots (operations replace and delete); Paimon Snapshot.CommitKind.
--
-- A replace (Iceberg) or COMPACT (Paimon) rewrites rows, a delete removes some. Counted are the
-- records of data files.

SELECT
    'snapshot ' || snapshot_id AS subject,
    snapshot_id,
    'up to ' || counted(parent.rows_held, 'row') AS expected,
    counted(own.rows_held, 'row') AS actual,
    'a commit of kind ' || operation || ' after snapshot ' || parent_id AS detail
FROM base_snapshots
INNER JOIN snapshot_states AS own USING (snapshot_id)
INNER JOIN snapshot_states AS parent ON parent.snapshot_id = parent_id
WHERE operation IN ('replace', 'delete', 'COMPACT')
    AND own.is_complete AND parent.is_complete
    AND own.is_counted AND parent.is_counted
    AND own.rows_held > parent.rows_held;
