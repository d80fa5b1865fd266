-- metadata_unreadable: a metadata file is missing, cut short or not what it should be.
-- Grain: one row per finding.   Keys: subject, detail.
-- Sources: base_damage.

CREATE OR REPLACE VIEW metadata_unreadable AS
SELECT
    'metadata_unreadable' AS check_name,
    'error' AS severity,
    path AS subject,
    NULL::BIGINT AS snapshot_id,
    NULL::VARCHAR AS expected,
    NULL::VARCHAR AS actual,
    kind || ': ' || reason AS detail
FROM base_damage;

COMMENT ON VIEW metadata_unreadable IS 'A metadata file is missing, cut short or not what it should be.';
