-- paimon.statistics: statistics of the table that an engine computed.
-- Grain: one row per statistics file.   Keys: snapshot_id.
-- Sources: base_statistics.

CREATE OR REPLACE VIEW paimon.statistics AS
SELECT
    snapshot_id,
    schema_id,
    any_value(record_count) AS "mergedRecordCount",
    any_value(record_size) AS "mergedRecordSize",
    '{' || string_agg(
        to_json(column_name) || ':' || to_json(
            {
                'colId': field_id,
                'distinctCount': distinct_count,
                'min': lower,
                'max': upper,
                'nullCount': null_count,
                'avgLen': average_length,
                'maxLen': max_length
            }
        ),
        ',' ORDER BY column_name
    ) FILTER (WHERE column_name IS NOT NULL) || '}' AS colstat
FROM base_statistics
GROUP BY file_path, snapshot_id, schema_id;
