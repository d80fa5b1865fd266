-- orphan_in_storage: A file in storage belongs to no snapshot, tag or branch, and is too old to be part of a commit.
-- Grain: one row per finding.   Keys: subject.
-- Severity: warning.
-- Sources: base_storage, base_all_entries, base_used_files, base_damage, base_table.
--
-- Only where storage was listed. Paimon counts a file as used by its name alone (OrphanFilesClean,
-- Paimon 1.3). Old table metadata of Iceberg is not called an orphan: its log is cut short, and only
-- the old files know the older ones; nor is a hint. A file whose path below the table's folder is that
-- of a used one elsewhere is taken for the same: a table has other places through mounts and links.
-- With any damage it is unknown what is used.

WITH old AS (
    SELECT
        file_path,
        storage_path(file_path) AS place,
        below,
        size,
        last_modified
    FROM base_storage
    WHERE may_be_orphan
        AND NOT regexp_matches(file_path, '[.]metadata[.]json([.]gz)?$|/version-hint[.]te?xt$')
        AND NOT EXISTS (FROM base_damage)
),
named AS (
    SELECT
        file_path,
        file_name,
        extra_files
    FROM base_all_entries
    UNION ALL
    SELECT
        file_path,
        file_name,
        extra_files
    FROM base_used_files
),
used AS (
    SELECT file_path AS path FROM named
    UNION ALL
    SELECT left(file_path, length(file_path) - length(file_name)) || unnest(extra_files) FROM named
),
used_places AS (
    SELECT DISTINCT
        storage_path(path) AS place,
        parse_filename(path) AS file_name
    FROM used
),
used_names AS (
    SELECT DISTINCT parse_filename(path) AS file_name
    FROM used
    WHERE (SELECT format FROM base_table) = 'paimon'
)
SELECT
    old.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    counted(old.size, 'byte') AS actual,
    'last changed at ' || old.last_modified::VARCHAR AS detail
FROM old
ANTI JOIN used_places
    ON used_places.file_name = parse_filename(old.place)
    AND (used_places.place = old.place OR ends_with(used_places.place, old.below))
ANTI JOIN used_names ON used_names.file_name = parse_filename(old.place);
