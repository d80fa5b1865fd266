-- paimon.branches: branches of the table.
-- Grain: one row per branch.   Keys: branch_name.
-- Sources: base_refs.

CREATE OR REPLACE VIEW paimon.branches AS
SELECT
    name AS branch_name,
    created_at AS create_time
FROM base_refs
WHERE type = 'branch';
