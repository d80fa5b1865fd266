-- file_in_other_folder: Paimon: a live file is in another folder than the one that its partition names.
-- Severity: error.   Effect: refused.   Only for: paimon.
-- Engines: Java and pypaimon from 2.1, which find no file; pypaimon before 2.1 reads it.
-- Source: Paimon PartitionPathUtils; pypaimon 2.0, utils/file_store_path_factory.py.
--
-- Only if storage was listed: reconcile(storage=...). No row is lost; statements that remove entries
-- of missing files would lose them.

SELECT
    file_path AS subject,
    regexp_replace(file_path, '/[^/]*$', '') AS expected,
    regexp_replace(found_path, '/[^/]*$', '') AS actual,
    'Java and pypaimon from 2.1 look in the folder expected and find no file; pypaimon before 2.1, '
        || 'which named folders by the str of Python, reads it: move the file' AS detail
FROM files_elsewhere;
