-- statistics_impossible: The statistics of a column, or the keys of a file, contradict each other.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.
-- Engines: all that skip files by bounds and null counts.
-- Source: Iceberg InclusiveMetricsEvaluator; Paimon LeafPredicate.
--
-- Bounds from infinity to minus infinity mean that every value is NaN. Keys with nulls are not checked
-- (see key_ranges_overlap). Bounds of reserved columns are bounds, too (Iceberg v3, Reserved Field IDs).

WITH reserved AS (
    SELECT
        entry_id,
        unnest([
            {
                'name': 'file_path',
                'is_wrong': low.deleted_path > coalesce(referenced_data_file, high.deleted_path)
                    OR high.deleted_path < referenced_data_file,
                'order': coalesce('around ' || referenced_data_file, 'in order'),
                'bounds': [low.deleted_path, high.deleted_path]
            },
            {
                'name': 'pos',
                'is_wrong': low.deleted_position > high.deleted_position OR low.deleted_position < 0,
                'order': 'in order, from 0 on',
                'bounds': [low.deleted_position, high.deleted_position]::VARCHAR[]
            },
            {
                'name': '_row_id',
                'is_wrong': low.row_id > high.row_id OR low.row_id < 0 OR high.row_id >= next_row_id,
                'order': 'in order, from 0 to below ' || next_row_id,
                'bounds': [low.row_id, high.row_id]::VARCHAR[]
            },
            {
                'name': '_last_updated_sequence_number',
                'is_wrong': low.updated_sequence_number > high.updated_sequence_number
                    OR high.updated_sequence_number > file_sequence_number,
                'order': 'in order, up to ' || file_sequence_number,
                'bounds': [low.updated_sequence_number, high.updated_sequence_number]::VARCHAR[]
            }
        ], max_depth := 2)
    FROM (SELECT *, reserved_lower_bounds AS low, reserved_upper_bounds AS high FROM base_entries)
    CROSS JOIN (SELECT next_row_id FROM base_table)
    WHERE low.deleted_path IS NOT NULL
        OR coalesce(low.deleted_position, low.row_id, low.updated_sequence_number) IS NOT NULL
),
told AS (
    SELECT entry_id, expected, actual, 'column ' || column_name AS detail
    FROM base_statistics_faults
    WHERE topic = 'statistics'
    UNION ALL
    SELECT entry_id, 'bounds ' || "order", array_to_string(bounds, ' to '), 'column ' || name
    FROM reserved
    WHERE is_wrong
    UNION ALL
    SELECT entry_id, 'least key up to ' || max_key::VARCHAR, min_key::VARCHAR, 'keys'
    FROM base_entries
    WHERE min_key > max_key AND NOT may_hold_null(min_key) AND NOT may_hold_null(max_key)
)
SELECT
    file_path AS subject,
    expected,
    actual,
    detail
FROM told
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id);
