-- files_elsewhere: Paimon: live files that are in another folder of the table than that of their partition.
-- Grain: one row per file.   Keys: file_path.   Evaluated: once.
--
-- pypaimon up to 2.0 names folders of partitions by the str of Python (apache/paimon#10034). A file
-- is found if one file has its name, which is unique in a table, and its size.

WITH absent AS (
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    ANTI JOIN base_storage ON storage_path(base_storage.file_path) = storage_path(base_entries.file_path)
    WHERE (SELECT format FROM base_table) = 'paimon' AND external_path IS NULL
),
found AS (
    SELECT parse_filename(file_path) AS file_name, file_path AS found_path, size
    FROM base_storage
    WHERE below IS NOT NULL AND EXISTS (FROM absent)
)
SELECT
    file_path,  -- Path where readers look for it.
    any_value(found_path) AS found_path  -- Path where it is.
FROM absent
INNER JOIN found USING (file_name)
GROUP BY file_path, file_size_in_bytes
HAVING count(*) = 1 AND coalesce(any_value(size) = file_size_in_bytes, true);
