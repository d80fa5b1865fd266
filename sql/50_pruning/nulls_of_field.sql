-- nulls_of_field: in how many rows of a file a field of an optional struct is null.
-- Grain: one count.   Keys: none.
-- Sources: none.
--
-- Rows whose struct is null are nulls of its fields. Some writers count them (PyIceberg; Java for
-- most Parquet types), others leave them out of both counts (Java for floating-point Parquet columns
-- and for ORC), so that fewer values than rows are counted. Without the number of values no one can
-- tell, and counts that contradict each other say nothing.
-- Spec: Iceberg 1.10, parquet/ParquetMetrics.java, orc/OrcMetrics.java.

CREATE OR REPLACE MACRO nulls_of_field(null_count, value_count, record_count) AS
    CASE
        WHEN null_count >= 0 AND null_count <= value_count AND value_count <= record_count
        THEN null_count + (record_count - value_count)
    END;

COMMENT ON MACRO nulls_of_field IS 'In how many rows of a file a field of an optional struct is null; null if unknown.';
