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
        content,
        file_path,
        spec_id,
        partition,
        coalesce(partition_is_known, true) AS is_known,
        coalesce(spec_is_unpartitioned, false) AS is_unpartitioned,
        CASE WHEN sequence_faults.entry_id IS NULL THEN sequence_number END AS sequence_number,
        CASE
            WHEN content <> 'deletion_vector' AND (
                referenced_data_file < reserved_lower_bounds.deleted_path
                OR referenced_data_file > reserved_upper_bounds.deleted_path
            ) THEN NULL
            ELSE coalesce(
                referenced_data_file,
                CASE
                    WHEN reserved_lower_bounds.deleted_path = reserved_upper_bounds.deleted_path
                        THEN reserved_lower_bounds.deleted_path
                END
            )
        END AS only_path,
        content_offset
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    LEFT JOIN sequence_faults USING (entry_id)
),
data AS (
    SELECT
        file_path AS data_file_path,
        spec_id,
        partition,
        is_known,
        coalesce(sequence_number, -1) AS sequence_number
    FROM live
    WHERE content = 'data'
),
deletes AS (
    SELECT
        file_path AS delete_file_path,
        live.* EXCLUDE (file_path)
            REPLACE (coalesce(sequence_number, 9223372036854775807) AS sequence_number)
    FROM live
    WHERE content <> 'data'
),
of_one_file AS MATERIALIZED (
    SELECT
        data.data_file_path,
        deletes.delete_file_path,
        deletes.content,
        deletes.content_offset,
        deletes.content = 'deletion_vector'
            AND data.sequence_number <= deletes.sequence_number
            AND data.spec_id = deletes.spec_id
            AND (
                NOT (data.is_known AND deletes.is_known)
                OR is_same_partition(data.partition, deletes.partition)
            ) AS replaces_others
    FROM data
    JOIN deletes ON data.data_file_path = deletes.only_path
    WHERE deletes.content = 'deletion_vector'
        OR (deletes.content = 'position_deletes' AND data.sequence_number <= deletes.sequence_number)
),
of_partition AS NOT MATERIALIZED (  -- it may have as many rows as there are pairs
    SELECT data.data_file_path, deletes.delete_file_path, deletes.content, deletes.content_offset
    FROM data
    JOIN deletes
        ON data.spec_id = deletes.spec_id
        AND is_same_partition(data.partition, deletes.partition)
        AND data.sequence_number <= deletes.sequence_number
    WHERE (deletes.content = 'position_deletes' AND deletes.only_path IS NULL)
        OR (
            deletes.content = 'equality_deletes'
            AND NOT deletes.is_unpartitioned
            AND data.sequence_number < deletes.sequence_number
        )
),
-- Without damage there are none of these, and no pairs to check.
of_unknown AS (
    SELECT data, deletes
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id
    WHERE NOT data.is_known
    UNION ALL
    SELECT data, deletes
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id
    WHERE data.is_known AND NOT deletes.is_known
),
of_any_partition AS MATERIALIZED (
    SELECT data.data_file_path, deletes.delete_file_path, deletes.content, deletes.content_offset
    FROM of_unknown
    WHERE NOT is_same_partition(data.partition, deletes.partition)
        AND data.sequence_number <= deletes.sequence_number
        AND CASE deletes.content
            WHEN 'position_deletes' THEN deletes.only_path IS NULL
            WHEN 'equality_deletes'
                THEN data.sequence_number < deletes.sequence_number AND NOT deletes.is_unpartitioned
            ELSE false
        END
),
of_all_files AS (
    SELECT data.data_file_path, deletes.delete_file_path, deletes.content, deletes.content_offset
    FROM data
    JOIN deletes ON data.sequence_number < deletes.sequence_number
    WHERE deletes.content = 'equality_deletes' AND deletes.is_unpartitioned
),
of_iceberg AS (
    FROM (
        SELECT * EXCLUDE (replaces_others) FROM of_one_file
        UNION ALL
        FROM of_partition
        UNION ALL
        FROM of_any_partition
        UNION ALL
        FROM of_all_files
    ) AS pairs
    WHERE content <> 'position_deletes'
        OR data_file_path NOT IN (SELECT data_file_path FROM of_one_file WHERE replaces_others)
),
of_paimon AS (
    SELECT
        data_file_path,
        file_path AS delete_file_path,
        'deletion_vector' AS content,
        content_offset
    FROM base_deletion_vectors
    SEMI JOIN data USING (data_file_path)
    CROSS JOIN base_table
    WHERE base_table.format = 'paimon'
)
SELECT data_file_path, delete_file_path, content, content_offset
FROM (FROM of_iceberg UNION ALL FROM of_paimon);
