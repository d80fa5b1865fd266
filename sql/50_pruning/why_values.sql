-- why_values: why files with one value in each column could not be ruled out by a condition.
-- Grain: one row per file.   Keys: none.
-- Sources: files, a relation with file_path.
--
-- answer: result of the condition for the values; null if it fails. Inside CASE, since elsewhere DuckDB
-- evaluates it before TRY.
-- asked, shown, failed: the condition, the values, and what comes before them if it fails, as text.

CREATE OR REPLACE MACRO why_values(files, named, is_known, answer, asked, shown, failed) AS TABLE
SELECT
    file_path,
    CASE
        WHEN is_known
        THEN CASE WHEN answer IS NULL THEN 'cannot be evaluated' ELSE 'values match' END
    END AS reason,
    named::VARCHAR AS column_name,
    asked || ': '
    || CASE
        WHEN is_known
        THEN CASE WHEN answer IS NULL THEN failed ELSE 'true for ' END || shown
    END AS detail
FROM query_table(files)
WHERE CASE WHEN is_known THEN coalesce(answer, true) ELSE false END;

COMMENT ON MACRO TABLE why_values IS 'Why files with one value in each column could not be ruled out by a condition.';
