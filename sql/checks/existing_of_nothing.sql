-- existing_of_nothing: Iceberg: an entry says that its file was live before, but no snapshot before had it.
-- Severity: warning.   Effect: wrong rows.   Only for: iceberg.
-- Needs: status = 'existing'.
-- Engines: those that read what a snapshot added, such as streams and incremental scans, miss the rows; others
--     read the file.
-- Source: Iceberg spec, Manifest Entry Fields (status, snapshot_id); IncrementalAppendScan.
--
-- The snapshot that wrote the manifest took the file over: another snapshot, an earlier one, added it. Entries
-- of expired snapshots are not compared.

SELECT
    base_entries.file_path AS subject,
    own.snapshot_id AS snapshot_id,
    'added before snapshot ' || own.snapshot_id AS expected,
    'added by snapshot ' || base_entries.snapshot_id AS actual,
    'in manifest ' || base_manifests.manifest_path AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_manifests USING (manifest_path)
INNER JOIN base_snapshots AS own ON own.snapshot_id = base_manifests.added_snapshot_id
INNER JOIN base_snapshots AS adder ON adder.snapshot_id = base_entries.snapshot_id
WHERE base_entries.status = 'existing'
    AND (adder.snapshot_id = own.snapshot_id OR adder.sequence_number > own.sequence_number);
