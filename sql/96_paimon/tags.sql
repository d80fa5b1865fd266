-- paimon.tags: tags of the table.
-- Grain: one row per tag.   Keys: tag_name.
-- Sources: base_refs.

CREATE OR REPLACE VIEW paimon.tags AS
SELECT
    name AS tag_name,
    snapshot_id,
    schema_id,
    committed_at AT TIME ZONE 'UTC' AS commit_time,
    total_record_count AS record_count,
    created_at AS create_time,
    CASE WHEN retention_ms IS NOT NULL THEN 'PT' END
    || CASE WHEN retention_ms >= 3600000 THEN retention_ms // 3600000 || 'H' ELSE '' END
    || CASE WHEN retention_ms % 3600000 >= 60000 THEN retention_ms % 3600000 // 60000 || 'M' ELSE '' END
    || CASE
        WHEN retention_ms % 60000 > 0 THEN rtrim(rtrim((retention_ms % 60000 / 1000)::VARCHAR, '0'), '.') || 'S'
        WHEN retention_ms = 0 THEN '0S'
        ELSE ''
    END AS time_retained
FROM base_refs
WHERE type = 'tag';
