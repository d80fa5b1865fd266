-- counted_nulls: number of nulls of a file, if its counts agree.
--
-- A partition has one value for all rows of its file, so its null count is
-- 0 or 1.
CREATE OR REPLACE MACRO counted_nulls(record_count, null_count, value_count) AS
CASE
    WHEN null_count > 0 AND null_count = value_count THEN record_count
    WHEN null_count BETWEEN 0 AND record_count THEN null_count
END;
