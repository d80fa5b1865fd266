-- row_ids_beyond_next: A file or manifest has row ids that are not assigned yet, or not by its snapshot.
-- Severity: error.   Effect: wrong rows.   Needs: first_row_id IS NOT NULL.
-- Engines: queries of row ids, and Paimon's reading of columns by row id, after the next commit
--     gives them out again.
-- Source: Iceberg ManifestListWriter; Paimon RowTrackingCommitUtils.
--
-- Spec: Iceberg v3, Row Lineage (a commit assigns ids to its new manifests, by their added and existing
-- rows); Paimon: nextRowId of the snapshot.

SELECT
    file_path AS subject,
    'below ' || next_row_id AS expected,
    'up to ' || (first_row_id::HUGEINT + record_count - 1) AS actual
FROM base_entries SEMI JOIN live_entries USING (entry_id)
CROSS JOIN base_table
WHERE content = 'data' AND first_row_id::HUGEINT + record_count > next_row_id
UNION ALL BY NAME
SELECT
    manifests.manifest_path AS subject,
    added_snapshot_id AS snapshot_id,
    'from ' || snapshots.first_row_id || ', ' || counted(added_rows, 'row') AS expected,
    'from ' || manifests.first_row_id || ', '
        || counted(added_rows_count + existing_rows_count, 'row') AS actual,
    'row ids that snapshot ' || snapshots.snapshot_id || ' assigned' AS detail
FROM base_manifests AS manifests
INNER JOIN base_snapshots AS snapshots ON snapshots.snapshot_id = added_snapshot_id
WHERE content = 'data'
    AND (
        manifests.first_row_id < snapshots.first_row_id
        OR manifests.first_row_id::HUGEINT + added_rows_count + existing_rows_count
            > snapshots.first_row_id::HUGEINT + added_rows
    );
