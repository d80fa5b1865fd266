-- reader_answers: what engines do with the table, by version.
-- Grain: one row per engine and rule, and per fact of which nothing is known.   Keys: engine, since, until, answer, reason.
--
-- A rule may be about several engines and facts, with | between them; * in a fact stands for any
-- text. A fact that an engine must know to read the table is not known before the first version
-- that has a rule about it, of whatever answer, and after the last one. Nothing is known of versions
-- after those in the table of engines. Rows of answer `reads` are no answers: they are what is known.

WITH engines AS (
    SELECT base_reader_engines.engine, base_reader_engines.version
    FROM base_reader_engines
    INNER JOIN base_table ON base_table.format = base_reader_engines.format
),
rules AS (
    SELECT unnest(string_split(rules.fact, '|')) AS fact, rules.* EXCLUDE (fact)
    FROM (
        SELECT
            unnest(string_split(base_reader_rules.engine, '|')) AS engine,
            base_reader_rules.* EXCLUDE (engine)
        FROM base_reader_rules
        INNER JOIN base_table ON base_reader_rules.format IN (base_table.format, 'any')
    ) AS rules
),
applied AS (
    SELECT
        engines.engine,
        rules.since,
        rules.until,
        reader_facts.fact,
        rules.answer,
        rules.reason || ': ' || reader_facts.detail AS reason,
        rules.source
    FROM rules
    INNER JOIN engines ON rules.engine IN (engines.engine, 'any')
    INNER JOIN reader_facts
        ON rules.fact = reader_facts.fact OR (rules.fact LIKE '%*%' AND reader_facts.fact GLOB rules.fact)
    UNION ALL
    SELECT
        engines.engine,
        NULL AS since,
        NULL AS until,
        base_metadata_faults.fact,
        'refuses' AS answer,
        base_metadata_faults.expected || ' is false: ' || base_metadata_faults.actual AS reason,
        base_metadata_faults.source
    FROM base_metadata_faults
    INNER JOIN engines ON list_contains(base_metadata_faults.engines, engines.engine)
),
known AS (
    SELECT
        engines.engine,
        reader_facts.fact,
        min(reader_facts.detail) AS detail,
        bool_or(applied.fact IS NOT NULL AND applied.since IS NULL) AS is_from_first,
        bool_or(applied.fact IS NOT NULL AND applied.until IS NULL) AS is_to_last,
        arg_min(applied.since, version_numbers(applied.since)) AS first_known,
        arg_max(applied.until, version_numbers(applied.until)) AS end_known
    FROM engines
    CROSS JOIN reader_facts
    LEFT JOIN applied ON applied.engine = engines.engine AND applied.fact = reader_facts.fact
    WHERE reader_facts.must_be_known
    GROUP BY engines.engine, reader_facts.fact
),
unknown AS (
    SELECT engine, NULL AS since, first_known AS until, fact || ' (' || detail || ')' AS detail
    FROM known
    WHERE NOT is_from_first
    UNION ALL
    SELECT engine, end_known AS since, NULL AS until, fact || ' (' || detail || ')' AS detail
    FROM known
    WHERE NOT is_to_last AND end_known IS NOT NULL
    UNION ALL
    SELECT
        engine,
        array_to_string(list_append(version_numbers(version)[:-2], version_numbers(version)[-1] + 1), '.') AS since,
        NULL AS until,
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
UNION ALL
SELECT
    engine,
    since,
    until,
    'not known' AS answer,
    'no rule or trial is about: ' || detail AS reason,
    NULL AS source
FROM unknown
UNION ALL
SELECT DISTINCT
    engine,
    NULL AS since,
    NULL AS until,
    'not known' AS answer,
    'no rule is about this engine and tables of ' || base_table.format AS reason,
    NULL AS source
FROM base_reader_engines
CROSS JOIN base_table
WHERE engine NOT IN (SELECT engine FROM engines);
