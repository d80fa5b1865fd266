-- readers: which engines can read the table as it is.
--
-- Of the version of each engine that the table of engines names. An engine reads the table if a rule
-- or a trial is about each fact that it must know, and none is against it.

WITH engines AS (
    SELECT engine, version
    FROM base_reader_engines
    SEMI JOIN base_table USING (format)
),
answers AS (
    SELECT
        engines.*,
        reader_answers.* EXCLUDE (engine),
        bool_or(answer = 'refuses') OVER (PARTITION BY engine) AS is_refused
    FROM engines
    INNER JOIN reader_answers USING (engine)
    WHERE is_version_in(version, since, until)
)
SELECT
    engine,
    engines.version,
    coalesce(answer, 'reads') AS answer,
    reason,
    source
FROM engines
LEFT JOIN answers USING (engine)
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
