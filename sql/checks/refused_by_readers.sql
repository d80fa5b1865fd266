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

WITH headers AS (
    SELECT DISTINCT path, kind, content, partition_spec_id, partition_fields, absent
    FROM base_headers
),
answers AS (
    SELECT * FROM (
        VALUES
            ('manifest list', 'field content', NULL),
            ('manifest list', 'field sequence_number', NULL),
            ('manifest list', 'field min_sequence_number', NULL),
            ('manifest list', 'field manifest_length', 'Java, Spark, Trino and PyIceberg refuse the list'),
            ('manifest list', 'field partition_spec_id', 'Java, Spark, Trino and PyIceberg refuse the list'),
            ('manifest list', 'field ids', 'PyIceberg refuses the list'),
            ('manifest list', NULL, 'PyIceberg refuses the list'),
            ('manifest', 'key schema', 'iceberg-rust refuses the manifest'),
            ('manifest', 'key partition-spec', 'iceberg-rust refuses the manifest'),
            ('manifest', 'key partition-spec-id', 'iceberg-rust reads partitions with spec 0'),
            ('manifest', 'key format-version', 'iceberg-go and iceberg-rust read it as version 1'),
            ('manifest', 'key content', 'iceberg-go refuses the manifest'),
            ('manifest', 'field content', NULL),
            ('manifest', 'field ids', 'PyIceberg refuses the manifest'),
            ('manifest', NULL, 'Java, Spark, Trino and PyIceberg refuse the manifest')
    ) AS known (kind, absent, answer)
),
refused AS (
    SELECT
        path,
        expected,
        actual,
        harm,
        flatten(list(engines ORDER BY source)) AS engines,
        string_agg(source, '; ' ORDER BY source) AS sources
    FROM base_metadata_faults
    GROUP BY path, expected, actual, harm
),
told AS (
    SELECT
        absences.path,
        absences.kind,
        absences.absent AS expected,
        'none' AS actual,
        CASE WHEN own.kind IS NULL THEN other.answer ELSE own.answer END AS answer,
        false AS is_contrary
    FROM (SELECT path, kind, unnest(absent) AS absent FROM headers) AS absences
    LEFT JOIN answers AS own ON own.kind = absences.kind AND own.absent = absences.absent
    INNER JOIN answers AS other ON other.kind = absences.kind AND other.absent IS NULL
    UNION ALL
    SELECT path, kind, contrary.expected, contrary.actual, contrary.answer, true AS is_contrary
    FROM (
        SELECT
            headers.path,
            headers.kind,
            unnest([
                {
                    'expected': 'key content = ' || listed.content,
                    'actual': CASE WHEN headers.content <> listed.content THEN headers.content END,
                    'answer': 'iceberg-go refuses the manifest: its list says otherwise'
                },
                {
                    'expected': 'key partition-spec-id = ' || listed.partition_spec_id,
                    'actual': CASE WHEN headers.partition_spec_id <> listed.partition_spec_id THEN headers.partition_spec_id::VARCHAR END,
                    'answer': 'iceberg-rust reads partitions with this spec, and its list says otherwise'
                },
                {
                    'expected': 'partition field ' || base_specs.name || ' of spec ' || base_specs.spec_id,
                    'actual': CASE WHEN NOT list_contains(headers.partition_fields, base_specs.field_id) THEN 'none' END,
                    'answer': 'its entries have partitions of another spec; deletes do not apply, and plans may lose files'
                }
            ]) AS contrary
        FROM headers
        INNER JOIN base_manifests AS listed ON listed.manifest_path = headers.path
        LEFT JOIN base_specs ON base_specs.spec_id = listed.partition_spec_id AND base_specs.transform <> 'void'
    )
    WHERE contrary.expected IS NOT NULL AND contrary.actual IS NOT NULL
)
SELECT
    CASE WHEN engines = ['iceberg-rust'] THEN 'info' ELSE 'warning' END AS severity,
    path AS subject,
    expected,
    actual,
    'table metadata: '
        || coalesce(harm, array_to_string(engines, ', ') || ' refuse the table (' || sources || ')') AS detail
FROM refused
UNION ALL
SELECT
    CASE
        WHEN is_contrary OR answer LIKE '%Java%' OR answer LIKE '%PyIceberg%'
        THEN 'warning'
        ELSE 'info'
    END AS severity,
    min(path) AS subject,
    expected,
    actual,
    kind || ', ' || counted(count(DISTINCT path), 'file') || ': '
        || coalesce(answer, 'required, but no reader is known to refuse it') AS detail
FROM told
GROUP BY kind, expected, actual, answer, is_contrary;
