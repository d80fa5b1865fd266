-- paimon.schemas: schemas of the table, current and former.
-- Grain: one row per schema.   Keys: schema_id.
-- Sources: base_schemas.

CREATE OR REPLACE VIEW paimon.schemas AS
WITH fields AS (
    SELECT
        *,
        type || CASE WHEN nullable THEN '' ELSE ' NOT NULL' END AS full_type
    FROM base_schemas
)
SELECT
    schema_id,
    '[' || string_agg(
        '{"id":' || field_id || ',"name":' || to_json(name) || ',"type":' || to_json(full_type)
        || CASE WHEN doc IS NULL THEN '' ELSE ',"description":' || to_json(doc) END || '}',
        ',' ORDER BY position
    ) || ']' AS fields,
    '[' || coalesce(
        string_agg(to_json(name), ',' ORDER BY partition_key_position) FILTER (WHERE is_partition_key), ''
    ) || ']' AS partition_keys,
    '[' || coalesce(
        string_agg(to_json(name), ',' ORDER BY primary_key_position) FILTER (WHERE is_primary_key), ''
    ) || ']' AS primary_keys,
    to_json(any_value(table_options))::VARCHAR AS options,
    any_value(table_comment) AS comment,
    any_value(updated_at) AT TIME ZONE 'UTC' AS update_time
FROM fields
GROUP BY schema_id
ORDER BY schema_id;
