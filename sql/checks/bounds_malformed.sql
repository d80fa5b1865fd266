-- bounds_malformed: Bounds or counts of a column have another form than its type: readers refuse or misread them.
-- Keys: subject, detail.   Severity: error or warning.   Effect: refused or wrong rows or slower.
-- Split: manifest.   Only with: statistics_faults.
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
    CASE
        WHEN base_statistics_faults.expected IN ('a BinaryRow', 'a count of each column') THEN 'error'
        ELSE 'warning'
    END AS severity,
    base_entries.manifest_path AS subject,
    base_statistics_faults.expected AS expected,
    base_statistics_faults.actual
        || CASE WHEN base_statistics_faults.expected = 'UTF-8' THEN ' of invalid UTF-8' ELSE '' END AS actual,
    base_statistics_faults.place || ' of column ' || base_statistics_faults.column_name || ' in '
        || counted(count(*), 'file') || ', such as ' || min(base_entries.file_path) || ': '
        || CASE
            WHEN base_statistics_faults.expected = 'a BinaryRow'
            THEN 'readers fail on conditions on the column, or take other bytes for its bounds'
            WHEN base_statistics_faults.expected = 'a count of each column'
            THEN 'readers fail on conditions on the column, or take counts of other columns'
            WHEN base_statistics_faults.expected = 'UTF-8'
            THEN 'Java, Spark and PyIceberg fail on conditions on the column, Trino and Athena in $partitions, iceberg-rust always'
            ELSE 'PyIceberg and DuckDB fail on conditions on the column, iceberg-rust always, Java reads the first bytes'
        END AS detail
FROM base_statistics_faults
INNER JOIN base_entries USING (entry_id)
WHERE base_statistics_faults.topic = 'form' AND base_entries.status <> 'deleted'
GROUP BY
    base_entries.manifest_path,
    base_statistics_faults.column_name,
    base_statistics_faults.place,
    base_statistics_faults.expected,
    base_statistics_faults.actual;
