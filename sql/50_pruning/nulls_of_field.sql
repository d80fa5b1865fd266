-- nulls_of_field: number of rows of a file in which a field of an optional struct is null.
-- Grain: one count.   Keys: none.
-- Sources: none.
--
-- If the struct is null, so are its fields. Some writers count these rows (PyIceberg; Java for most
-- Parquet types), others leave them out of both counts (Java for floating-point Parquet columns and for
-- ORC), so that the value count is below the row count. Unknown without a value count, or if counts
-- contradict each other.
-- Spec: Iceberg 1.10, parquet/ParquetMetrics.java, orc/OrcMetrics.java.

CREATE OR REPLACE MACRO nulls_of_field(null_count, value_count, record_count) AS
    CASE
        WHEN null_count >= 0 AND null_count <= value_count AND value_count <= record_count
        THEN null_count + (record_count - value_count)
    END;

COMMENT ON MACRO nulls_of_field IS 'Number of rows of a file in which a field of an optional struct is null; null if unknown.';
