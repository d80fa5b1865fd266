-- snapshot_totals_wrong: The totals or changes in a snapshot differ from those of its manifests, since this commit.
-- Grain: one row per finding.   Keys: snapshot_id, detail.
-- Severity: error.
-- Effect: wrong rows or nothing.
-- Engines: Hive answers count(*) from total-records; other totals are used by no reader, but a
--     difference of files or rows shows that manifests were lost.
-- Source: Hive HiveIcebergStorageHandler; Paimon FileStoreCommitImpl.
-- Sources: snapshot_totals.
--
-- Only the first snapshot with a wrong total is reported, not those that carry the error forward. A
-- total that is not a number is always reported.

WITH chained AS (
    SELECT
        snapshot_totals.snapshot_id,
        snapshot_totals.fact,
        snapshot_totals.said,
        snapshot_totals.spelled,
        snapshot_totals.held,
        parent.said - parent.held AS inherited
    FROM snapshot_totals
    LEFT JOIN snapshot_totals AS parent
        ON parent.snapshot_id = snapshot_totals.parent_id
        AND parent.fact = snapshot_totals.fact
        AND starts_with(snapshot_totals.fact, 'total')
)
SELECT
    'snapshot ' || snapshot_id AS subject,
    snapshot_id AS snapshot_id,
    held::VARCHAR AS expected,
    spelled AS actual,
    fact AS detail
FROM chained
WHERE said IS NULL OR (said <> held AND said - held IS DISTINCT FROM inherited);
