-- append_lost_files: Iceberg: a snapshot that only adds files lost files of its parent.
-- Keys: snapshot_id.   Severity: error.   Effect: wrong rows.   Only for: iceberg.
-- Engines: all: rows of the parent are missing from this snapshot on.
-- Source: Iceberg spec, Snapshots (operation append); DataOperations.
--
-- Files and rows are counted. The detail names a manifest of the parent that the list lacks, if
-- there is one: manifests may also have been merged.

WITH states AS (
    SELECT
        base_snapshots.snapshot_id,
        base_snapshots.parent_id,
        coalesce(own.is_complete, true) AND parent.is_complete AS is_complete,
        CASE WHEN own.snapshot_id IS NULL THEN 0 ELSE own.kept_files END AS kept_files,
        CASE WHEN own.snapshot_id IS NULL THEN 0 ELSE own.kept_rows END AS kept_rows,
        parent.files,
        parent.rows_held
    FROM base_snapshots
    INNER JOIN snapshot_states AS parent ON parent.snapshot_id = base_snapshots.parent_id
    LEFT JOIN snapshot_states AS own ON own.snapshot_id = base_snapshots.snapshot_id
    WHERE base_snapshots.operation = 'append'
        AND (SELECT format FROM base_table) = 'iceberg'
        AND base_snapshots.snapshot_id NOT IN (FROM damaged_snapshots)
),
lost AS (
    FROM states
    WHERE is_complete AND (kept_files < files OR kept_rows < rows_held)
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
    'snapshot ' || lost.snapshot_id AS subject,
    lost.snapshot_id AS snapshot_id,
    counted(lost.files, 'file') || ', ' || counted(lost.rows_held, 'row') AS expected,
    counted(lost.kept_files, 'file') || ', ' || counted(lost.kept_rows, 'row') AS actual,
    'the append lost ' || counted(greatest(lost.files - lost.kept_files, 0), 'file') || ', '
        || counted(greatest(lost.rows_held - lost.kept_rows, 0), 'row') || ' of snapshot ' || lost.parent_id
        || coalesce('; its list lacks ' || missing.manifest_path, '') AS detail
FROM lost
LEFT JOIN missing ON missing.snapshot_id = lost.snapshot_id;
