-- footer_bounds_contradict: A data file has values outside of the bounds in the metadata: queries miss them.
-- Keys: subject, detail.   Severity: error.   Effect: wrong rows.
-- Engines: all that skip files by bounds.
-- Source: Iceberg InclusiveMetricsEvaluator; Paimon LeafPredicate.
--
-- Only if footers were read; those of Parquet have bounds.

SELECT file_path AS subject, expected, actual, 'column ' || column_name AS detail
FROM base_footer_faults
SEMI JOIN live_entries USING (entry_id)
INNER JOIN base_entries USING (entry_id);
