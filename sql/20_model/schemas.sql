-- schemas: every schema the table has had.
-- Grain: one row per (schema, field).   Keys: schema_id, field_id.
-- Sources: base_schemas.

CREATE OR REPLACE VIEW schemas AS
SELECT
    schema_id,
    field_id,
    position,
    name,
    type,
    nullable,
    is_partition_key,
    is_primary_key,
    doc,
    partition_key_position,
    primary_key_position,
    updated_at,
    table_comment,
    table_options,
    initial_default,
    write_default
FROM base_schemas;

COMMENT ON VIEW schemas IS 'Every schema the table has had. One row per (schema, field).';
COMMENT ON COLUMN schemas.schema_id IS 'Id of the schema.';
COMMENT ON COLUMN schemas.field_id IS 'Id of the field; stays when the field is renamed.';
COMMENT ON COLUMN schemas.position IS 'Position of the field in its schema, from 0.';
COMMENT ON COLUMN schemas.name IS 'Name of the field.';
COMMENT ON COLUMN schemas.type IS 'Type of the field, in the words of the format.';
COMMENT ON COLUMN schemas.nullable IS 'Whether the field can be null.';
COMMENT ON COLUMN schemas.is_partition_key IS 'Whether the table is partitioned by it.';
COMMENT ON COLUMN schemas.is_primary_key IS 'Whether it is part of the primary key.';
COMMENT ON COLUMN schemas.doc IS 'Comment of the field; null without one.';
COMMENT ON COLUMN schemas.partition_key_position IS 'Position among the partition keys, from 0; null for other fields.';
COMMENT ON COLUMN schemas.primary_key_position IS 'Position in the primary key, partition keys counted, from 0; null for other fields.';
COMMENT ON COLUMN schemas.updated_at IS 'Paimon: when the schema was made.';
COMMENT ON COLUMN schemas.table_comment IS 'Paimon: comment of the table in this schema.';
COMMENT ON COLUMN schemas.table_options IS 'Paimon: options of the table in this schema.';
COMMENT ON COLUMN schemas.initial_default IS 'Iceberg: value of the field in rows that were written before it existed, as text or JSON; null without one.';
COMMENT ON COLUMN schemas.write_default IS 'Value that writers use where they are given none, as text or JSON; null without one.';
