-- schema_missing: Files or the snapshot refer to a schema that does not exist.
-- Severity: error.   Effect: refused.
-- Engines: all of Paimon; of Iceberg time travel to the snapshot.
-- Source: Iceberg SnapshotUtil.schemaFor; Paimon SchemaManager.schema.

WITH used AS (
    SELECT schema_id, min(file_path) AS subject
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    WHERE schema_id IS NOT NULL
    GROUP BY schema_id
    UNION ALL
    SELECT schema_id, 'snapshot ' || snapshot_id AS subject
    FROM base_snapshots
    WHERE schema_id IS NOT NULL
)
SELECT used.subject AS subject, 'schema ' || used.schema_id AS expected, 'no such schema' AS actual
FROM used
ANTI JOIN base_schemas ON base_schemas.schema_id = used.schema_id;
