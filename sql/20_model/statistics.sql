-- statistics: statistics of the whole table, as an engine once computed them.
-- Grain: one row per (statistics file, column).   Keys: file_path, field_id.
-- Sources: base_statistics.

CREATE OR REPLACE VIEW statistics AS
SELECT
    snapshot_id,
    schema_id,
    file_path,
    field_id,
    column_name,
    record_count,
    record_size,
    distinct_count,
    null_count,
    lower,
    upper,
    average_length,
    max_length
FROM base_statistics;

COMMENT ON VIEW statistics IS 'Statistics of the whole table, as an engine once computed them. One row per (statistics file, column).';
COMMENT ON COLUMN statistics.snapshot_id IS 'The snapshot they were computed from.';
COMMENT ON COLUMN statistics.schema_id IS 'The schema of that snapshot.';
COMMENT ON COLUMN statistics.file_path IS 'The file that holds them.';
COMMENT ON COLUMN statistics.field_id IS 'Id of the field; null for what is said of the whole table.';
COMMENT ON COLUMN statistics.column_name IS 'Name of the field.';
COMMENT ON COLUMN statistics.record_count IS 'Rows of the table; null in Iceberg.';
COMMENT ON COLUMN statistics.record_size IS 'Bytes of the rows, merged; null in Iceberg.';
COMMENT ON COLUMN statistics.distinct_count IS 'Distinct values of the column.';
COMMENT ON COLUMN statistics.null_count IS 'Nulls of the column; null in Iceberg.';
COMMENT ON COLUMN statistics.lower IS 'Least value, as text; null in Iceberg.';
COMMENT ON COLUMN statistics.upper IS 'Greatest value, as text; null in Iceberg.';
COMMENT ON COLUMN statistics.average_length IS 'Average length of values, in bytes; null in Iceberg.';
COMMENT ON COLUMN statistics.max_length IS 'Greatest length of a value, in bytes; null in Iceberg.';
