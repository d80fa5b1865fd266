-- footer_differs: The footer of a data file, or the blob of a deletion vector, differs from the metadata, or cannot be read.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows or refused.
-- Engines: Spark answers count(*) from record counts; none reads a file without a valid footer. Of vectors, those
--     that look for them by the footer of the Puffin file.
-- Source: Iceberg CountStar, Puffin spec (deletion-vector-v1); Paimon DataSplit.mergedRowCount.
--
-- Only if footers were read.

SELECT DISTINCT
    base_footers.file_path AS subject,
    CASE base_entries.content WHEN 'data' THEN counted(base_entries.record_count, 'row') END AS expected,
    counted(base_footers.record_count, 'row') AS actual,
    base_footers.reason AS detail
FROM base_entries SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_footers USING (file_path)
WHERE base_footers.reason IS NOT NULL
    OR (base_entries.content = 'data' AND base_footers.record_count <> base_entries.record_count);
