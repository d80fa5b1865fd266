-- clustering: how far the ranges of files and of manifests overlap.
-- Grain: one row per (unit, column).   Keys: unit, column_name.
-- Sources: base_clustering.
--
-- The range of a file in a column goes from its lower to its upper bound, that of a manifest in a
-- partition field likewise. The less ranges overlap, the fewer of them a query has to read.

CREATE OR REPLACE VIEW clustering AS
SELECT
    unit,
    column_name,
    range_count,
    unknown_count,
    disjoint_count,
    average_overlaps,
    average_depth,
    max_depth
FROM base_clustering;

COMMENT ON VIEW clustering IS 'How far the ranges of live data files, in each column, and of data manifests, in each partition field, overlap. One row per (unit, column).';
COMMENT ON COLUMN clustering.unit IS 'file or manifest.';
COMMENT ON COLUMN clustering.column_name IS 'Column of the table; of manifests a partition field.';
COMMENT ON COLUMN clustering.range_count IS 'Files or manifests that have both bounds.';
COMMENT ON COLUMN clustering.unknown_count IS 'Those that lack one.';
COMMENT ON COLUMN clustering.disjoint_count IS 'Ranges that share no value with another one.';
COMMENT ON COLUMN clustering.average_overlaps IS 'With how many others a range shares a value, on average; null without ranges.';
COMMENT ON COLUMN clustering.average_depth IS 'In how many ranges a lower bound lies, its own included, on average: what a query for one value reads; null without ranges.';
COMMENT ON COLUMN clustering.max_depth IS 'The most ranges that share a value; null without ranges.';
