-- reader_facts: facts of the table that decide which engines can read it.
-- Grain: one row per fact.   Keys: fact.
--
-- The names of facts are those of the column `fact` of the rules. A type counts if any schema of the
-- table has it, since readers parse all of them. Files of a manifest that is listed twice are live
-- twice only for readers that read it twice. An engine reads a table only if each fact that must be
-- known is: all facts but those below that no version of an engine is known to mind by itself.
--
-- Each row of `seen` is something that shows a fact, such as `n` live files. The detail is how many
-- there are, if they have a `noun`, and an example: that of the first `name` if there are names.

WITH live AS (
    SELECT
        content,
        lower(file_format) AS file_format,
        content = 'equality_deletes' AND NOT list_has_all(field_ids, equality_ids) AS is_on_dropped,
        is_external,
        list_contains(value_stats_cols, '_ROW_ID') AS has_row_id_statistics,
        key_metadata IS NOT NULL AS is_encrypted,
        write_cols IS NOT NULL AS has_some_columns,
        content = 'data' AND level = 0 AS is_at_level_0,
        bucket = -2 AS is_postponed,
        count(*) AS n,
        min(file_path) AS file_path
    FROM base_entries SEMI JOIN live_entries USING (entry_id)
    CROSS JOIN base_table
    GROUP BY ALL
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
        lower(coalesce((SELECT min(value) FROM base_options WHERE key = 'merge-engine'), 'deduplicate')) AS merge_engine
    FROM base_table
    WHERE has_primary_key AND format = 'paimon'
),
found AS MATERIALIZED (
    SELECT
        *,
        IF(
            check_name = 'file_live_twice' AND bool_or(check_name = 'manifest_listed_twice') OVER (),
            'files and manifests twice',
            'check ' || check_name
        ) AS fact
    FROM findings
),
seen AS (
    SELECT unnest([
        {'fact': 'version ' || format_version, 'example': 'format version ' || format_version},
        {'fact': IF(snapshot_id IS NULL, 'no snapshot', NULL), 'example': 'the table has no snapshot'},
        {'fact': IF(regexp_matches(location, '[.](gz[.]metadata[.]json|metadata[.]json[.]gz)$'), 'metadata in gzip', NULL), 'example': location},
        {'fact': IF(has_primary_key AND format = 'paimon', 'primary key', NULL), 'example': 'the table has a primary key'}
    ], max_depth := 2)
    FROM base_table
    UNION ALL BY NAME
    SELECT
        unnest(['default values', CASE WHEN type LIKE 'timestamp%_ns' THEN 'default of ' || lower(type) END]) AS fact,
        'column ' || name || ' with a default value'
            || CASE WHEN fact = 'default values' THEN '' ELSE ' of type ' || type END AS example,
        name
    FROM base_schemas
    WHERE initial_default IS NOT NULL AND (SELECT format FROM base_table) = 'iceberg'
    UNION ALL BY NAME
    SELECT 'partition of ' || lower(replace(type, ' NOT NULL', '')) AS fact, 'partition key ' || name AS example
    FROM base_schemas
    WHERE is_partition_key AND (SELECT format FROM base_table) = 'paimon'
    UNION ALL BY NAME
    SELECT
        -- Without names of fields, parameters and nullability.
        lower(regexp_replace(type, '`[^`]*`|[0-9]+: .*?: (optional|required) |\([^)]*\)| NOT NULL', '', 'g')) AS bare,
        'type ' || unnest(regexp_extract_all(replace(bare, 'timestamp with local time zone', 'timestamp_ltz'), '[a-z_]+')) AS fact,
        'column ' || name || ' of type ' || type AS example,
        name
    FROM base_schemas
    UNION ALL BY NAME
    SELECT
        unnest([
            CASE WHEN regexp_matches(base_specs.name, '[^ -~]') THEN 'partition field beyond ASCII' END,
            CASE WHEN format = 'iceberg' THEN 'transform ' || regexp_replace(transform, '\[.*', '') END,
            CASE WHEN format = 'iceberg' THEN 'partition of ' || regexp_replace(base_schemas.type, '[\[(].*', '') END
        ]) AS fact,
        'partition field ' || base_specs.name AS example
    FROM base_specs
    LEFT JOIN base_schemas ON base_schemas.name = base_specs.source_column
    CROSS JOIN base_table
    UNION ALL BY NAME
    SELECT
        unnest([
            {'fact': nullif(replace(content, '_', ' '), 'data'), 'noun': 'live file', 'example': NULL},
            {'fact': IF(content IN ('position_deletes', 'equality_deletes'), 'many delete files', NULL), 'noun': 'live delete file', 'example': NULL},
            {'fact': IF(is_on_dropped, 'equality deletes on dropped columns', NULL), 'noun': 'live file', 'example': ', such as ' || file_path},
            {'fact': IF(content = 'data', 'data in ', 'deletes in ') || file_format, 'noun': 'live file', 'example': ' in ' || file_format},
            {'fact': IF(is_external, 'external files', NULL), 'noun': 'live file', 'example': NULL},
            {'fact': IF(has_row_id_statistics, 'statistics of _ROW_ID', NULL), 'noun': 'live file', 'example': NULL},
            {'fact': IF(is_encrypted, 'encrypted files', NULL), 'noun': 'live file', 'example': NULL},
            {'fact': IF(has_some_columns, 'columns in several files', NULL), 'noun': 'live file', 'example': NULL},
            {'fact': IF(is_at_level_0, 'level 0', NULL), 'noun': 'live file', 'example': NULL},
            {'fact': IF(is_postponed, 'postponed buckets', NULL), 'noun': 'live file', 'example': NULL}
        ], max_depth := 2),
        n
    FROM live
    UNION ALL BY NAME
    SELECT 'index ' || lower(index_type) AS fact, 'index file' AS noun, ' of type ' || index_type AS example
    FROM base_index_files
    WHERE (SELECT format FROM base_table) = 'paimon'
    UNION ALL BY NAME
    SELECT 'manifests in parquet' AS fact, 'manifest' AS noun
    FROM base_manifests
    WHERE manifest_path LIKE '%.parquet' AND (SELECT format FROM base_table) = 'iceberg'
    UNION ALL BY NAME
    SELECT 'manifests of version 1' AS fact, 'manifest' AS noun
    FROM base_headers
    CROSS JOIN base_table
    WHERE base_table.format = 'iceberg' AND base_table.format_version > 1
        AND kind = 'manifest' AND base_headers.format_version = 1
    UNION ALL BY NAME
    SELECT 'vectors of ' || bits || ' bits' AS fact, 'deletion vector' AS noun, ' of ' || bits || ' bits' AS example
    FROM base_deletion_vectors
    CROSS JOIN (
        SELECT CASE WHEN bool_or(key = 'deletion-vectors.bitmap64' AND lower(value) = 'true') THEN 64 ELSE 32 END AS bits
        FROM base_options
    )
    WHERE (SELECT format FROM base_table) = 'paimon'
    UNION ALL BY NAME
    SELECT
        'option ' || lower(generic_key) || '=' || lower(value) AS fact,
        'option ' || min(key) || ' is ' || min(value) AS example
    FROM options
    WHERE NOT is_of_merging
    GROUP BY ALL
    UNION ALL BY NAME
    SELECT 'name mapping' AS fact, 'option ' || key AS example
    FROM options
    WHERE key = 'schema.name-mapping.default' AND (SELECT format FROM base_table) = 'iceberg'
    UNION ALL BY NAME
    SELECT 'merge ' || merge_engine AS fact, 'rows of a key are merged by ' || merge_engine AS example
    FROM merging
    UNION ALL BY NAME
    SELECT
        'merge ' || merge_engine || ' with ' || lower(generic_key)
            -- Values of the others are names of columns.
            || CASE WHEN generic_key LIKE '%sequence%' THEN '' ELSE '=' || lower(value) END AS fact,
        'option ' || min(key) || ' is ' || min(value) AS example
    FROM options
    CROSS JOIN merging
    WHERE is_of_merging
    GROUP BY ALL
    UNION ALL BY NAME
    SELECT fact, actual AS example
    FROM base_metadata_faults
    UNION ALL BY NAME
    SELECT DISTINCT kind || ' without ' || unnest(absent) AS fact, 'file' AS noun, ', such as ' || path AS example
    FROM base_headers
    UNION ALL BY NAME
    SELECT
        'header of another ' || IF(expected LIKE 'key content = %', 'content', 'spec') AS fact,
        subject AS example
    FROM found
    WHERE check_name = 'refused_by_readers' AND regexp_matches(expected, '^(key content = |partition field )')
    UNION ALL BY NAME
    SELECT
        fact,
        'finding' AS noun,
        ', such as ' || subject AS example,
        fact LIKE 'check %' AND severity <> 'error' AS is_slight
    FROM found
    UNION ALL BY NAME
    SELECT 'damage' AS fact, 'place' AS noun, ' of the metadata cannot be read' AS example
    FROM base_damage
)
SELECT
    fact,  -- Name of the fact, as rules name it.
    CASE
        WHEN max(noun) IS NULL THEN coalesce(min_by(example, name), min(example))
        ELSE counted(sum(coalesce(n, 1)), max(noun)) || coalesce(min(example), '')
    END AS detail,  -- Number of files, or an example.
    -- Not findings that are no errors, files that some readers skip, and properties of Iceberg's
    -- tables, of which engines ignore those that they do not know.
    NOT (
        coalesce(bool_and(is_slight), false)
        OR fact IN ('level 0', 'many delete files')
        OR (fact LIKE 'option %' AND (SELECT format FROM base_table) = 'iceberg')
    ) AS must_be_known  -- Whether an engine of which no rule or trial is about the fact is not known to read the table.
FROM seen
WHERE fact IS NOT NULL
GROUP BY fact
HAVING fact <> 'many delete files' OR sum(n) >= 1000;
