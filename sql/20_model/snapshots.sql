-- snapshots: the commits of the table that its metadata still has.
-- Grain: one row per snapshot.   Keys: snapshot_id.
-- Sources: base_snapshots.

CREATE OR REPLACE VIEW snapshots AS
SELECT
    snapshot_id,
    parent_id,
    sequence_number,
    schema_id,
    committed_at,
    operation,
    commit_user,
    manifest_list,
    summary,
    total_record_count,
    delta_record_count,
    base_manifest_list,
    delta_manifest_list,
    changelog_manifest_list,
    index_manifest,
    watermark
FROM base_snapshots;

COMMENT ON VIEW snapshots IS 'The commits of the table that its metadata still has. One row per snapshot.';
COMMENT ON COLUMN snapshots.snapshot_id IS 'Id of the snapshot.';
COMMENT ON COLUMN snapshots.parent_id IS 'Id of the snapshot it was made from; null for the first one or where that is not known.';
COMMENT ON COLUMN snapshots.sequence_number IS 'Iceberg: sequence number of the commit; null in Paimon.';
COMMENT ON COLUMN snapshots.schema_id IS 'Id of the latest schema at the commit; files can have older ones. Null where that is not recorded.';
COMMENT ON COLUMN snapshots.committed_at IS 'Time of the commit.';
COMMENT ON COLUMN snapshots.operation IS 'What the commit did, in the word of the format.';
COMMENT ON COLUMN snapshots.commit_user IS 'Paimon: the user or job that committed.';
COMMENT ON COLUMN snapshots.manifest_list IS 'Iceberg: path of the manifest list.';
COMMENT ON COLUMN snapshots.summary IS 'Everything else the snapshot says of itself.';
COMMENT ON COLUMN snapshots.total_record_count IS 'Records in all live data files, deleted ones included; null where that is not recorded.';
COMMENT ON COLUMN snapshots.delta_record_count IS 'Records added minus records removed by the commit; null where that is not recorded.';
COMMENT ON COLUMN snapshots.base_manifest_list IS 'Paimon: manifests of the state before the commit.';
COMMENT ON COLUMN snapshots.delta_manifest_list IS 'Paimon: manifests of the changes of the commit.';
COMMENT ON COLUMN snapshots.changelog_manifest_list IS 'Paimon: manifests of changelog files; no part of the table. Null without any.';
COMMENT ON COLUMN snapshots.index_manifest IS 'Paimon: manifest of index files; null without any.';
COMMENT ON COLUMN snapshots.watermark IS 'Paimon: watermark of the stream that was written; null without one.';
