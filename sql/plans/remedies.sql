-- remedies: statements of engines against findings, deleted rows, small files and old snapshots.
--
-- While there are risks other than the finding that a statement mends, none that deletes or rewrites
-- files is given; nor is one for an engine that refuses to read the table, or reads wrong rows of it
-- and would write them. One row per engine, `withheld`, says so. The effect says if a statement is not
-- needed, by the limits of `describe` and `check`. Expiry compares paths as text (Iceberg 1.12,
-- ExpireSnapshotsSparkAction.expireFiles): a file in two spellings goes with the first of them.
--
-- Database and table are named after their folders, `catalog` stands for the catalog. Names are quoted
-- as the engine quotes them; those with control characters are left out, and `db`.`table` stands there.
-- Flink's procedures split names at the point and know no quotes in them (Paimon Identifier.fromString).

WITH folders AS (
    SELECT *, string_split(rtrim(regexp_replace(location, '/metadata/[^/]*$', ''), '/'), '/') AS parts
    FROM base_table
),
named AS (
    SELECT
        *,
        coalesce(nullif(regexp_replace(parts[-1], '^.*[[:cntrl:]].*$', ''), ''), 'table') AS table_name,
        coalesce(
            nullif(regexp_replace(coalesce(parts[-2], ''), '^.*[[:cntrl:]:].*$|[.]db$', ''), ''), 'db'
        ) AS schema_name
    FROM folders
),
quoted AS (
    SELECT
        statements.check_name,
        statements.engine,
        statements.action,
        statements.statement,
        checks.statement AS precondition,
        statements.effect,
        causes.is_needed,
        map {
            'table': named_for(statements.engine, [named.schema_name, named.table_name]),
            'table_text': CASE statements.engine
                WHEN 'pyiceberg'
                    THEN '(' || quoted_for('pyiceberg', named.schema_name) || ', '
                        || quoted_for('pyiceberg', named.table_name) || ')'
                WHEN 'flink'
                    THEN quoted_for('flink', named.schema_name || '.' || named.table_name)
                ELSE quoted_for(statements.engine, named_for(statements.engine, [named.schema_name, named.table_name]))
            END,
            'part:refs': named_for(statements.engine, [named.schema_name, named.table_name, 'refs']),
            'part:$refs': named_for(statements.engine, [named.schema_name, named.table_name || '$refs']),
            'part:$snapshots': named_for(statements.engine, [named.schema_name, named.table_name || '$snapshots']),
            'schema_text': quoted_for(statements.engine, named.schema_name),
            'name_text': quoted_for(statements.engine, named.table_name),
            'location_text': quoted_for(statements.engine, array_to_string(named.parts, '/')),
            'snapshot_id': named.snapshot_id::VARCHAR,
            'small_size': named.small_size::VARCHAR,
            'count': CASE WHEN causes.is_limit THEN 'up to ' ELSE '' END
                || coalesce(counted(causes.cause_count, causes.unit), 'an unknown number of ' || causes.unit || 's'),
            'bytes': coalesce(format_bytes(causes.bytes), 'of unknown size'),
            'subject': coalesce(causes.subject, ''),
            'subject_text': quoted_for(statements.engine, causes.subject),
            'subject_name': named_for(statements.engine, [causes.subject]),
            'expected_text': quoted_for(statements.engine, causes.expected),
            'expected_name_text': quoted_for(statements.engine, string_split(causes.expected, '/')[-1])
        } AS words
    FROM remedy_causes AS causes
    INNER JOIN base_remedy_statements AS statements ON statements.check_name = causes.check_name
    INNER JOIN named ON named.format = statements.format
    INNER JOIN base_remedy_checks AS checks ON checks.format = statements.format AND checks.engine = statements.engine
),
filled AS (
    SELECT
        check_name,
        engine,
        filled_in(statement, words) AS statement,
        filled_in(precondition, words) AS precondition,
        filled_in(effect, words) || CASE WHEN is_needed IS false THEN '; not needed yet: too little for a remark of `describe`' ELSE '' END AS effect,
        action
    FROM quoted
    WHERE filled_in(statement, words) IS NOT NULL
),
reasons AS (
    SELECT
        engine,
        NULL AS check_name,
        NULL AS action,
        min_by(
            engine || ' ' || version
                || CASE answer WHEN 'refuses' THEN ' refuses the table: ' ELSE ' reads wrong rows: ' END || reason,
            answer
        ) AS reason
    FROM readers
    WHERE answer IN ('refuses', 'wrong rows')
    GROUP BY engine
    UNION ALL
    SELECT NULL, check_name, NULL, reason
    FROM risks
    UNION ALL
    SELECT NULL, NULL, 'deletes', counted(count(*), 'path') || ' in several spellings, such as ' || min(path)
    FROM (
        SELECT min(file_path) AS path
        FROM snapshot_files
        GROUP BY storage_path(file_path)
        HAVING min(file_path) <> max(file_path)
    )
    HAVING count(*) > 0
),
withheld AS (
    SELECT filled.check_name, filled.engine, filled.statement, reasons.reason
    FROM filled
    INNER JOIN reasons
        ON coalesce(reasons.engine = filled.engine, true)
        AND coalesce(reasons.action = filled.action, true)
        AND reasons.check_name IS DISTINCT FROM filled.check_name
    WHERE filled.action <> 'restores'
)
SELECT check_name, engine, statement, precondition, effect, action
FROM (
    SELECT *
    FROM filled
    ANTI JOIN withheld USING (check_name, engine, statement)
    UNION ALL
    SELECT
        'withheld',
        engine,
        NULL,
        NULL,
        'no statement against ' || string_agg(DISTINCT check_name, ', ' ORDER BY check_name)
            || ', since files that are needed could be lost: '
            || string_agg(DISTINCT reason, '; ' ORDER BY reason),
        NULL
    FROM withheld
    GROUP BY engine
)
ORDER BY CASE action WHEN 'restores' THEN 1 WHEN 'rewrites' THEN 3 WHEN 'deletes' THEN 4 ELSE 2 END, check_name, engine, statement;
