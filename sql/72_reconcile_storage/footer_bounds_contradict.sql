-- footer_bounds_contradict: a data file has values outside of the bounds that the metadata gives it, so that queries miss them.
-- Grain: one row per finding.   Keys: subject, detail.
-- Sources: base_footer_faults, base_entries, live_entries.
--
-- Only where footers were read. Those of Parquet say bounds, too.

CREATE OR REPLACE VIEW footer_bounds_contradict AS
SELECT
    'footer_bounds_contradict' AS check_name,
    'error' AS severity,
    base_entries.file_path AS subject,
    NULL::BIGINT AS snapshot_id,
    base_footer_faults.expected AS expected,
    base_footer_faults.actual AS actual,
    'column ' || base_footer_faults.column_name AS detail
FROM base_footer_faults
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id);

COMMENT ON VIEW footer_bounds_contradict IS 'A data file has values outside of the bounds that the metadata gives it, so that queries miss them.';
