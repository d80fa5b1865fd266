-- paimon.file_key_ranges: key ranges of the live data files of the snapshot.
-- Grain: one row per live data file.   Keys: file_path.
-- Sources: paimon.files.

CREATE OR REPLACE VIEW paimon.file_key_ranges AS
SELECT
    partition,
    bucket,
    file_path,
    file_format,
    schema_id,
    level,
    record_count,
    file_size_in_bytes,
    min_key,
    max_key,
    first_row_id
FROM paimon.files;
