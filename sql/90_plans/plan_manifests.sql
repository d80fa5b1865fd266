-- plan_manifests: the data manifests that a plan for a predicate reads.
-- Grain: one row per manifest.   Keys: manifest_path.
-- Sources: base_plan_manifests.

CREATE OR REPLACE MACRO plan_manifests(predicate, dialect := 'any', time_zone := '') AS TABLE
SELECT * EXCLUDE (predicate, dialect, time_zone)
FROM base_plan_manifests
WHERE
    base_plan_manifests.predicate COLLATE C = coalesce(predicate, 'true')
    AND base_plan_manifests.dialect COLLATE C = coalesce(dialect, 'any')
    AND base_plan_manifests.time_zone COLLATE C = coalesce(time_zone, '');

COMMENT ON MACRO TABLE plan_manifests IS 'The data manifests that a plan for a predicate reads.';
