-- schema_missing: Files or the snapshot refer to a schema that does not exist.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: refused.
-- Engines: all of Paimon; of Iceberg time travel to the snapshot.
-- Source: Iceberg SnapshotUtil.schemaFor; Paimon SchemaManager.schema.
-- Split: kind.
-- Sources: base_entries, live_entries, base_snapshots, base_schemas.

WITH used AS (
    SELECT
        schema_id,
        min(file_path) AS subject
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
    WHERE schema_id IS NOT NULL
    GROUP BY schema_id
    UNION ALL
    SELECT
        schema_id,
        'snapshot ' || snapshot_id AS subject
    FROM base_snapshots
    WHERE schema_id IS NOT NULL
)
SELECT
    used.subject AS subject,
    NULL::BIGINT AS snapshot_id,
    'schema ' || used.schema_id AS expected,
    'no such schema' AS actual,
    NULL::VARCHAR AS detail
FROM used
ANTI JOIN base_schemas ON base_schemas.schema_id = used.schema_id;
