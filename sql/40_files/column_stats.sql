-- column_stats: statistics of each column of each live file.
-- Grain: one row per (live file, column).   Keys: file_path, column_name.
-- Sources: base_column_stats, live_entries.

CREATE OR REPLACE VIEW column_stats AS
SELECT
    file_path,
    content,
    field_id,
    column_name,
    type,
    lower,
    upper,
    null_count,
    nan_count,
    value_count,
    column_size,
    exactness
FROM base_column_stats
SEMI JOIN live_entries USING (entry_id);

COMMENT ON VIEW column_stats IS 'Statistics of each column of each live file. One row per (live file, column).';
COMMENT ON COLUMN column_stats.file_path IS 'The file.';
COMMENT ON COLUMN column_stats.content IS 'data, position_deletes, equality_deletes or deletion_vector.';
COMMENT ON COLUMN column_stats.field_id IS 'Id of the field.';
COMMENT ON COLUMN column_stats.column_name IS 'Name of the column; leaves of nested columns have dotted names, as li.element, m.key and m.value.';
COMMENT ON COLUMN column_stats.type IS 'Its type, as Arrow says it.';
COMMENT ON COLUMN column_stats.lower IS 'Lower bound as text; null if unknown.';
COMMENT ON COLUMN column_stats.upper IS 'Upper bound as text; null if unknown.';
COMMENT ON COLUMN column_stats.null_count IS 'Nulls; null if unknown.';
COMMENT ON COLUMN column_stats.nan_count IS 'NaN values; null if unknown.';
COMMENT ON COLUMN column_stats.value_count IS 'Values, nulls included; null if unknown. In Iceberg, rows whose struct is null may be left out, and lists and maps count their items.';
COMMENT ON COLUMN column_stats.column_size IS 'Bytes of the column; null if unknown.';
COMMENT ON COLUMN column_stats.exactness IS 'exact: both bounds are values of the column; truncated: at least one may have been cut short; unknown: at least one bound is missing, or bounds are of items or points.';
