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

WITH named AS (
    SELECT
        *,
        string_split(rtrim(regexp_replace(location, '/metadata/[^/]*$', ''), '/'), '/') AS parts,
        coalesce(nullif(regexp_replace(parts[-1], '^.*[[:cntrl:]].*$', ''), ''), 'table') AS table_name,
        coalesce(
            nullif(regexp_replace(coalesce(parts[-2], ''), '^.*[[:cntrl:]:].*$|[.]db$', ''), ''), 'db'
        ) AS schema_name
    FROM base_table
),
quoted AS (
    SELECT
        statements.*,
        checks.statement AS precondition,
        is_needed,
        map {
            'table': named_for(engine, [schema_name, table_name]),
            'table_text': CASE engine
                WHEN 'pyiceberg' THEN '(' || quoted_for(engine, schema_name) || ', ' || quoted_for(engine, table_name) || ')'
                WHEN 'flink' THEN quoted_for(engine, schema_name || '.' || table_name)
                ELSE quoted_for(engine, named_for(engine, [schema_name, table_name]))
            END,
            'part:refs': named_for(engine, [schema_name, table_name, 'refs']),
            'part:$refs': named_for(engine, [schema_name, table_name || '$refs']),
            'part:$snapshots': named_for(engine, [schema_name, table_name || '$snapshots']),
            'schema_text': quoted_for(engine, schema_name),
            'name_text': quoted_for(engine, table_name),
            'location_text': quoted_for(engine, array_to_string(parts, '/')),
            'snapshot_id': snapshot_id::VARCHAR,
            'small_size': small_size::VARCHAR,
            'count': IF(is_limit, 'up to ', '')
                || coalesce(counted(cause_count, unit), 'an unknown number of ' || unit || 's'),
            'bytes': coalesce(format_bytes(bytes), 'of unknown size'),
            'subject': coalesce(subject, ''),
            'subject_text': quoted_for(engine, subject),
            'subject_name': named_for(engine, [subject]),
            'expected_text': quoted_for(engine, expected),
            'expected_name_text': quoted_for(engine, string_split(expected, '/')[-1])
        } AS words
    FROM remedy_causes
    INNER JOIN base_remedy_statements AS statements USING (check_name)
    INNER JOIN named USING (format)
    INNER JOIN base_remedy_checks AS checks USING (format, engine)
),
filled AS (
    SELECT
        check_name,
        engine,
        filled_in(statement, words) AS statement,
        filled_in(precondition, words) AS precondition,
        filled_in(effect, words) || IF(is_needed IS false, '; not needed yet: too little for a remark of `describe`', '') AS effect,
        action
    FROM quoted
    WHERE filled_in(statement, words) IS NOT NULL
),
reasons AS (
    SELECT
        engine,
        min_by(engine || ' ' || version || IF(answer = 'refuses', ' refuses the table: ', ' reads wrong rows: ') || reason, answer) AS reason
    FROM readers
    WHERE answer IN ('refuses', 'wrong rows')
    GROUP BY engine
    UNION ALL BY NAME
    SELECT check_name, reason
    FROM risks
    UNION ALL BY NAME
    SELECT 'deletes' AS action, counted(count(*), 'path') || ' in several spellings, such as ' || min(path) AS reason
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
    FROM filled
    ANTI JOIN withheld USING (check_name, engine, statement)
    UNION ALL BY NAME
    SELECT
        'withheld' AS check_name,
        engine,
        'no statement against ' || string_agg(DISTINCT check_name, ', ' ORDER BY check_name)
            || ', since files that are needed could be lost: '
            || string_agg(DISTINCT reason, '; ' ORDER BY reason) AS effect
    FROM withheld
    GROUP BY engine
)
ORDER BY CASE action WHEN 'restores' THEN 1 WHEN 'rewrites' THEN 3 WHEN 'deletes' THEN 4 ELSE 2 END, check_name, engine, statement;
