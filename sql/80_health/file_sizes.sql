-- file_sizes: how large the live files of each partition are.
-- Grain: one row per (partition, content, class of size).   Keys: partition, spec_id, content, size_from.
-- Sources: base_entries, live_entries.
--
-- A class goes from a power of two to the next; bits are counted, for a logarithm of 2**49 - 1 is
-- rounded up. Iceberg's deletion vectors count with their own bytes, not with those of the file that
-- they share.

CREATE OR REPLACE VIEW file_sizes AS
WITH sized AS (
    SELECT
        partition,
        spec_id,
        content,
        record_count,
        coalesce(content_size_in_bytes, file_size_in_bytes) AS size
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
),
classed AS (
    SELECT
        *,
        CASE WHEN size > 0 THEN 1::HUGEINT << (length(bin(size)) - 1) ELSE 0 END AS size_from
    FROM sized
)
SELECT
    partition,
    spec_id,
    content,
    try_cast(size_from AS BIGINT) AS size_from,
    try_cast(greatest(1, 2 * size_from) AS BIGINT) AS size_to,
    count(*) AS file_count,
    try_cast(coalesce(sum(record_count), 0) AS BIGINT) AS record_count,
    try_cast(coalesce(sum(size), 0) AS BIGINT) AS file_size_in_bytes
FROM classed
GROUP BY partition, spec_id, content, size_from;

COMMENT ON VIEW file_sizes IS 'How large the live files of each partition are: a histogram by powers of two. One row per (partition, content, class of size).';
COMMENT ON COLUMN file_sizes.partition IS 'Partition values.';
COMMENT ON COLUMN file_sizes.spec_id IS 'Iceberg: partition spec; null in Paimon.';
COMMENT ON COLUMN file_sizes.content IS 'data, position_deletes, equality_deletes or deletion_vector.';
COMMENT ON COLUMN file_sizes.size_from IS 'Least size in the class, in bytes.';
COMMENT ON COLUMN file_sizes.size_to IS 'Sizes in the class are less than this.';
COMMENT ON COLUMN file_sizes.file_count IS 'Files of the class.';
COMMENT ON COLUMN file_sizes.record_count IS 'Their records.';
COMMENT ON COLUMN file_sizes.file_size_in_bytes IS 'Their bytes.';
