"""Schemas: leaves, ids and names."""

import pyarrow as pa
import pytest
from msgspec import convert

from arrowmeta.errors import CorruptMetadataError, LimitError
from arrowmeta.iceberg.schema import WrittenSchema, to_schema
from tests.iceberg.tables import SCHEMA, schema_json


def schema_of(values):
    return to_schema(convert(values, WrittenSchema), "v1.metadata.json")


def test_leaves_are_primitive_fields_outside_of_lists_and_maps():
    leaves = schema_of(SCHEMA).leaves()
    assert [(leaf.name, leaf.id, leaf.arrow_type) for leaf in leaves] == [
        ("id", 1, pa.int64()),
        ("day", 2, pa.date32()),
        ("who.name", 4, pa.string()),
    ]
    assert leaves[2].to_arrow_field().metadata == {b"PARQUET:field_id": b"4"}


def test_types_include_struct_fields_by_id():
    assert set(schema_of(SCHEMA).types) == {1, 2, 3, 4, 5}


def test_arrow_schema_has_the_columns_in_order():
    schema = schema_of(SCHEMA).to_arrow_schema()
    assert schema.names == ["id", "day", "who", "tags"]
    assert not schema.field("id").nullable
    assert schema.field("who").metadata == {b"PARQUET:field_id": b"3"}


@pytest.mark.spec("iceberg: Appendix E, schema without an id")
def test_schema_without_an_id_is_schema_0():
    values = {key: value for key, value in SCHEMA.items() if key != "schema-id"}
    assert schema_of(values).id == 0


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ([{"id": 1, "name": "a", "type": "int"}, {"id": 1, "name": "b", "type": "int"}],
         "schema 0 has 2 fields of id 1"),
        ([{"id": 1, "name": "s.x", "type": "int"},
          {"id": 2, "name": "s", "type": {
              "type": "struct", "fields": [{"id": 3, "name": "x", "type": "int"}]}}],
         "schema 0 has 2 fields named s.x"),
    ],
)  # fmt: skip
def test_fields_with_duplicate_id_or_name_are_corrupt(fields, message):
    with pytest.raises(CorruptMetadataError, match=message) as caught:
        schema_of(schema_json(fields=fields))
    assert caught.value.path == "v1.metadata.json"


def test_duplicate_column_names_and_nul_are_made_unique():
    columns = [
        {"id": n, "name": name, "type": "int"} for n, name in enumerate(["a", "a", "n\0"], 1)
    ]
    schema = schema_of(schema_json(fields=columns))
    assert schema.to_arrow_schema().names == ["a (field 1)", "a (field 2)", "n\\x00"]


def test_long_name_of_struct_with_many_fields_raises_limit_error():
    inner = [{"id": n, "name": str(n), "type": "int"} for n in range(2, 1000)]
    struct = {"type": "struct", "fields": inner}
    with pytest.raises(LimitError, match="the dotted names of schema 0"):
        schema_of(schema_json(fields=[{"id": 1, "name": "x" * 50_000, "type": struct}]))
