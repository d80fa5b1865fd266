-- file_sizes: size classes of the live files of each partition.
--
-- A class extends from a power of two to the next; computed from the number of bits, since the
-- logarithm of 2**49 - 1 is rounded up. Iceberg's deletion vectors have their own size, not that of
-- their shared file.

WITH classed AS (
    SELECT
        *,
        coalesce(content_size_in_bytes, file_size_in_bytes) AS size,
        CASE WHEN size > 0 THEN 1::HUGEINT << (length(bin(size)) - 1) ELSE 0 END AS class
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
)
SELECT
    partition,
    spec_id,
    content,
    try_cast(class AS BIGINT) AS size_from,
    try_cast(greatest(1, 2 * class) AS BIGINT) AS size_to,
    count(*) AS file_count,
    try_cast(coalesce(sum(record_count), 0) AS BIGINT) AS record_count,
    try_cast(coalesce(sum(size), 0) AS BIGINT) AS file_size_in_bytes
FROM classed
GROUP BY partition, spec_id, content, class;
