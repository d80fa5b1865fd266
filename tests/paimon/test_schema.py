import json

import pyarrow as pa
import pytest

from arrowmeta.errors import CorruptMetadataError, NotATableError
from arrowmeta.io.document import decode
from arrowmeta.io.storage import Storage
from arrowmeta.paimon.history import History
from arrowmeta.paimon.schema import WrittenSchema, read_schema, read_schemas, to_table_schema
from tests.paimon.tables import DATA, refuse, schema_json, write


def parse(**fields):
    data = json.dumps(schema_json(**fields)).encode()
    return to_table_schema(decode(data, WrittenSchema, "schema-0"), "schema-0")


def test_partition_and_primary_key_keep_their_declared_order():
    schema = parse(primaryKeys=["k", "pt", "v"], partitionKeys=["v", "pt"])
    assert schema.trimmed_primary_keys == ("k",)
    shape = schema.shape()
    assert shape.columns == pa.struct([("pt", pa.int32()), ("k", pa.int64()), ("v", pa.string())])
    assert shape.partition == pa.struct([("v", pa.string()), ("pt", pa.int32())])
    assert shape.primary_key == pa.struct([("k", pa.int64())])


def test_arrow_schema_has_nullability_and_field_ids():
    schema = parse().to_arrow_schema()
    assert schema.names == ["pt", "k", "v"]
    assert [field.nullable for field in schema] == [False, False, True]
    assert schema.field("v").metadata[b"PARQUET:field_id"] == b"2"


@pytest.mark.spec("paimon: schema versions")
@pytest.mark.parametrize(
    ("version", "options"),
    [
        (None, {"bucket": "1", "file.format": "orc"}),
        (1, {"bucket": "1", "file.format": "orc"}),
        (2, {"file.format": "orc"}),
        (3, {}),
    ],
)
def test_old_schema_versions_get_their_default_options(version, options):
    assert parse(version=version, options={}).options == options


def test_old_schema_versions_keep_explicit_options():
    options = {"bucket": "7", "file.format": "avro"}
    assert parse(version=1, options=options).options == options


def test_partition_precision_covers_time_and_timestamp_columns():
    fields = [
        {"id": 0, "name": "ts", "type": "TIMESTAMP(1)"},
        {"id": 1, "name": "tm", "type": "TIME(2)"},
        {"id": 2, "name": "d", "type": "DATE"},
        {"id": 3, "name": "other", "type": "TIMESTAMP(9)"},
    ]
    schema = parse(fields=fields, partitionKeys=["ts", "tm", "d"], primaryKeys=[])
    assert schema.partition_precision == {"ts": 1, "tm": 2}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"id": None}, "field id: expected `int`, got `null`"),
        ({"fields": None}, "field fields: expected `array`, got `null`"),
        ({"fields": [1]}, "a field needs an integer id"),
        ({"fields": [{"id": 2**31, "name": "a", "type": "INT"}]}, "not a 32-bit field id"),
        ({"partitionKeys": ["nope"]}, "partition key nope is not a column"),
        ({"primaryKeys": ["k", "k"]}, "a primary key is listed twice"),
        ({"primaryKeys": [1]}, "field primaryKeys[0]: expected `str`, got `int`"),
        ({"primaryKeys": {}}, "field primaryKeys: expected `array | null`, got `object`"),
        ({"options": [1]}, "field options: expected `object | null`, got `array`"),
    ],
)
def test_invalid_schema_error_names_reason_and_path(fields, reason):
    with pytest.raises(CorruptMetadataError) as error:
        parse(**fields)
    assert reason in str(error.value)
    assert error.value.path == "schema-0"


def test_duplicate_names_are_made_unique_and_nul_is_escaped():
    names = ["a", "b", "a", "n\0"]
    columns = [{"id": n, "name": name, "type": "INT"} for n, name in enumerate(names)]
    schema = parse(fields=columns, partitionKeys=[], primaryKeys=["n\0"])
    own = ["a (field 0)", "b", "a (field 2)", "n\\x00"]
    assert [column.name for column in schema.fields] == own
    assert schema.primary_keys == ("n\\x00",)


def test_duplicate_row_field_names_are_made_unique():
    parts = [{"id": n, "name": name, "type": "INT"} for n, name in enumerate("aba", 1)]
    row = {"id": 0, "name": "r", "type": {"type": "ROW", "fields": parts}}
    schema = parse(fields=[row], partitionKeys=[], primaryKeys=[])
    names = [one.name for one in schema.fields[0].type.parts]
    assert names == ["a (field 1)", "b", "a (field 3)"]


def test_key_that_names_a_duplicate_column_is_corrupt():
    columns = [{"id": n, "name": "a", "type": "INT"} for n in range(2)]
    with pytest.raises(CorruptMetadataError, match="primary key a is not a column"):
        parse(fields=columns, partitionKeys=[], primaryKeys=["a"])


def test_duplicate_column_id_is_corrupt():
    """Each would have the statistics of the last one, and plans would lose files."""
    columns = [{"id": 5, "name": name, "type": "INT"} for name in "ab"]
    with pytest.raises(CorruptMetadataError, match="2 columns have id 5"):
        parse(fields=columns, partitionKeys=[], primaryKeys=[])


def test_missing_schema_file_is_corrupt(tmp_path):
    with pytest.raises(CorruptMetadataError, match="schema-3: the schema file is missing"):
        read_schema(History.of(Storage.open(tmp_path)), 3)


def test_folder_without_schema_is_not_a_table(tmp_path):
    write(tmp_path / "schema" / "schema-x", "{}")
    with pytest.raises(NotATableError, match="is not a Paimon table"):
        read_schemas(History.of(Storage.open(tmp_path)), refuse)


def test_schema_evolution_keeps_field_ids():
    root = DATA / "append_schema_evolution"
    schemas = read_schemas(History.of(Storage.open(root)), refuse)
    assert [schema.id for schema in schemas] == [0, 1, 2, 3]
    assert len({tuple(f.name for f in schema.fields) for schema in schemas}) > 1
    names_by_id = {}
    for schema in schemas:
        for field in schema.fields:
            names_by_id.setdefault(field.id, set()).add(field.name)
    assert any(len(names) > 1 for names in names_by_id.values())


def test_latest_schema_is_by_number_not_by_name(tmp_path):
    for schema_id in range(11):
        write(tmp_path / "schema" / f"schema-{schema_id}", schema_json(schema_id))
    assert read_schemas(History.of(Storage.open(tmp_path)), refuse)[-1].id == 10
