-- metadata_log_entries: Iceberg: the metadata files the table has had.
-- Grain: one row per metadata file.   Keys: file.
-- Sources: base_metadata_log_entries.

CREATE OR REPLACE VIEW metadata_log_entries AS
SELECT
    timestamp,
    file,
    latest_snapshot_id,
    latest_schema_id,
    latest_sequence_number
FROM base_metadata_log_entries;

COMMENT ON VIEW metadata_log_entries IS 'Iceberg: the metadata files the table has had. One row per metadata file.';
COMMENT ON COLUMN metadata_log_entries.timestamp IS 'When the file was written.';
COMMENT ON COLUMN metadata_log_entries.file IS 'Its path.';
COMMENT ON COLUMN metadata_log_entries.latest_snapshot_id IS 'The current snapshot at that time; null without one.';
COMMENT ON COLUMN metadata_log_entries.latest_schema_id IS 'The schema of that snapshot; null where that is not known.';
COMMENT ON COLUMN metadata_log_entries.latest_sequence_number IS 'The sequence number of that snapshot; null where that is not known.';
