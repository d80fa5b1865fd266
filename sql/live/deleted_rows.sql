-- deleted_rows: delete files and deleted rows of live data files.
-- Grain: one row per partition with deletes.   Keys: partition, spec_id.
--
-- The one count of delete files and deleted rows. A delete counts where its data files are: an equality
-- delete of a spec without fields in each partition that it applies to (Iceberg, Scan Planning). Delete
-- files that apply to no data file are counted in their own partition, without rows.
--
-- An equality delete removes any number of rows, so that the number is unknown with one; position deletes
-- may also name files that are no longer live, so that it is at most so many with those. Deletion vectors
-- of Iceberg are entries, those of Paimon are not.

WITH live AS (
    SELECT
        *,
        coalesce(content_size_in_bytes, file_size_in_bytes) AS size,
        content = 'equality_deletes' AS is_equality
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
),
data AS (
    SELECT file_path AS data_file_path, partition, spec_id
    FROM live
    WHERE content = 'data'
),
applied AS MATERIALIZED (
    SELECT DISTINCT data.partition, data.spec_id, deletes.content, deletes.delete_file_path, deletes.content_offset
    FROM applicable_deletes AS deletes
    INNER JOIN data USING (data_file_path)
),
deletes AS (
    SELECT
        applied.partition,
        applied.spec_id,
        size,
        false AS is_vector,
        is_equality,
        CASE WHEN is_equality THEN 0 ELSE record_count END AS position_deletes,
        CASE WHEN is_equality THEN record_count ELSE 0 END AS equality_deletes
    FROM applied
    INNER JOIN live
        ON live.file_path = applied.delete_file_path
        AND live.content = applied.content
        AND live.content_offset IS NOT DISTINCT FROM applied.content_offset
    UNION ALL
    SELECT partition, spec_id, size, false, false, 0, 0
    FROM live
    ANTI JOIN applied
        ON applied.delete_file_path = live.file_path
        AND applied.content_offset IS NOT DISTINCT FROM live.content_offset
    WHERE content NOT IN ('data', 'unknown')
    UNION ALL
    SELECT data.partition, data.spec_id, content_size_in_bytes, true, false, cardinality, 0
    FROM base_deletion_vectors
    INNER JOIN data USING (data_file_path)
    WHERE (SELECT format FROM base_table) = 'paimon'
)
SELECT
    partition,  -- Partition of the data files.
    spec_id,  -- Iceberg: their partition spec.
    CASE WHEN NOT bool_or(is_equality) THEN try_cast(sum_of_all(position_deletes) AS BIGINT) END AS deleted_record_count,  -- Deleted rows, at most so many if there are position deletes; null if unknown, as with equality deletes.
    try_cast(sum_of_all(position_deletes) AS BIGINT) AS position_delete_count,  -- Records of position deletes and deletion vectors that apply to them; null if unknown.
    try_cast(sum_of_all(equality_deletes) AS BIGINT) AS equality_delete_count,  -- Records of equality deletes that apply to them, each of which can delete any number of rows; null if unknown.
    count(*) FILTER (NOT is_vector) AS delete_file_count,  -- Delete files and deletion vectors of Iceberg that apply to them; 0 in Paimon.
    try_cast(sum_of_all(size) AS BIGINT) AS deleted_size_in_bytes  -- Bytes of these and of deletion vectors of Paimon; null if unknown.
FROM deletes
GROUP BY ALL;
