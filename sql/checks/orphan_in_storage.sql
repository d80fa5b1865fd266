-- orphan_in_storage: No snapshot, tag or branch refers to a file in storage, and it is too old for a commit in progress.
-- Severity: warning.   Effect: nothing.
-- Engines: none: it only takes space.
-- Source: Iceberg DeleteOrphanFilesSparkAction; Paimon OrphanFilesClean.
--
-- Only if storage was listed, and not if there is damage. As engines do, Paimon's files are judged
-- by name, in its folders of metadata and buckets (OrphanFilesClean, Paimon 1.3), except
-- `*.managed.blob`, which only sidecars of data files name; Iceberg's hidden files are skipped
-- (HiddenPathFilter). Old table metadata files of Iceberg and hints are no orphans. A table can
-- have several locations through mounts and links: files are compared by their path below the table's folder.

WITH old AS (
    SELECT base_storage.*, storage_path(file_path) AS place, format = 'paimon' AS is_known_by_name
    FROM base_storage
    CROSS JOIN base_table
    WHERE may_be_orphan
        AND NOT regexp_matches(file_path, '[.]metadata[.]json([.]gz)?$|/version-hint[.]te?xt$')
        AND NOT EXISTS (FROM base_damage)
),
named AS (
    SELECT file_path, file_name, extra_files
    FROM base_all_entries
    UNION ALL BY NAME
    FROM base_used_files
),
used AS (
    SELECT DISTINCT storage_path(path) AS place, parse_filename(path) AS file_name
    FROM (
        SELECT file_path AS path FROM named
        UNION ALL
        SELECT left(file_path, length(file_path) - length(file_name)) || unnest(extra_files) FROM named
    )
)
SELECT
    file_path AS subject,
    counted(size, 'byte') AS actual,
    'last changed at ' || last_modified::VARCHAR AS detail
FROM old
ANTI JOIN used
    ON used.file_name = parse_filename(old.place)
    AND (is_known_by_name OR used.place = old.place OR ends_with('/' || used.place, below));
