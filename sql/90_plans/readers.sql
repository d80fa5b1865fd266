-- readers: which engines can read the table as it is.
-- Grain: one row per (engine, reason).   Keys: engine, version, reason.
-- Sources: base_reader_engines, base_table, reader_answers.
--
-- Of the version of each engine that the table of engines names. An engine that no rule is against
-- reads the table, as far as is known.

CREATE OR REPLACE VIEW readers AS
WITH engines AS (
    SELECT
        engine,
        version
    FROM base_reader_engines
    CROSS JOIN base_table
    WHERE base_reader_engines.format = base_table.format
)
SELECT
    engines.engine,
    engines.version,
    coalesce(reader_answers.answer, 'reads') AS answer,
    reader_answers.reason,
    reader_answers.source
FROM engines
LEFT JOIN reader_answers
    ON reader_answers.engine = engines.engine
    AND is_version_in(engines.version, reader_answers.since, reader_answers.until);
