-- file_identity: the identity of an entry's file: entries of the same file have the same.
-- Grain: one entry.   Keys: none.
-- Sources: none.
--
-- The columns are those of `model.tables.FILE_IDENTITY`.
-- Paimon: FileEntry.Identifier (Paimon 1.3). The level is part of it, since compaction moves a file to
-- another level under its old name.
-- Iceberg: content, path, and for deletion vectors the offset in the file, which several can share
-- (DataFileSet and DeleteFileSet, Iceberg 1.8). Paths of Paimon follow from the other columns and are not
-- compared; only entries of Iceberg have a spec.
-- Columns that a format does not have are null, which equals null. An entry without a file name has no
-- identity: it is the same file as no other.

CREATE OR REPLACE MACRO file_identity(entry) AS
    CASE WHEN entry.file_name IS NOT NULL THEN {
        'partition_bytes': entry.partition_bytes,
        'bucket': entry.bucket,
        'level': entry.level,
        'file_name': entry.file_name,
        'extra_files': entry.extra_files,
        'embedded_index': entry.embedded_index,
        'external_path': entry.external_path,
        'content': entry.content,
        'file_path': CASE WHEN entry.spec_id IS NOT NULL THEN entry.file_path END,
        'content_offset': entry.content_offset
    } END;

COMMENT ON MACRO file_identity IS 'Identity of the file of an entry; null without a file name. Entries of the same file have the same.';
