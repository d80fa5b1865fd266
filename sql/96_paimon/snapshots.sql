-- paimon.snapshots: snapshots of the table.
-- Grain: one row per snapshot.   Keys: snapshot_id.
-- Sources: base_snapshots.

CREATE OR REPLACE VIEW paimon.snapshots AS
SELECT
    snapshot_id,
    schema_id,
    commit_user,
    try_cast(summary['commit_identifier'] AS BIGINT) AS commit_identifier,
    operation AS commit_kind,
    committed_at AT TIME ZONE 'UTC' AS commit_time,
    base_manifest_list,
    delta_manifest_list,
    changelog_manifest_list,
    total_record_count,
    delta_record_count,
    try_cast(summary['changelog_record_count'] AS BIGINT) AS changelog_record_count,
    watermark,
    try_cast(summary['next_row_id'] AS BIGINT) AS next_row_id
FROM base_snapshots;
