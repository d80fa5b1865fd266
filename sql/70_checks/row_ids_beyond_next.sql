-- row_ids_beyond_next: A file has row ids that are not assigned yet.
-- Grain: one row per finding.   Keys: subject.
-- Severity: error.
-- Effect: wrong rows.
-- Engines: queries of row ids, and Paimon's reading of columns by row id, after the next commit
--     gives them out again.
-- Source: Iceberg ManifestListWriter; Paimon RowTrackingCommitUtils.
-- Split: file.
-- Needs: first_row_id IS NOT NULL.
-- Sources: base_entries, live_entries, base_table.
--
-- Spec: Iceberg v3, Row Lineage; Paimon: nextRowId of the snapshot.

SELECT
    file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    'below ' || (SELECT next_row_id FROM base_table) AS expected,
    'up to ' || (first_row_id::HUGEINT + record_count - 1) AS actual,
    NULL::VARCHAR AS detail
FROM base_entries
SEMI JOIN live_entries USING (entry_id)
WHERE content = 'data'
    AND first_row_id::HUGEINT + record_count > (SELECT next_row_id FROM base_table);
