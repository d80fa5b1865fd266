-- snapshot_totals: totals and changes of each snapshot, recorded and computed.
-- Grain: one row per (snapshot, fact).   Keys: snapshot_id, fact.   Evaluated: once.
--
-- Iceberg: Java and PyIceberg compute totals from those of the parent, so an error is carried forward.
-- Sizes: Java counts the bytes of a deletion vector, iceberg-go those of its file.
-- Added and deleted counts come from the manifests that the commit wrote; unknown if there are none.
-- Spec: Iceberg v3, Appendix F (optional snapshot summary fields).

WITH listed AS (
    SELECT
        manifests.reference_snapshot_id AS snapshot_id,
        manifests.content = 'data' AS is_data,
        manifests.role = 'delta' AS is_delta,
        manifests.added_snapshot_id,
        totals.manifest_path IS NOT NULL AND manifests.added_snapshot_id = manifests.reference_snapshot_id AS is_own,
        totals.manifest_path IS NOT NULL OR coalesce(
            manifests.added_files_count = 0
            AND coalesce(manifests.existing_files_count, 0) = 0
            AND manifests.deleted_files_count = 0,
            false
        ) AS is_read,
        totals.* EXCLUDE (content)
    FROM base_all_manifests AS manifests
    LEFT JOIN all_manifest_totals AS totals USING (manifest_path)
    WHERE manifests.content IN ('data', 'deletes')
),
held AS (
    SELECT
        snapshot_id,
        bool_and(is_read) AS is_complete,
        bool_or(is_own) AND count(*) = count(added_snapshot_id) AS is_change_known,
        sum(live_file_bytes) AS live_file_bytes,
        sum(live_position_delete_bytes) AS live_position_delete_bytes,
        map {
            'total_record_count': sum(added_rows_count - deleted_rows_count),
            'delta_record_count': sum(added_rows_count - deleted_rows_count) FILTER (is_delta),
            'total-data-files': sum(live_files_count) FILTER (is_data),
            'total-records': sum(live_rows_count),
            'total-delete-files': sum(live_files_count) FILTER (NOT is_data),
            'total-position-deletes': sum(live_position_deletes_count),
            'total-equality-deletes': sum(live_equality_deletes_count),
            'total-files-size': sum(live_bytes),
            'added-data-files': sum(added_files_count) FILTER (is_own AND is_data),
            'deleted-data-files': sum(deleted_files_count) FILTER (is_own AND is_data),
            'added-records': sum(added_rows_count) FILTER (is_own AND is_data),
            'deleted-records': sum(deleted_rows_count) FILTER (is_own AND is_data),
            'added-delete-files': sum(added_files_count) FILTER (is_own AND NOT is_data),
            'removed-delete-files': sum(deleted_files_count) FILTER (is_own AND NOT is_data)
        } AS sums
    FROM listed
    GROUP BY snapshot_id
),
facts AS (
    SELECT
        snapshot_id,
        parent_id,
        unnest(CASE WHEN deletes_are_replayed THEN ['total_record_count', 'delta_record_count'] ELSE [
            'total-data-files', 'total-records', 'total-delete-files', 'total-position-deletes', 'total-equality-deletes',
            'total-files-size', 'added-data-files', 'deleted-data-files', 'added-records', 'deleted-records',
            'added-delete-files', 'removed-delete-files'
        ] END) AS fact,
        CASE fact
            WHEN 'total_record_count' THEN total_record_count::VARCHAR
            WHEN 'delta_record_count' THEN delta_record_count::VARCHAR
            ELSE summary[fact]
        END AS spelled
    FROM base_snapshots
    CROSS JOIN (SELECT deletes_are_replayed FROM base_table)
    WHERE snapshot_id NOT IN (FROM damaged_snapshots) AND snapshot_id NOT IN (FROM ambiguous_snapshots)
)
SELECT
    facts.snapshot_id,  -- The snapshot.
    facts.parent_id,  -- Parent snapshot.
    facts.fact,  -- Name of the total or change in the format.
    whole_number(facts.spelled) AS said,  -- Recorded value; null if it is not a 64-bit integer.
    facts.spelled,  -- Recorded value as text.
    coalesce(held.sums[facts.fact], 0)::HUGEINT AS held,  -- Value computed from its manifests; for a change, from those that the commit wrote.
    CASE WHEN facts.fact = 'total-files-size' THEN coalesce(held.live_file_bytes, 0)::HUGEINT END AS held_otherwise,  -- total-files-size with the sizes of files with deletion vectors instead of those of the vectors; null for other facts.
    CASE WHEN facts.fact = 'total-files-size' THEN coalesce(held.live_position_delete_bytes, 0)::HUGEINT END AS uncertain  -- Bytes of position delete files in total-files-size, whose sizes can change later; null for other facts.
FROM facts
LEFT JOIN held USING (snapshot_id)
WHERE facts.spelled IS NOT NULL
    AND coalesce(held.is_complete, true)
    AND (regexp_matches(facts.fact, '^(total|delta_)') OR held.is_change_known);
