-- snapshot_totals_wrong: The totals or changes in a snapshot differ from those of its manifests, since this commit.
-- Keys: snapshot_id, detail.   Severity: error or warning.   Effect: wrong rows or nothing.
-- Engines: Hive answers count(*) from total-records where no deletes are counted; a difference in
--     rows shows that manifests were lost. Other totals and changes are used by no reader.
-- Source: Hive HiveIcebergStorageHandler; Paimon FileStoreCommitImpl.
--
-- Reported for the first snapshot with a wrong total, not for those that carry the error forward.
-- total-files-size may be what writers are known to count: Java (SnapshotSummary.Builder) the bytes
-- of deletion vectors, but none of appended manifests (add_files) nor of position delete files
-- after rewrite_table_path; iceberg-go (table/snapshots.go) the files of deletion vectors.

WITH chained AS (
    SELECT
        own.*,
        parent.said - parent.held AS inherited,
        parent.said - parent.held_otherwise AS inherited_otherwise,
        own.parent_id IS NOT NULL AND parent.snapshot_id IS NULL AS is_parent_unknown,
        coalesce(parent.said, 0)::HUGEINT
            + coalesce(whole_number(summary['added-files-size']), 0)
            - coalesce(whole_number(summary['removed-files-size']), 0) AS carried,
        summary['added-data-files'] IS NOT NULL AND summary['added-files-size'] IS NULL AS has_appended_manifests
    FROM snapshot_totals AS own
    INNER JOIN base_snapshots USING (snapshot_id)
    LEFT JOIN snapshot_totals AS parent
        ON parent.snapshot_id = own.parent_id
        AND parent.fact = own.fact
        AND starts_with(own.fact, 'total')
)
SELECT
    IF(fact SIMILAR TO '(total|delta)_record_count|total-(records|position-deletes|equality-deletes)', 'error', 'warning') AS severity,
    'snapshot ' || snapshot_id AS subject,
    snapshot_id,
    held::VARCHAR AS expected,
    spelled AS actual,
    fact AS detail
FROM chained
WHERE said IS NULL
    OR (
        said <> held
        AND said - held IS DISTINCT FROM inherited
        AND (
            held_otherwise IS NULL
            OR NOT (
                said = held_otherwise
                OR said - held_otherwise IS NOT DISTINCT FROM inherited_otherwise
                OR (said = carried AND (has_appended_manifests OR abs(said - held) <= uncertain))
                OR (is_parent_unknown AND said < held_otherwise)
            )
        )
    );
