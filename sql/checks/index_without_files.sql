-- index_without_files: Paimon: an index file is for a bucket without live files.
-- Severity: info or warning.   Effect: slower.   Only for: paimon.
-- Only with: index_files.
-- Engines: writers load a hash index needlessly; deletion vectors without files are not read.
-- Source: Paimon DynamicBucketIndexMaintainer.
--
-- pypaimon 2.1 does not remove it when it empties a partition.

WITH live AS (
    SELECT DISTINCT partition, bucket
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
)
SELECT
    CASE WHEN base_index_files.index_type = 'HASH' THEN 'info' ELSE 'warning' END AS severity,
    base_index_files.file_path AS subject,
    base_index_files.index_type || ' of ' || coalesce(struct_text(base_index_files.partition), 'the table') || ', bucket ' || base_index_files.bucket AS detail
FROM base_index_files
ANTI JOIN live
    ON live.partition IS NOT DISTINCT FROM base_index_files.partition AND live.bucket = base_index_files.bucket
WHERE base_index_files.bucket IS NOT NULL
    AND base_index_files.index_type IN ('HASH', 'DELETION_VECTORS')
    AND NOT EXISTS (FROM base_damage WHERE kind IN ('manifest', 'manifest list'));
