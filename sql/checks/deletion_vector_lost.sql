-- deletion_vector_lost: Paimon: a live data file lost its deletion vector, or rows of it.
-- Severity: error.   Effect: wrong rows.   Only for: paimon.   Only with: lost_vectors.
-- Engines: all: deleted rows return.
-- Source: Paimon IndexManifestFileHandler, BucketedDvMaintainer.removeDeletionVectorOf.
--
-- Compared with the vectors before the last commit that changed them: a commit removes a vector
-- only with its data file. An OVERWRITE is checked only if no snapshot has expired, since
-- `rollback_to_as_latest` takes over the index manifest of an older snapshot.

WITH live AS (
    SELECT file_path AS data_file_path
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    SEMI JOIN base_lost_vectors ON base_lost_vectors.data_file_path = base_entries.file_path
    WHERE content = 'data'
)
SELECT
    data_file_path AS subject,
    snapshot_id,
    coalesce(counted(cardinality, 'deleted row'), 'deleted rows') AS expected,
    coalesce(counted(kept_cardinality, 'deleted row'), 'no deletion vector') AS actual,
    'as in snapshot ' || changed.parent_id AS detail
FROM base_lost_vectors AS lost
SEMI JOIN live USING (data_file_path)
INNER JOIN base_snapshots AS changed USING (snapshot_id)
WHERE NOT EXISTS (FROM base_damage WHERE kind = 'index manifest')
    AND (
        changed.operation <> 'OVERWRITE'
        OR (
            EXISTS (FROM base_snapshots WHERE snapshot_id = 1)
            AND changed.index_manifest NOT IN (
                SELECT older.index_manifest
                FROM base_snapshots AS older
                WHERE older.snapshot_id < lost.snapshot_id AND older.index_manifest IS NOT NULL
            )
        )
    );
