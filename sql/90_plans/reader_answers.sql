-- reader_answers: rules about engines whose fact is one of the table.
-- Grain: one row per (rule, engine that it is about).   Keys: engine, since, until, answer, reason.
-- Sources: base_reader_rules, base_reader_engines, base_table, reader_facts.
--
-- A rule of `any` engine is one of each engine with tables of this format. An engine without any rule
-- for this format is unsure.

CREATE OR REPLACE VIEW reader_answers AS
WITH engines AS (
    SELECT
        base_reader_engines.engine,
        bool_or(base_reader_engines.format = base_table.format) AS is_known
    FROM base_reader_engines
    CROSS JOIN base_table
    GROUP BY base_reader_engines.engine
)
SELECT
    engines.engine,
    base_reader_rules.since,
    base_reader_rules.until,
    base_reader_rules.answer,
    base_reader_rules.reason || ': ' || reader_facts.detail AS reason,
    base_reader_rules.source
FROM base_reader_rules
INNER JOIN reader_facts ON reader_facts.fact = base_reader_rules.fact
CROSS JOIN base_table
INNER JOIN engines
    ON engines.is_known
    AND (engines.engine = base_reader_rules.engine OR base_reader_rules.engine = 'any')
WHERE base_reader_rules.format IN (base_table.format, 'any')
UNION ALL
SELECT
    engines.engine,
    NULL,
    NULL,
    'unsure',
    'no rule is about this engine and tables of ' || base_table.format,
    NULL
FROM engines
CROSS JOIN base_table
WHERE NOT engines.is_known;

COMMENT ON VIEW reader_answers IS 'Rules about engines whose fact is one of the table. One row per rule and engine.';
COMMENT ON COLUMN reader_answers.engine IS 'Engine.';
COMMENT ON COLUMN reader_answers.since IS 'First version that the rule is about; null for all.';
COMMENT ON COLUMN reader_answers.until IS 'First version that it is no longer about; null if there is none yet.';
COMMENT ON COLUMN reader_answers.answer IS 'refuses, wrong rows, slow or unsure.';
COMMENT ON COLUMN reader_answers.reason IS 'Why, and the fact.';
COMMENT ON COLUMN reader_answers.source IS 'Issue or documentation.';
