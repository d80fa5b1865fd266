-- applicable_deletes: which deletes a reader of a live data file must apply.
-- Grain: one row per (data file, delete).   Keys: data_file_path, delete_file_path, content_offset.
-- Sources: base_entries, live_entries, base_deletion_vectors, base_table.
--
-- Iceberg (v3, Scan Planning), comparing data sequence numbers:
--   deletion vector   to the data file it names, in the same partition, not newer than the vector
--   position deletes  to data files of the same partition that are not newer, have no vector and,
--                     if the delete file is for one data file (referenced_data_file, or equal
--                     bounds of its paths), to this one only
--   equality deletes  to older data files of the same partition; of a spec without partition, to
--                     older data files of any (PartitionSpec.isUnpartitioned, Iceberg 1.x: a spec
--                     of void fields is without partition too)
-- Partitions are the same if values and spec are. If a sequence number is missing, which is damage, a
-- delete may apply to the file; if a partition cannot be decoded, the file may be in any partition of
-- its spec.
-- Paimon: a deletion vector applies to the data file it names; there are no other deletes. Vectors whose
-- file is not live, in a damaged index manifest, apply to no file.

CREATE OR REPLACE VIEW applicable_deletes AS
WITH live AS MATERIALIZED (
    SELECT
        content,
        file_path,
        spec_id,
        partition,
        coalesce(partition_is_known, true) AS is_known,
        coalesce(spec_is_unpartitioned, false) AS is_unpartitioned,
        sequence_number,
        coalesce(referenced_data_file, only_deleted_path) AS only_path,
        content_offset
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
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
        deletes.content_offset
    FROM data
    JOIN deletes
        ON data.data_file_path = deletes.only_path
        AND data.spec_id = deletes.spec_id
        AND is_same_partition(data.partition, deletes.partition)
        AND data.sequence_number <= deletes.sequence_number
),
of_partition AS NOT MATERIALIZED (  -- it may have as many rows as there are pairs
    SELECT
        data.data_file_path,
        deletes.delete_file_path,
        deletes.content,
        deletes.content_offset
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
    SELECT
        data,
        deletes
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id
    WHERE NOT data.is_known
    UNION ALL
    SELECT
        data,
        deletes
    FROM data
    JOIN deletes ON data.spec_id = deletes.spec_id
    WHERE data.is_known AND NOT deletes.is_known
),
of_any_partition AS MATERIALIZED (
    SELECT
        data.data_file_path,
        deletes.delete_file_path,
        deletes.content,
        deletes.content_offset
    FROM of_unknown
    WHERE NOT is_same_partition(data.partition, deletes.partition)
        AND data.sequence_number <= deletes.sequence_number
        AND CASE deletes.content
            WHEN 'deletion_vector' THEN deletes.only_path = data.data_file_path
            WHEN 'position_deletes' THEN coalesce(deletes.only_path = data.data_file_path, true)
            ELSE data.sequence_number < deletes.sequence_number AND NOT deletes.is_unpartitioned
        END
),
of_all_files AS (
    SELECT
        data.data_file_path,
        deletes.delete_file_path,
        deletes.content,
        deletes.content_offset
    FROM data
    JOIN deletes ON data.sequence_number < deletes.sequence_number
    WHERE deletes.content = 'equality_deletes' AND deletes.is_unpartitioned
),
vectors AS (
    FROM of_one_file WHERE content = 'deletion_vector'
    UNION ALL
    FROM of_any_partition WHERE content = 'deletion_vector'
),
of_iceberg AS (
    FROM vectors
    UNION ALL
    FROM (
        FROM of_one_file WHERE content = 'position_deletes'
        UNION ALL
        FROM of_partition WHERE content = 'position_deletes'
        UNION ALL
        FROM of_any_partition WHERE content = 'position_deletes'
    )
    ANTI JOIN vectors USING (data_file_path)
    UNION ALL
    FROM of_partition WHERE content = 'equality_deletes'
    UNION ALL
    FROM of_any_partition WHERE content = 'equality_deletes'
    UNION ALL
    FROM of_all_files
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
SELECT
    data_file_path,
    delete_file_path,
    content,
    content_offset
FROM (FROM of_iceberg UNION ALL FROM of_paimon);
