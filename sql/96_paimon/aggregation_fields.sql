-- paimon.aggregation_fields: fields of the newest schema, with their aggregate functions and options.
-- Grain: one row per field.   Keys: field_name.
-- Sources: base_options, base_schemas.

CREATE OR REPLACE VIEW paimon.aggregation_fields AS
WITH functions AS (
    SELECT
        split_part(key, '.', 2) AS field_name,
        string_agg(value, ', ' ORDER BY key) AS function,
        string_agg(key, ', ' ORDER BY key) AS function_options
    FROM base_options
    WHERE key LIKE 'fields.%.%'
    GROUP BY split_part(key, '.', 2)
)
SELECT
    name AS field_name,
    type || CASE WHEN nullable THEN '' ELSE ' NOT NULL' END AS field_type,
    '[' || coalesce(function, '') || ']' AS function,
    '[' || coalesce(function_options, '') || ']' AS function_options,
    doc AS comment
FROM base_schemas
LEFT JOIN functions ON name = field_name
WHERE schema_id = (SELECT max(schema_id) FROM base_schemas)
ORDER BY position;
