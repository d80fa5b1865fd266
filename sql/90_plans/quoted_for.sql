-- quoted_for: a text as a literal of an engine's statements.
-- Grain: scalar.   Keys: none.
-- Sources: none.
--
-- Spark's literals have backslashes as escapes, as have those of Python; other engines double the quote.

CREATE OR REPLACE MACRO quoted_for(engine, value) AS
    CASE
        WHEN engine IN ('spark', 'pyiceberg')
            THEN '''' || replace(replace(value, '\', '\\'), '''', '\''') || ''''
        ELSE '''' || replace(value, '''', '''''') || ''''
    END;

COMMENT ON MACRO quoted_for IS 'A text as a literal of an engine: backslashes in Spark and Python, doubled quotes in others.';
