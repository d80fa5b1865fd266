-- readers: which engines can read the table as it is.
--
-- Of the version of each engine that the table of engines names. An engine reads the table if a rule
-- or a trial is about each fact that it must know, and none is against it.

WITH answers AS (
    SELECT
        engines.engine,
        version,
        answer,
        reason,
        source,
        bool_or(answer = 'refuses') OVER (PARTITION BY engines.engine) AS is_refused
    FROM base_reader_engines AS engines
    SEMI JOIN base_table USING (format)
    LEFT JOIN reader_answers
        ON reader_answers.engine = engines.engine AND is_version_in(version, since, until)
)
SELECT engine, version, coalesce(answer, 'reads') AS answer, reason, source
FROM answers
WHERE answer IS DISTINCT FROM 'not known'
UNION ALL BY NAME
SELECT
    engine,
    version,
    answer,
    'no rule or trial is about '
    || string_agg(replace(reason, 'no rule or trial is about: ', ''), '; ' ORDER BY reason) AS reason
FROM answers
WHERE answer = 'not known' AND NOT is_refused
GROUP BY engine, version, answer;
