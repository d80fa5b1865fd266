-- plan_manifests: the data manifests that a plan for a predicate reads.
-- Grain: one row per manifest.   Keys: manifest_path.
-- Sources: base_plan_manifests.

CREATE OR REPLACE MACRO plan_manifests(predicate) AS TABLE
SELECT * EXCLUDE (predicate)
FROM base_plan_manifests
WHERE base_plan_manifests.predicate COLLATE C = coalesce(predicate, 'true');

COMMENT ON MACRO TABLE plan_manifests IS 'The data manifests that a plan for a predicate reads.';
