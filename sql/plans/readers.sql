-- readers: which engines can read the table as it is.
--
-- Of the version of each engine that the table of engines names. An engine reads the table if a rule
-- or a trial is about each fact that it must know, and none is against it.

WITH engines AS (
    SELECT engine, version
    FROM base_reader_engines
    INNER JOIN base_table ON base_table.format = base_reader_engines.format
),
answers AS (
    SELECT
        engines.engine,
        engines.version,
        reader_answers.answer,
        reader_answers.reason,
        reader_answers.source,
        bool_or(reader_answers.answer = 'refuses') OVER (PARTITION BY engines.engine) AS is_refused
    FROM engines
    INNER JOIN reader_answers
        ON reader_answers.engine = engines.engine
        AND is_version_in(engines.version, reader_answers.since, reader_answers.until)
)
SELECT
    engines.engine,
    engines.version,
    coalesce(answers.answer, 'reads') AS answer,
    answers.reason,
    answers.source
FROM engines
LEFT JOIN answers ON answers.engine = engines.engine
WHERE answers.answer IS DISTINCT FROM 'not known'
UNION ALL
SELECT
    engine,
    version,
    answer,
    'no rule or trial is about '
    || string_agg(replace(reason, 'no rule or trial is about: ', ''), '; ' ORDER BY reason) AS reason,
    NULL AS source
FROM answers
WHERE answer = 'not known' AND NOT is_refused
GROUP BY engine, version, answer;
