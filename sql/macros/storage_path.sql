-- storage_path: canonical form of a recorded path: without scheme, and without the host of HDFS or Azure.
--
-- Writers spell a path in several ways: file:/a, file:///a and /a; s3, s3a and s3n; hdfs with and
-- without a host; a container of Azure with any host. Buckets are kept. Several slashes are one in
-- paths of file systems, which are absolute; keys of object stores are opaque (RFC 3986, 3.3; Amazon S3,
-- Object key naming; Iceberg S3URI).
CREATE OR REPLACE MACRO storage_path(recorded) AS
    CASE
        WHEN NOT contains(recorded, ':/') AND NOT contains(recorded, '//') THEN recorded
        WHEN starts_with(recorded, '/') OR regexp_matches(recorded, '^(?i:file|hdfs|viewfs):/')
            THEN recorded
                .regexp_replace('^(?i:file):(?:///|//localhost/|/)([^/]|$)', '/\1')
                .regexp_replace('^(?i:hdfs|viewfs):(?://[^/]*(?:/|$)|/)', '/')
                .regexp_replace('^(?i:file)://', '')
                .regexp_replace('//+', '/', 'g')
        ELSE recorded
            .regexp_replace('^(?i:abfss?|wasbs?)://([^@/]*)(?:@[^/]*)?', '\1')
            .regexp_replace('^[A-Za-z][A-Za-z0-9+.-]*:(?://|(/))', '\1')
    END;
