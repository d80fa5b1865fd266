-- reader_answers: what engines do with the table, by version.
-- Grain: one row per engine and rule, and per fact of which nothing is known.   Keys: engine, since, until, answer, reason.
--
-- A rule may be about several engines and facts, with | between them; * in a fact stands for any
-- text. A fact that an engine must know to read the table is not known before the first version
-- that has a rule about it, of whatever answer, and after the last one. Nothing is known of versions
-- after those in the table of engines. Rows of answer `reads` are no answers: they are what is known.

WITH engines AS (
    FROM base_reader_engines
    SEMI JOIN base_table USING (format)
),
rules AS (
    SELECT engines.engine, since, until, answer, reason, source, unnest(string_split(fact, '|')) AS fact
    FROM base_reader_rules AS rules
    INNER JOIN base_table ON rules.format IN (base_table.format, 'any')
    INNER JOIN engines ON rules.engine = 'any' OR list_contains(string_split(rules.engine, '|'), engines.engine)
),
applied AS (
    SELECT
        engine,
        since,
        until,
        reader_facts.fact,
        answer,
        reason || ': ' || detail AS reason,
        source
    FROM rules
    INNER JOIN reader_facts
        ON rules.fact = reader_facts.fact OR (rules.fact LIKE '%*%' AND reader_facts.fact GLOB rules.fact)
    UNION ALL BY NAME
    SELECT engine, fact, 'refuses' AS answer, expected || ' is false: ' || actual AS reason, source
    FROM base_metadata_faults
    INNER JOIN engines ON list_contains(engines, engine)
),
known AS (
    SELECT
        engines.engine,
        reader_facts.fact || ' (' || min(detail) || ')' AS detail,
        bool_or(applied.fact IS NOT NULL AND since IS NULL) AS is_from_first,
        bool_or(applied.fact IS NOT NULL AND until IS NULL) AS is_to_last,
        arg_min(since, version_numbers(since)) AS first_known,
        arg_max(until, version_numbers(until)) AS end_known
    FROM engines
    CROSS JOIN reader_facts
    LEFT JOIN applied ON applied.engine = engines.engine AND applied.fact = reader_facts.fact
    WHERE must_be_known
    GROUP BY engines.engine, reader_facts.fact
),
unknown AS (
    SELECT engine, first_known AS until, detail
    FROM known
    WHERE NOT is_from_first
    UNION ALL BY NAME
    SELECT engine, end_known AS since, detail
    FROM known
    WHERE NOT is_to_last AND end_known IS NOT NULL
    UNION ALL BY NAME
    SELECT
        engine,
        array_to_string(list_append(version_numbers(version)[:-2], version_numbers(version)[-1] + 1), '.') AS since,
        'versions after ' || version AS detail
    FROM engines
)
SELECT
    engine,  -- Engine.
    since,  -- First version that the row is about; null for all.
    until,  -- First version that it is no longer about; null if there is none yet.
    answer,  -- refuses, wrong rows, slow, unsure or not known.
    reason,  -- Why, and the fact.
    source  -- Issue, documentation, class or trial; null if nothing is known.
FROM applied
WHERE answer <> 'reads'
UNION ALL BY NAME
SELECT engine, since, until, 'not known' AS answer, 'no rule or trial is about: ' || detail AS reason
FROM unknown
UNION ALL BY NAME
SELECT DISTINCT
    engine,
    'not known' AS answer,
    'no rule is about this engine and tables of ' || (SELECT format FROM base_table) AS reason
FROM base_reader_engines
WHERE engine NOT IN (SELECT engine FROM engines);
