-- orphan_in_storage: a file in storage belongs to no snapshot, tag or branch, and is too old to be part of a commit.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_storage, base_all_entries, base_metadata_files, base_damage, base_table.
--
-- Only where storage was listed. Paimon counts a file as used by its name alone (OrphanFilesClean,
-- Paimon 1.3). With any damage nobody knows what is used.

CREATE OR REPLACE VIEW orphan_in_storage AS
WITH named AS (
    SELECT
        file_path,
        file_name,
        extra_files
    FROM base_all_entries
),
used AS (
    SELECT file_path AS path FROM named
    UNION
    SELECT left(file_path, length(file_path) - length(file_name)) || unnest(extra_files) FROM named
    UNION
    SELECT path FROM base_metadata_files
),
used_names AS (
    SELECT DISTINCT parse_filename(path) AS file_name
    FROM used
    WHERE (SELECT format FROM base_table) = 'paimon'
)
SELECT
    'orphan_in_storage' AS "check",
    'warning' AS severity,
    base_storage.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    base_storage.size || ' bytes' AS actual,
    'last changed at ' || base_storage.last_modified::VARCHAR AS detail
FROM base_storage
ANTI JOIN used ON used.path = base_storage.file_path
ANTI JOIN used_names ON used_names.file_name = parse_filename(base_storage.file_path)
WHERE base_storage.is_old
    AND NOT EXISTS (FROM base_damage);

COMMENT ON VIEW orphan_in_storage IS 'A file in storage belongs to no snapshot, tag or branch, and is too old to be part of a commit.';
