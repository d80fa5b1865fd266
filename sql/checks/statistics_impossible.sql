-- statistics_impossible: The statistics of a column, or the keys of a file, contradict each other.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.   Split: file.
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
                'expected': coalesce('around ' || referenced_data_file, 'in order'),
                'bounds': [low.deleted_path, high.deleted_path]
            },
            {
                'name': 'pos',
                'is_wrong': low.deleted_position > high.deleted_position OR low.deleted_position < 0,
                'expected': 'in order, from 0 on',
                'bounds': [low.deleted_position, high.deleted_position]::VARCHAR[]
            },
            {
                'name': '_row_id',
                'is_wrong': low.row_id > high.row_id OR low.row_id < 0 OR high.row_id >= next_row_id,
                'expected': 'in order, from 0 to below ' || next_row_id,
                'bounds': [low.row_id, high.row_id]::VARCHAR[]
            },
            {
                'name': '_last_updated_sequence_number',
                'is_wrong': low.updated_sequence_number > high.updated_sequence_number
                    OR high.updated_sequence_number > file_sequence_number,
                'expected': 'in order, up to ' || file_sequence_number,
                'bounds': [low.updated_sequence_number, high.updated_sequence_number]::VARCHAR[]
            }
        ]) AS fact
    FROM (
        SELECT
            entry_id,
            referenced_data_file,
            file_sequence_number,
            reserved_lower_bounds AS low,
            reserved_upper_bounds AS high
        FROM base_entries
    )
    CROSS JOIN (SELECT next_row_id FROM base_table)
    WHERE low.deleted_path IS NOT NULL
        OR coalesce(low.deleted_position, low.row_id, low.updated_sequence_number) IS NOT NULL
),
told AS (
    SELECT entry_id, expected, actual, 'column ' || column_name AS detail
    FROM base_statistics_faults
    WHERE topic = 'statistics'
    UNION ALL
    SELECT
        entry_id,
        'bounds ' || fact.expected AS expected,
        array_to_string(fact.bounds, ' to ') AS actual,
        'column ' || fact.name AS detail
    FROM reserved
    WHERE fact.is_wrong
    UNION ALL
    SELECT
        entry_id,
        'least key up to ' || max_key::VARCHAR AS expected,
        min_key::VARCHAR AS actual,
        'keys' AS detail
    FROM base_entries
    WHERE min_key > max_key AND NOT may_hold_null(min_key) AND NOT may_hold_null(max_key)
)
SELECT
    base_entries.file_path AS subject,
    told.expected AS expected,
    told.actual AS actual,
    told.detail AS detail
FROM told
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id);
