-- counts_impossible: A file has a negative count or size, or more records of kind -U or -D than records.
-- Severity: error.   Effect: wrong rows or refused.
-- Engines: Spark answers count(*) from record counts; readers look for the footer of a file at its size.
-- Source: Iceberg SparkScanBuilder, CountStar; Paimon DataSplit.mergedRowCount.
-- Needs: level < 0 OR record_count < -1 OR file_size_in_bytes < 1 OR delete_record_count < 0
--     OR delete_record_count > record_count.
--
-- -1 means unknown: rows of imported Avro files in Iceberg, sizes of deletion vectors that Paimon
-- publishes. No format of Iceberg has files of 0 bytes.

WITH claims AS (
    SELECT
        file_path,
        IF(format = 'paimon' OR content = 'deletion_vector', -1, NULL) AS unknown_size,
        unnest([
            {'name': 'record_count', 'fact': record_count, 'least': -1, 'most': NULL},
            {'name': 'file_size_in_bytes', 'fact': nullif(file_size_in_bytes, unknown_size), 'least': IF(format = 'iceberg', 1, 0), 'most': NULL},
            {'name': 'delete_record_count', 'fact': delete_record_count, 'least': 0, 'most': IF(record_count >= 0, record_count, NULL)},
            {'name': 'level', 'fact': level, 'least': 0, 'most': NULL}
        ], max_depth := 2)
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    CROSS JOIN (SELECT format FROM base_table)
    WHERE record_count < -1 OR file_size_in_bytes < 1 OR level < 0
        OR delete_record_count < 0 OR delete_record_count > record_count
)
SELECT
    file_path AS subject,
    coalesce('0 to ' || most, greatest(least, 0) || ' or more') AS expected,
    fact::VARCHAR AS actual,
    name AS detail
FROM claims
WHERE fact < least OR fact > most;
