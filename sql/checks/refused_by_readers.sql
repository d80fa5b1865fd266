-- refused_by_readers: Iceberg: a metadata file lacks what the specification requires, or contradicts its list: some readers refuse it.
-- Keys: expected, detail.   Severity: info or warning.   Effect: refused or wrong rows or nothing.
-- Only for: iceberg.
-- Engines: those that the finding names; info if none is known, or only iceberg-rust or iceberg-go.
-- Source: Iceberg spec, Table Metadata Fields, Manifest Lists, Manifests; TableMetadataParser,
--     ManifestReader; PyIceberg Schema resolution; iceberg-rust ManifestMetadata.parse, TableMetadata;
--     iceberg-go NewManifestReader; the rules of iceberg/metadata_rules.py name their own.
--
-- One finding per rule that the table metadata contradicts, and per kind of file and what it lacks,
-- with the first such file: manifest lists of all snapshots, and manifests, without schema-id, which
-- no known writer writes.

WITH told AS (
    SELECT
        path,
        kind,
        unnest(absent) AS expected,
        'none' AS actual,
        nullif(coalesce(map {
            'manifest list without field content': '',
            'manifest list without field sequence_number': '',
            'manifest list without field min_sequence_number': '',
            'manifest list without field manifest_length': 'Java, Spark, Trino and PyIceberg refuse the list',
            'manifest list without field partition_spec_id': 'Java, Spark, Trino and PyIceberg refuse the list',
            'manifest without key schema': 'iceberg-rust refuses the manifest',
            'manifest without key partition-spec': 'iceberg-rust refuses the manifest',
            'manifest without key partition-spec-id': 'iceberg-rust reads partitions with spec 0',
            'manifest without key format-version': 'iceberg-go and iceberg-rust read it as version 1',
            'manifest without key content': 'iceberg-go refuses the manifest',
            'manifest without field content': '',
            'manifest without field ids': 'PyIceberg refuses the manifest'
        }[kind || ' without ' || expected], CASE kind
            WHEN 'manifest list' THEN 'PyIceberg refuses the list'
            ELSE 'Java, Spark, Trino and PyIceberg refuse the manifest'
        END), '') AS answer,
        false AS is_contrary
    FROM base_headers
    UNION ALL
    FROM (
        SELECT
            path,
            kind,
            unnest([
                {
                    'expected': 'key content = ' || listed.content,
                    'actual': nullif(headers.content, listed.content),
                    'answer': 'iceberg-go refuses the manifest: its list says otherwise'
                },
                {
                    'expected': 'key partition-spec-id = ' || listed.partition_spec_id,
                    'actual': nullif(headers.partition_spec_id, listed.partition_spec_id)::VARCHAR,
                    'answer': 'iceberg-rust reads partitions with this spec, and its list says otherwise'
                },
                {
                    'expected': 'partition field ' || base_specs.name || ' of spec ' || base_specs.spec_id,
                    'actual': IF(NOT list_contains(partition_fields, base_specs.field_id), 'none', NULL),
                    'answer': 'its entries have partitions of another spec; deletes do not apply, and plans may lose files'
                }
            ], max_depth := 2),
            true AS is_contrary
        FROM base_headers AS headers
        INNER JOIN base_manifests AS listed ON listed.manifest_path = headers.path
        LEFT JOIN base_specs ON base_specs.spec_id = listed.partition_spec_id AND base_specs.transform <> 'void'
    )
    WHERE expected IS NOT NULL AND actual IS NOT NULL
)
SELECT
    IF(flatten(list(engines ORDER BY source)) = ['iceberg-rust'], 'info', 'warning') AS severity,
    path AS subject,
    expected,
    actual,
    'table metadata: ' || coalesce(
        harm,
        array_to_string(flatten(list(engines ORDER BY source)), ', ')
            || ' refuse the table (' || string_agg(source, '; ' ORDER BY source) || ')'
    ) AS detail
FROM base_metadata_faults
GROUP BY path, expected, actual, harm
UNION ALL
SELECT
    IF(is_contrary OR regexp_matches(answer, 'Java|PyIceberg'), 'warning', 'info') AS severity,
    min(path) AS subject,
    expected,
    actual,
    kind || ', ' || counted(count(DISTINCT path), 'file') || ': '
        || coalesce(answer, 'required, but no reader is known to refuse it') AS detail
FROM told
GROUP BY kind, expected, actual, answer, is_contrary;
