-- explain_plan: what each stage of a plan for a predicate keeps.
-- Grain: one row per stage.   Keys: stage.
-- Sources: base_explain_plan.

CREATE OR REPLACE MACRO explain_plan(predicate, dialect := 'any', time_zone := '') AS TABLE
SELECT
    stage,
    total,
    kept,
    bytes_total,
    bytes_kept,
    unit
FROM base_explain_plan
WHERE
    base_explain_plan.predicate COLLATE C = coalesce(predicate, 'true')
    AND base_explain_plan.dialect COLLATE C = coalesce(dialect, 'any')
    AND base_explain_plan.time_zone COLLATE C = coalesce(time_zone, '');

COMMENT ON MACRO TABLE explain_plan IS 'What each stage of a plan for a predicate keeps: number and bytes of its input and output.';
