-- row_ids_beyond_next: a file holds row ids that the table has not given out yet.
-- Grain: one row per finding.   Keys: subject.
-- Sources: base_entries, live_entries, base_table.
--
-- Spec: Iceberg v3, Row Lineage; Paimon: nextRowId of the snapshot.

CREATE OR REPLACE VIEW row_ids_beyond_next AS
SELECT
    'row_ids_beyond_next' AS check_name,
    'error' AS severity,
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    'below ' || (SELECT next_row_id FROM base_table) AS expected,
    'up to ' || (first_row_id::HUGEINT + record_count - 1) AS actual,
    NULL::VARCHAR AS detail
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data'
    AND first_row_id IS NOT NULL
    AND first_row_id::HUGEINT + record_count > (SELECT next_row_id FROM base_table);

COMMENT ON VIEW row_ids_beyond_next IS 'A file holds row ids that the table has not given out yet.';
