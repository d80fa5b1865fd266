-- snapshot_totals: totals and changes of each snapshot, recorded and computed.
-- Grain: one row per (snapshot, fact).   Keys: snapshot_id, fact.   Evaluated: once.
--
-- Iceberg: Java and PyIceberg compute totals from those of the parent, so an error is carried forward.
-- Sizes: Java counts the bytes of a deletion vector, iceberg-go those of its file.
-- Added and deleted counts come from the manifests that the commit wrote; unknown if there are none.
-- Spec: Iceberg v3, Appendix F (optional snapshot summary fields).

WITH facts AS (
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
    snapshot_id,  -- The snapshot.
    parent_id,  -- Parent snapshot.
    fact,  -- Name of the total or change in the format.
    whole_number(spelled) AS said,  -- Recorded value; null if it is not a 64-bit integer.
    spelled,  -- Recorded value as text.
    coalesce(sums[fact], 0)::HUGEINT AS held,  -- Value computed from its manifests; for a change, from those that the commit wrote.
    CASE WHEN fact = 'total-files-size' THEN coalesce(live_file_bytes, 0)::HUGEINT END AS held_otherwise,  -- total-files-size with the sizes of files with deletion vectors instead of those of the vectors; null for other facts.
    CASE WHEN fact = 'total-files-size' THEN coalesce(live_position_delete_bytes, 0)::HUGEINT END AS uncertain  -- Bytes of position delete files in total-files-size, whose sizes can change later; null for other facts.
FROM facts
LEFT JOIN snapshot_states USING (snapshot_id)
WHERE spelled IS NOT NULL
    AND coalesce(is_read, true)
    AND (regexp_matches(fact, '^(total|delta_)') OR is_change_known);
