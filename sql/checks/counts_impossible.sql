-- counts_impossible: A file has a negative count or size, or more records of kind -U or -D than records.
-- Severity: error.   Effect: wrong rows or refused.   Split: file.
-- Engines: Spark answers count(*) from record counts; readers look for the footer of a file at its
--     size.
-- Source: Iceberg SparkScanBuilder, CountStar; Paimon DataSplit.mergedRowCount.
-- Needs: level < 0 OR record_count < -1 OR file_size_in_bytes < 1 OR delete_record_count < 0
--     OR delete_record_count > record_count.
--
-- -1 means unknown: rows of imported Avro files in Iceberg, sizes of deletion vectors that Paimon
-- publishes. No format of Iceberg has files of 0 bytes.

WITH facts AS (
    SELECT
        file_path,
        unnest([
            {'name': 'record_count', 'fact': record_count, 'least': -1, 'most': NULL},
            {
                'name': 'file_size_in_bytes',
                'fact': nullif(
                    file_size_in_bytes,
                    CASE WHEN base_table.format = 'paimon' OR content = 'deletion_vector' THEN -1 END
                ),
                'least': CASE base_table.format WHEN 'iceberg' THEN 1 ELSE 0 END,
                'most': NULL
            },
            {
                'name': 'delete_record_count',
                'fact': delete_record_count,
                'least': 0,
                'most': CASE WHEN record_count >= 0 THEN record_count END
            },
            {'name': 'level', 'fact': level, 'least': 0, 'most': NULL}
        ]) AS claim
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    CROSS JOIN base_table
    WHERE record_count < -1
        OR file_size_in_bytes < 1
        OR delete_record_count < 0
        OR (delete_record_count > record_count AND record_count >= 0)
        OR level < 0
)
SELECT
    file_path AS subject,
    coalesce('0 to ' || claim.most, greatest(claim.least, 0) || ' or more') AS expected,
    claim.fact::VARCHAR AS actual,
    claim.name AS detail
FROM facts
WHERE claim.fact < claim.least OR claim.fact > claim.most;
