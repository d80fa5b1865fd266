-- iceberg.metadata_log_entries: log of the metadata files of the table, the current one last.
-- Grain: one row per metadata file.   Keys: file.
-- Sources: base_metadata_log_entries.

CREATE OR REPLACE VIEW iceberg.metadata_log_entries AS
SELECT
    timestamp,
    file,
    latest_snapshot_id,
    latest_schema_id::INTEGER AS latest_schema_id,
    latest_sequence_number
FROM base_metadata_log_entries;
