-- append_lost_files: Iceberg: a snapshot that only adds files lost files of its parent.
-- Keys: snapshot_id.   Severity: error.   Effect: wrong rows.   Only for: iceberg.
-- Engines: all: rows of the parent are missing from this snapshot on.
-- Source: Iceberg spec, Snapshots (operation append); DataOperations.
--
-- Files and rows are counted. The detail names a manifest of the parent that the list lacks, if
-- there is one: manifests may also have been merged.

WITH lost AS (
    SELECT
        base_snapshots.snapshot_id,
        base_snapshots.parent_id,
        -- A snapshot without manifests has taken over none.
        CASE WHEN own.snapshot_id IS NULL THEN 0 ELSE own.kept_files END AS own_files,
        CASE WHEN own.snapshot_id IS NULL THEN 0 ELSE own.kept_rows END AS own_rows,
        parent.files,
        parent.rows_held
    FROM base_snapshots
    INNER JOIN snapshot_states AS parent ON parent.snapshot_id = base_snapshots.parent_id
    LEFT JOIN snapshot_states AS own ON own.snapshot_id = base_snapshots.snapshot_id
    WHERE base_snapshots.operation = 'append'
        AND (SELECT format FROM base_table) = 'iceberg'
        AND base_snapshots.snapshot_id NOT IN (FROM damaged_snapshots)
        AND coalesce(own.is_complete, true)
        AND parent.is_complete
        AND (own_files < parent.files OR own_rows < parent.rows_held)
),
missing AS (
    SELECT lost.snapshot_id, min(of_parent.manifest_path) AS manifest_path
    FROM lost
    INNER JOIN base_all_manifests AS of_parent
        ON of_parent.reference_snapshot_id = lost.parent_id AND of_parent.content = 'data'
    ANTI JOIN base_all_manifests AS listed
        ON listed.reference_snapshot_id = lost.snapshot_id AND listed.manifest_path = of_parent.manifest_path
    GROUP BY lost.snapshot_id
)
SELECT
    'snapshot ' || snapshot_id AS subject,
    snapshot_id,
    counted(files, 'file') || ', ' || counted(rows_held, 'row') AS expected,
    counted(own_files, 'file') || ', ' || counted(own_rows, 'row') AS actual,
    'the append lost ' || counted(greatest(files - own_files, 0), 'file') || ', '
        || counted(greatest(rows_held - own_rows, 0), 'row') || ' of snapshot ' || parent_id
        || coalesce('; its list lacks ' || manifest_path, '') AS detail
FROM lost
LEFT JOIN missing USING (snapshot_id);
