-- paimon.files: live data files of the snapshot.
-- Grain: one row per live data file.   Keys: file_path.
-- Sources: base_entries, live_entries, base_schemas.

CREATE OR REPLACE VIEW paimon.files AS
WITH kinds AS (
    SELECT map(list(name), list(kind)) AS kinds
    FROM (
        SELECT
            name,
            arg_max(type, schema_id) AS kind
        FROM base_schemas
        GROUP BY name
    )
)
SELECT
    paimon.row_text(partition) AS partition,
    bucket,
    file_path,
    file_format,
    schema_id,
    level,
    record_count,
    file_size_in_bytes,
    paimon.key_text(min_key, kinds) AS min_key,
    paimon.key_text(max_key, kinds) AS max_key,
    paimon.stats_text(null_value_counts, map([''], [''])) AS null_value_counts,
    paimon.stats_text(lower_bounds, kinds) AS min_value_stats,
    paimon.stats_text(upper_bounds, kinds) AS max_value_stats,
    min_sequence_number,
    max_sequence_number,
    creation_time,
    delete_record_count AS "deleteRowCount",
    file_source,
    first_row_id,
    write_cols
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
CROSS JOIN kinds
WHERE content = 'data';
