-- bounds_malformed: Bounds or counts of a column have another form than its type: readers refuse or misread them.
-- Keys: subject, detail.   Severity: error or warning.   Effect: refused or wrong rows or slower.
-- Only with: statistics_faults.
-- Engines: PyIceberg fails if a condition is on the column, iceberg-rust on any scan; Java and Spark
--     fail on text that is not UTF-8, Trino and Athena in $files and $partitions; Java takes the
--     first bytes of numbers that are too long, which are wrong for floats. DuckDB fails or ignores them.
--     Paimon's readers fail, or take other bytes for the bounds.
-- Source: Iceberg spec, Appendix D (binary single-value serialization); Conversions.fromByteBuffer;
--     PyIceberg conversions.from_bytes; iceberg-rust Datum.try_from_bytes; Paimon BinaryRow.
--
-- Writers cut text inside a character (duckdb-iceberg#1136) or write ints as longs
-- (ClickHouse#117072). Ints of 8 bytes are read; other such bounds are unknown here. Bounds of the
-- type before a promotion are legal. In Paimon, bounds are BinaryRows of all columns; the others are used.
-- Null counts are a list with one of each column; all counts of a list of another length are unknown.

SELECT
    IF(expected IN ('a BinaryRow', 'a count of each column'), 'error', 'warning') AS severity,
    manifest_path AS subject,
    expected,
    actual || IF(expected = 'UTF-8', ' of invalid UTF-8', '') AS actual,
    place || ' of column ' || column_name || ' in '
        || counted(count(*), 'file') || ', such as ' || min(file_path) || ': '
        || CASE expected
            WHEN 'a BinaryRow' THEN 'readers fail on conditions on the column, or take other bytes for its bounds'
            WHEN 'a count of each column'
                THEN 'readers fail on conditions on the column, or take counts of other columns'
            WHEN 'UTF-8'
                THEN 'Java, Spark and PyIceberg fail on conditions on the column, Trino and Athena in $partitions, iceberg-rust always'
            ELSE 'PyIceberg and DuckDB fail on conditions on the column, iceberg-rust always, Java reads the first bytes'
        END AS detail
FROM base_statistics_faults
INNER JOIN base_entries USING (entry_id)
WHERE topic = 'form' AND status <> 'deleted'
GROUP BY manifest_path, column_name, place, expected, base_statistics_faults.actual;
