-- row_ids_overlap: Two files have the same row ids.
-- Severity: error.   Effect: wrong rows.   Only for: iceberg.   Needs: first_row_id IS NOT NULL.
-- Engines: queries of row ids.
-- Source: Iceberg v3, Row Lineage.
--
-- Iceberg v3: each row id belongs to one file. In Paimon several files can hold columns of the same rows.

SELECT
    file_path AS subject,
    lag(file_path) OVER by_row AS previous_path,
    lag(first_row_id::HUGEINT + record_count) OVER by_row AS previous_end_row_id,
    'from row ' || previous_end_row_id AS expected,
    'from row ' || first_row_id AS actual,
    'rows of ' || previous_path AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
WHERE first_row_id IS NOT NULL AND content = 'data' AND record_count > 0 AND (SELECT format FROM base_table) = 'iceberg'
WINDOW by_row AS (ORDER BY first_row_id, record_count DESC, file_path)
QUALIFY first_row_id < previous_end_row_id;
