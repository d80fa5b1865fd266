-- deletes_by_file: what applies to each of some files, sorted.
-- Grain: one row per file.   Keys: none; in the order of place.
-- Sources: files, a relation with place and file_path; applicable, one with data_file_path.
--
-- item: column of `applicable`: paths of delete files, or numbers of deletes.
CREATE OR REPLACE MACRO deletes_by_file(files, applicable, item) AS TABLE
SELECT coalesce(list(DISTINCT item ORDER BY item) FILTER (WHERE item IS NOT NULL), []) AS deletes
FROM query_table(files)
LEFT JOIN query_table(applicable) AS pairs ON data_file_path = file_path
GROUP BY place
ORDER BY place;
