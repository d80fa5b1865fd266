-- explain_plan: how a plan for a predicate narrows down from manifests to files.
-- Grain: one row per stage.   Keys: stage.
-- Sources: base_explain_plan.

CREATE OR REPLACE MACRO explain_plan(predicate) AS TABLE
SELECT
    stage,
    unit,
    total,
    kept,
    bytes_total,
    bytes_kept
FROM base_explain_plan
WHERE base_explain_plan.predicate COLLATE C = coalesce(predicate, 'true');

COMMENT ON MACRO TABLE explain_plan IS 'How a plan for a predicate narrows down from manifests to files: how many went into each stage and how many came out.';
