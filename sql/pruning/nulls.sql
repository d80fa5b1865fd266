-- counted_nulls: number of nulls of a file, if its counts agree.
--
-- A partition has one value for all rows of its file, so its null count is
-- 0 or 1.
CREATE OR REPLACE MACRO counted_nulls(record_count, null_count, value_count) AS
CASE
    WHEN null_count > 0 AND null_count = value_count THEN record_count
    WHEN null_count BETWEEN 0 AND record_count THEN null_count
END;

-- nulls_of_field: number of rows of a file in which a field of an optional struct is null; null if
--     unknown.
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

-- count_of_partition: 1 if a partition value is NULL or NaN (is_so), else 0; null if unknown.
--
-- Null if the value is unknown, since a NULL may be a value that could not be read.
CREATE OR REPLACE MACRO count_of_partition(value, is_known, is_so) AS (
    CASE WHEN value IS NOT NULL OR is_known THEN coalesce(is_so, false)::INTEGER END
);

-- count_of_summary: number of NULL or NaN out of two values of a manifest; null if unknown.
--
-- A summary records whether there are any. Without bounds there are no other values: both are NULL
-- unless there are NaN (and vice versa). Null if unknown.
-- Spec: Iceberg v3, Manifest Lists (Field Summary).
CREATE OR REPLACE MACRO count_of_summary(contains_kind, contains_other, has_no_bounds) AS (
    CASE
        WHEN NOT contains_kind THEN 0
        WHEN contains_kind AND has_no_bounds AND NOT contains_other THEN 2
        WHEN contains_kind THEN 1
    END
);
