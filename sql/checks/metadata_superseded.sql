-- metadata_superseded: Iceberg: a metadata file beside the open one continues it: the open one is an older state.
-- Keys: subject, actual.   Severity: warning.   Effect: wrong rows or nothing.   Only for: iceberg.
-- Only with: newer_metadata.
-- Engines: all that open this file: a catalog or hint that names it is behind.
-- Source: Iceberg spec, Table Metadata Fields (metadata-log, table-uuid); TableMetadata.
--
-- Of the files with the greatest version in their name. The newer file has the same table-uuid, and
-- names the open one in its metadata log or was updated later. It may belong to a commit that
-- failed after writing it. The folder is listed once, also without storage=True.

SELECT
    path AS subject,
    newer_path AS expected,
    path AS actual,
    CASE WHEN is_logged THEN 'its metadata log names the open file' ELSE 'it was updated later' END
        || '; unless its commit failed, what names the open file is behind' AS detail
FROM base_newer_metadata;
