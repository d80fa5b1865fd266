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
