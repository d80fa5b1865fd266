-- reader_facts: facts of a table that decide which engines can read it.
-- Grain: one row per fact.   Keys: fact.
-- Sources: base_table, base_options, base_schemas, base_headers, base_entries, live_entries,
--     base_deletion_vectors, base_damage, findings.
--
-- The names of facts are those of the column `fact` of the rules. A type counts if any schema of the
-- table has it, since readers parse all of them. Files of a manifest that is listed twice are live
-- twice only for readers that read it twice.

CREATE OR REPLACE VIEW reader_facts AS
WITH live AS (
    SELECT
        content,
        lower(file_format) AS file_format,
        level,
        bucket,
        key_metadata,
        write_cols,
        equality_ids,
        file_path
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
),
found AS (
    SELECT
        check_name,
        subject,
        expected
    FROM findings
),
named AS (
    SELECT
        'version ' || format_version AS fact,
        'format version ' || format_version AS detail
    FROM base_table
    UNION ALL
    SELECT
        'metadata in gzip',
        location
    FROM base_table
    WHERE location LIKE '%.gz.metadata.json' OR location LIKE '%.metadata.json.gz'
    UNION ALL
    SELECT
        'primary key',
        'the table has a primary key'
    FROM base_table
    WHERE has_primary_key
    UNION ALL
    SELECT
        'type ' || word,
        'column ' || min(name) || ' of type ' || min_by(type, name)
    FROM (
        SELECT DISTINCT
            name,
            type,
            unnest(regexp_extract_all(lower(type), '[a-z_]+')) AS word
        FROM base_schemas
    )
    GROUP BY word
    UNION ALL
    SELECT
        replace(content, '_', ' '),
        counted(count(*), 'live file')
    FROM live
    WHERE content <> 'data'
    GROUP BY content
    UNION ALL
    SELECT
        'many delete files',
        counted(count(*), 'live delete file')
    FROM live
    WHERE content IN ('position_deletes', 'equality_deletes')
    HAVING count(*) >= 1000
    UNION ALL
    SELECT
        'equality deletes on dropped columns',
        counted(count(*), 'live file') || ', such as ' || min(file_path)
    FROM live
    CROSS JOIN base_table
    WHERE content = 'equality_deletes' AND NOT list_has_all(field_ids, equality_ids)
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'data in ' || file_format,
        counted(count(*), 'live data file')
    FROM live
    WHERE content = 'data'
    GROUP BY file_format
    UNION ALL
    SELECT
        'encrypted files',
        counted(count(*), 'live file') || ' with key metadata'
    FROM live
    WHERE key_metadata IS NOT NULL
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'level 0',
        counted(count(*), 'live data file') || ' at level 0'
    FROM live
    WHERE content = 'data' AND level = 0
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'postponed buckets',
        counted(count(*), 'live data file') || ' in bucket -2'
    FROM live
    WHERE bucket = -2
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'columns in several files',
        counted(count(*), 'live data file') || ' with some of the columns'
    FROM live
    WHERE write_cols IS NOT NULL
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'vectors of data files',
        counted(count(*), 'deletion vector')
    FROM base_deletion_vectors
    CROSS JOIN base_table
    WHERE base_table.format = 'paimon'
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'option ' || lower(key) || '=' || lower(value),
        'option ' || key || ' is ' || value
    FROM base_options
    UNION ALL
    SELECT
        kind || ' without ' || absent,
        counted(count(DISTINCT path), 'file') || ', such as ' || min(path)
    FROM (
        SELECT
            kind,
            path,
            unnest(absent) AS absent
        FROM base_headers
    )
    GROUP BY kind, absent
    UNION ALL
    SELECT
        'header of another content',
        min(subject)
    FROM found
    WHERE check_name = 'refused_by_readers' AND expected LIKE 'key content = %'
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'header of another spec',
        min(subject)
    FROM found
    WHERE check_name = 'refused_by_readers' AND expected LIKE 'partition field %'
    HAVING count(*) > 0
    UNION ALL
    SELECT
        CASE
            WHEN check_name = 'file_live_twice'
                AND EXISTS (FROM found AS other WHERE other.check_name = 'manifest_listed_twice')
            THEN 'files and manifests twice'
            ELSE 'check ' || check_name
        END,
        counted(count(*), 'finding') || ', such as ' || min(subject)
    FROM found
    GROUP BY check_name
    UNION ALL
    SELECT
        'damage',
        counted(count(*), 'place') || ' of the metadata cannot be read'
    FROM base_damage
    HAVING count(*) > 0
)
SELECT
    fact,
    min(detail) AS detail
FROM named
GROUP BY fact;

COMMENT ON VIEW reader_facts IS 'Facts of the table that decide which engines can read it. One row per fact.';
COMMENT ON COLUMN reader_facts.fact IS 'Name of the fact, as rules name it.';
COMMENT ON COLUMN reader_facts.detail IS 'Number of files, or an example.';
