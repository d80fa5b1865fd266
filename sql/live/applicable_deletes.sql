-- applicable_deletes: which deletes a reader of a live data file must apply.
--
-- Iceberg (v3, Scan Planning), comparing data sequence numbers:
--   deletion vector   to the data file it names
--   position deletes  to data files of the same partition that are not newer, and have no vector; if the
--                     delete file is for one data file (referenced_data_file, or equal bounds of its
--                     paths), to this one only, as in DeleteFileIndex.findPathDeletes
--   equality deletes  to older data files of the same partition; of a spec without partition, to
--                     older data files of any (PartitionSpec.isUnpartitioned, Iceberg 1.x: a spec
--                     of void fields is without partition too)
-- Partitions are the same if values and spec are. What contradicts itself is unknown, and the delete may
-- apply: sequence numbers that are missing or in `sequence_faults`; a vector that is older than its file,
-- or of another partition; a path outside of its bounds. If a partition cannot be decoded, the file may be
-- in any partition of its spec.
-- Paimon: a deletion vector applies to the data file it names; there are no other deletes. Vectors whose
-- file is not live, in a damaged index manifest, apply to no file.

WITH live AS MATERIALIZED (
    SELECT
        *,
        coalesce(partition_is_known, true) AS is_known,
        CASE WHEN sequence_faults.entry_id IS NULL THEN sequence_number END AS known_number,
        CASE
            WHEN content <> 'deletion_vector' AND (
                referenced_data_file < reserved_lower_bounds.deleted_path
                OR referenced_data_file > reserved_upper_bounds.deleted_path
            ) THEN NULL
            WHEN reserved_lower_bounds.deleted_path = reserved_upper_bounds.deleted_path
                THEN coalesce(referenced_data_file, reserved_lower_bounds.deleted_path)
            ELSE referenced_data_file
        END AS only_path
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN sequence_faults USING (entry_id)
),
data AS (
    SELECT file_path AS data_file_path, spec_id, partition, is_known, coalesce(known_number, -1) AS number
    FROM live
    WHERE content = 'data'
),
deletes AS (
    SELECT
        * RENAME (file_path AS delete_file_path),
        CASE
            WHEN content = 'deletion_vector' OR (content = 'position_deletes' AND only_path IS NOT NULL) THEN 'file'
            WHEN content = 'equality_deletes' AND spec_is_unpartitioned THEN 'table'
            ELSE 'partition'
        END AS scope,
        -- The greatest number of data files that it applies to.
        coalesce(known_number, 9223372036854775807)::HUGEINT - (content = 'equality_deletes')::INTEGER AS last_number
    FROM live
    WHERE content NOT IN ('data', 'unknown')
),
of_one_file AS MATERIALIZED (
    SELECT
        deletes.*,
        data_file_path,
        content = 'deletion_vector'
            AND number <= last_number
            AND data.spec_id = deletes.spec_id
            AND (
                NOT (data.is_known AND deletes.is_known)
                OR is_same_partition(data.partition, deletes.partition)
            ) AS replaces_others
    FROM data
    JOIN deletes ON data_file_path = only_path
    WHERE scope = 'file' AND (content = 'deletion_vector' OR number <= last_number)
),
pairs AS NOT MATERIALIZED (  -- it may have as many rows as there are pairs
    FROM of_one_file
    UNION ALL BY NAME
    SELECT deletes.*, data_file_path
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id
        AND is_same_partition(data.partition, deletes.partition)
        AND number <= last_number
    WHERE scope = 'partition'
    UNION ALL BY NAME
    SELECT deletes.*, data_file_path
    FROM data
    JOIN deletes ON number <= last_number
    WHERE scope = 'table'
    -- Without damage there are none of these, and no pairs to check.
    UNION ALL BY NAME
    SELECT deletes.*, data_file_path
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id AND number <= last_number
    WHERE scope = 'partition' AND NOT data.is_known AND NOT is_same_partition(data.partition, deletes.partition)
    UNION ALL BY NAME
    SELECT deletes.*, data_file_path
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id AND number <= last_number
    WHERE scope = 'partition' AND data.is_known AND NOT deletes.is_known
        AND NOT is_same_partition(data.partition, deletes.partition)
)
SELECT data_file_path, delete_file_path, content, content_offset
FROM pairs
WHERE content <> 'position_deletes'
    OR data_file_path NOT IN (SELECT data_file_path FROM of_one_file WHERE replaces_others)
UNION ALL
SELECT data_file_path, file_path, 'deletion_vector', content_offset
FROM base_deletion_vectors
SEMI JOIN data USING (data_file_path)
WHERE (SELECT format FROM base_table) = 'paimon';
