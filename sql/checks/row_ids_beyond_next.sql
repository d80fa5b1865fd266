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
    NULL::BIGINT AS snapshot_id,
    'below ' || (SELECT next_row_id FROM base_table) AS expected,
    'up to ' || (first_row_id::HUGEINT + record_count - 1) AS actual,
    NULL::VARCHAR AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data' AND first_row_id::HUGEINT + record_count > (SELECT next_row_id FROM base_table)
UNION ALL
SELECT
    manifests.manifest_path AS subject,
    manifests.added_snapshot_id AS snapshot_id,
    'from ' || snapshots.first_row_id || ', ' || counted(snapshots.added_rows, 'row') AS expected,
    'from ' || manifests.first_row_id || ', '
        || counted(manifests.added_rows_count + manifests.existing_rows_count, 'row') AS actual,
    'row ids that snapshot ' || snapshots.snapshot_id || ' assigned' AS detail
FROM base_manifests AS manifests
INNER JOIN base_snapshots AS snapshots ON snapshots.snapshot_id = manifests.added_snapshot_id
WHERE manifests.content = 'data'
    AND (
        manifests.first_row_id < snapshots.first_row_id
        OR manifests.first_row_id::HUGEINT + manifests.added_rows_count + manifests.existing_rows_count
            > snapshots.first_row_id::HUGEINT + snapshots.added_rows
    );
