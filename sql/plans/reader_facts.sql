-- reader_facts: facts of the table that decide which engines can read it.
-- Grain: one row per fact.   Keys: fact.
--
-- The names of facts are those of the column `fact` of the rules. A type counts if any schema of the
-- table has it, since readers parse all of them. Files of a manifest that is listed twice are live
-- twice only for readers that read it twice. An engine reads a table only if each fact that must be
-- known is: all facts but those below that no version of an engine is known to mind by itself.

WITH live AS (
    SELECT
        content,
        lower(file_format) AS file_format,
        level,
        bucket,
        key_metadata,
        write_cols,
        equality_ids,
        file_path,
        value_stats_cols,
        is_external
    FROM base_entries
    SEMI JOIN live_entries USING (entry_id)
),
options AS (
    SELECT
        key,
        regexp_replace(key, '^fields\.[^.]+\.', 'fields.*.') AS generic_key,
        value,
        base_table.format = 'paimon'
            AND regexp_matches(
                key,
                '^(fields\..*(function|sequence-group|retract|nested-key|distinct|delimiter)'
                    || '|sequence\.|rowkind\.'
                    || '|((partial-update|aggregation|first-row|deduplicate)\.)?(ignore|remove)-)'
            ) AS is_of_merging
    FROM base_options
    CROSS JOIN base_table
),
merging AS (
    SELECT
        lower(
            coalesce(
                (SELECT min(value) FROM base_options WHERE key = 'merge-engine'),
                'deduplicate'
            )
        ) AS merge_engine
    FROM base_table
    WHERE has_primary_key AND format = 'paimon'
),
found AS (
    SELECT check_name, severity, subject, expected
    FROM findings
),
named AS (
    SELECT unnest(
        [
            {'fact': 'version ' || format_version, 'detail': 'format version ' || format_version},
            {'fact': CASE WHEN snapshot_id IS NULL THEN 'no snapshot' END, 'detail': 'the table has no snapshot'},
            {
                'fact': CASE
                    WHEN location LIKE '%.gz.metadata.json' OR location LIKE '%.metadata.json.gz'
                    THEN 'metadata in gzip'
                END,
                'detail': location
            },
            {
                'fact': CASE WHEN has_primary_key AND format = 'paimon' THEN 'primary key' END,
                'detail': 'the table has a primary key'
            }
        ],
        max_depth := 2
    )
    FROM base_table
    UNION ALL
    SELECT
        'default values',
        'column ' || min(name) || ' with a default value'
    FROM base_schemas
    CROSS JOIN base_table
    WHERE initial_default IS NOT NULL AND format = 'iceberg'
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'default of ' || lower(type),
        'column ' || min(name) || ' with a default value of type ' || min(type)
    FROM base_schemas
    CROSS JOIN base_table
    WHERE initial_default IS NOT NULL AND type LIKE 'timestamp%_ns' AND format = 'iceberg'
    GROUP BY lower(type)
    UNION ALL
    SELECT
        'name mapping',
        'option ' || key
    FROM base_options
    CROSS JOIN base_table
    WHERE key = 'schema.name-mapping.default' AND format = 'iceberg'
    UNION ALL
    SELECT
        'partition of ' || regexp_replace(base_schemas.type, '[\[(].*', ''),
        'partition field ' || base_specs.name
    FROM base_specs
    INNER JOIN base_schemas ON base_schemas.name = base_specs.source_column
    CROSS JOIN base_table
    WHERE base_table.format = 'iceberg'
    UNION ALL
    SELECT
        'type ' || word,
        'column ' || min(name) || ' of type ' || min_by(type, name)
    FROM (
        SELECT DISTINCT
            name,
            type,
            unnest(
                regexp_extract_all(
                    replace(lower(bare), 'timestamp with local time zone', 'timestamp_ltz'),
                    '[a-z_]+'
                )
            ) AS word
        FROM (
            SELECT
                name,
                type,
                -- Without names of fields, parameters and nullability.
                regexp_replace(
                    type,
                    '`[^`]*`|[0-9]+: .*?: (optional|required) |\([^)]*\)| NOT NULL',
                    '',
                    'g'
                ) AS bare
            FROM base_schemas
        )
    )
    GROUP BY word
    UNION ALL
    SELECT
        'partition of ' || lower(replace(type, ' NOT NULL', '')),
        'partition key ' || name
    FROM base_schemas
    CROSS JOIN base_table
    WHERE is_partition_key AND format = 'paimon'
    UNION ALL
    SELECT
        'partition field beyond ASCII',
        'partition field ' || name
    FROM base_specs
    WHERE regexp_matches(name, '[^ -~]')
    UNION ALL
    SELECT
        'transform ' || regexp_replace(transform, '\[.*', ''),
        'partition field ' || name
    FROM base_specs
    CROSS JOIN base_table
    WHERE format = 'iceberg'
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
        CASE content WHEN 'data' THEN 'data' ELSE 'deletes' END || ' in ' || file_format,
        counted(count(*), 'live file') || ' in ' || min(file_format)
    FROM live
    GROUP BY ALL
    UNION ALL
    SELECT
        unnest(
            [
                CASE WHEN is_external THEN 'external files' END,
                CASE WHEN list_contains(value_stats_cols, '_ROW_ID') THEN 'statistics of _ROW_ID' END,
                CASE WHEN key_metadata IS NOT NULL THEN 'encrypted files' END,
                CASE WHEN write_cols IS NOT NULL THEN 'columns in several files' END,
                CASE WHEN content = 'data' AND level = 0 THEN 'level 0' END,
                CASE WHEN bucket = -2 THEN 'postponed buckets' END
            ]
        ) AS fact,
        counted(count(*), 'live file')
    FROM live
    GROUP BY fact
    UNION ALL
    SELECT
        'index ' || lower(index_type),
        counted(count(*), 'index file') || ' of type ' || min(index_type)
    FROM base_index_files
    CROSS JOIN base_table
    WHERE format = 'paimon'
    GROUP BY ALL
    UNION ALL
    SELECT
        'manifests in parquet',
        counted(count(*), 'manifest')
    FROM base_manifests
    CROSS JOIN base_table
    WHERE format = 'iceberg' AND manifest_path LIKE '%.parquet'
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'manifests of version 1',
        counted(count(*), 'manifest')
    FROM base_headers
    CROSS JOIN base_table
    WHERE base_table.format = 'iceberg' AND base_table.format_version > 1
        AND kind = 'manifest' AND base_headers.format_version = 1
    HAVING count(*) > 0
    UNION ALL
    SELECT
        'vectors of ' || bits || ' bits',
        counted(count(*), 'deletion vector') || ' of ' || min(bits) || ' bits'
    FROM base_deletion_vectors
    CROSS JOIN base_table
    CROSS JOIN (
        SELECT
            CASE
                WHEN bool_or(key = 'deletion-vectors.bitmap64' AND lower(value) = 'true') THEN 64
                ELSE 32
            END AS bits
        FROM base_options
    )
    WHERE base_table.format = 'paimon'
    GROUP BY ALL
    UNION ALL
    SELECT
        'option ' || lower(generic_key) || '=' || lower(value),
        'option ' || min(key) || ' is ' || min(value)
    FROM options
    WHERE NOT is_of_merging
    GROUP BY ALL
    UNION ALL
    SELECT
        'merge ' || merge_engine,
        'rows of a key are merged by ' || merge_engine
    FROM merging
    UNION ALL
    SELECT
        'merge ' || merge_engine || ' with ' || lower(generic_key)
            -- Values of the others are names of columns.
            || CASE WHEN generic_key LIKE '%sequence%' THEN '' ELSE '=' || lower(value) END,
        'option ' || min(key) || ' is ' || min(value)
    FROM options
    CROSS JOIN merging
    WHERE is_of_merging
    GROUP BY ALL
    UNION ALL
    SELECT fact, actual
    FROM base_metadata_faults
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
        'header of another ' || IF(expected LIKE 'key content = %', 'content', 'spec'),
        subject
    FROM found
    WHERE check_name = 'refused_by_readers'
        AND regexp_matches(expected, '^(key content = |partition field )')
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
),
facts AS (
    SELECT
        fact,
        min(detail) AS detail
    FROM named
    WHERE fact IS NOT NULL
    GROUP BY fact
),
slight AS (
    SELECT 'check ' || check_name AS fact
    FROM found
    GROUP BY check_name
    HAVING bool_and(severity <> 'error')
)
SELECT
    facts.fact,
    facts.detail,
    -- Not findings that are no errors, files that some readers skip, and properties of Iceberg's
    -- tables, of which engines ignore those that they do not know.
    NOT (
        slight.fact IS NOT NULL
        OR facts.fact IN ('level 0', 'many delete files')
        OR (facts.fact LIKE 'option %' AND base_table.format = 'iceberg')
    ) AS must_be_known
FROM facts
CROSS JOIN base_table
LEFT JOIN slight ON slight.fact = facts.fact;

COMMENT ON COLUMN reader_facts.fact IS 'Name of the fact, as rules name it.';
COMMENT ON COLUMN reader_facts.detail IS 'Number of files, or an example.';
COMMENT ON COLUMN reader_facts.must_be_known IS 'Whether an engine of which no rule or trial is about the fact is not known to read the table.';
