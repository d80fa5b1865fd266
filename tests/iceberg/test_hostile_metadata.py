"""Hostile metadata, and hostile names in it."""

import contextlib
import json
import time

import pytest

import arrowmeta
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, PredicateError
from arrowmeta.iceberg import relations
from arrowmeta.iceberg.metadata import TableMetadata, parse_metadata
from arrowmeta.iceberg.partition_spec import unified_partition
from arrowmeta.model.tables import options_table
from tests.iceberg.tables import metadata_json, schema_json, write

SOUND = metadata_json(
    **{
        "refs": {
            "main": {"snapshot-id": 2, "type": "branch"},
            "t": {"snapshot-id": 1, "type": "tag", "max-ref-age-ms": 9},
        },
        "metadata-log": [{"timestamp-ms": 1000, "metadata-file": "v1.json"}],
        "statistics": [
            {
                "snapshot-id": 1,
                "statistics-path": "s3://b/s.puffin",
                "file-size-in-bytes": 9,
                "blob-metadata": [{"type": "x", "fields": [1], "properties": {"ndv": "1"}}],
            }
        ],
    }
)
TABLES = (
    lambda it: relations.snapshots_table(
        it, relations.SCHEMAS["snapshots"](relations.TableShape()).names
    ),
    relations.refs_table,
    relations.schemas_table,
    relations.history_table,
    relations.metadata_log_entries_table,
)


def read(data):
    """Read metadata and every relation that needs nothing else."""
    metadata = parse_metadata([data], "v1.metadata.json")
    for table in TABLES:
        table(metadata)
    options_table(metadata.properties)
    schema = metadata.current().schema
    schema.to_arrow_schema()
    unified_partition(list(metadata.specs.values()), [schema, *metadata.schemas.values()])
    return metadata


def metadata_or_our_error(data):
    with contextlib.suppress(ArrowMetaError):
        assert isinstance(read(data), TableMetadata)


def test_metadata_truncated_at_any_byte_is_corrupt():
    data = json.dumps(SOUND).encode()
    assert read(data).current_snapshot_id == 2
    for end in range(len(data)):
        with pytest.raises(CorruptMetadataError):
            read(data[:end])


def promptly(document):
    """Read metadata that is large where it should be small."""
    data = json.dumps(document).encode()
    started = time.process_time()
    metadata_or_our_error(data)
    assert time.process_time() - started < 20


def spec_json(spec_id, *fields):
    return {"spec-id": spec_id, "fields": [{"name": "p", "transform": "void", **f} for f in fields]}


MANY = range(30_000)
LARGE = {
    "long logs": lambda: {
        "snapshot-log": [{"timestamp-ms": n % 7, "snapshot-id": 1} for n in MANY],
        "metadata-log": [{"timestamp-ms": n, "metadata-file": "x"} for n in MANY],
    },
    "many specs": lambda: {
        "schemas": [schema_json(*["int" for _ in MANY])],
        "partition-specs": [spec_json(n, {"source-id": n, "field-id": 1000}) for n in MANY],
    },
    "many transforms": lambda: {
        "partition-specs": [
            spec_json(n, {"source-id": 1, "field-id": 1000, "transform": f"bucket[{n + 1}]"})
            for n in MANY
        ]
    },
    "many refs": lambda: {"refs": {str(n): {"snapshot-id": 1, "type": "tag"} for n in MANY}},
}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lists", LARGE)
def test_large_metadata_lists_are_read_in_linear_time(lists):
    promptly(metadata_json(**LARGE[lists]()))


NAMES = (
    *(
        'a"b',
        "a'b",
        "x\"; COPY (SELECT 1) TO '{}/made.csv'; --",
        "x'); DROP VIEW files; --",
        "",
        " ",
    ),
    *("a.b", "select", "{x}", "%s", "$1", "\\", "a\nb", "\u202e", "lower_bounds", 'A"B'),
)


def table(folder, names):
    names = [name.replace("{}", str(folder)) for name in names]
    columns = [
        {"id": n, "name": name, "required": False, "type": "string"}
        for n, name in enumerate(names, 1)
    ]
    parts = [
        {"name": f"{name}_p", "transform": "identity", "source-id": n, "field-id": 999 + n}
        for n, name in enumerate(names, 1)
    ]
    metadata = metadata_json(
        0,
        schemas=[{"type": "struct", "schema-id": 0, "fields": columns}],
        properties=dict.fromkeys(names, "'; --"),
        **{"partition-specs": [{"spec-id": 0, "fields": parts}]},
    )
    write(folder, "v1.metadata.json", metadata)
    write(folder, "version-hint.text", "1")
    return arrowmeta.open(folder)


def test_names_with_sql_syntax_are_quoted(tmp_path):
    opened = table(tmp_path, NAMES)
    for relation in ("files", "entries", "partitions", "column_stats", "options"):
        opened.relation(relation)
    assert len(opened.schema) == len(NAMES)
    assert opened.plan('"a""b" = \'x\'').files.num_rows == 0
    opened.reconcile()
    connection = arrowmeta.connect(tmp_path)
    assert connection.execute("SELECT count(*) FROM plan_files('true')").fetchone() == (0,)
    assert not list(tmp_path.glob("*.csv"))


def test_nul_in_column_name_is_escaped(tmp_path):
    """DuckDB would end the name at the NUL, and look for another column."""
    opened = table(tmp_path, ["a\0b", "a"])
    assert opened.schema.names == ["a\\x00b", "a"]
    assert opened.plan("\"a\\x00b\" = 'x'").files.num_rows == 0
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0


def test_nul_in_partition_field_name_is_escaped(tmp_path):
    field = {"name": "p\0", "transform": "identity", "source-id": 1, "field-id": 1000}
    specs = [{"spec-id": 0, "fields": [field]}]
    write(tmp_path, "v1.metadata.json", metadata_json(0, **{"partition-specs": specs}))
    write(tmp_path, "version-hint.text", "1")
    partition = arrowmeta.open(tmp_path).files().schema.field("partition").type
    assert [field.name for field in partition.fields] == ["p\\x00"]


def test_duplicate_column_names_leave_other_columns_usable(tmp_path):
    opened = table(tmp_path, ["a", "b", "a"])
    assert opened.schema.names == ["a (field 1)", "b", "a (field 3)"]
    assert opened.sql("SELECT lower_bounds FROM files").num_rows == 0
    with pytest.raises(PredicateError):
        opened.plan("a = 'x'")


def test_duplicate_names_in_struct_leave_other_fields_usable(tmp_path):
    parts = [
        {"id": n, "name": name, "type": "int", "required": False} for n, name in enumerate("aba", 2)
    ]
    column = {"id": 1, "name": "s", "required": False, "type": {"type": "struct", "fields": parts}}
    schema = {"type": "struct", "schema-id": 0, "fields": [column]}
    write(tmp_path, "v1.metadata.json", metadata_json(0, schemas=[schema]))
    write(tmp_path, "version-hint.text", "1")
    opened = arrowmeta.open(tmp_path)
    fields = opened.schema.field("s").type.fields
    assert [field.name for field in fields] == ["a (field 2)", "b", "a (field 4)"]
    assert opened.plan("s.b = 1").files.num_rows == 0
    with pytest.raises(PredicateError):
        opened.plan("s.a = 1")
