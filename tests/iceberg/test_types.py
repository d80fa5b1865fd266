"""Types: their JSON, their text, and the Arrow types that hold them."""

import json
import re

import pyarrow as pa
import pytest

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.iceberg.schema import (
    STORED_AS,
    PrimitiveType,
    WrittenSchema,
    parse_primitive,
    statistics_type,
    to_arrow,
    to_arrow_field,
    to_schema,
    to_text,
)
from arrowmeta.io.document import decode
from arrowmeta.model.shape import FIELD_ID


def parse_field(value):
    """A field of the only column of a schema."""
    written = decode(json.dumps({"fields": [value]}).encode(), WrittenSchema, "m.json")
    return to_schema(written).fields[0]


def parse_type(value):
    return parse_field({"id": 99, "name": "c", "type": value}).type


def struct(**change):
    return {"type": "struct", "fields": [{"id": 1, "name": "a", "type": "int"} | change]}


LIST = {"type": "list", "element-id": 7, "element": "int", "element-required": False}
MAP = {
    "type": "map",
    "key-id": 8,
    "key": "string",
    "value-id": 9,
    "value": LIST,
    "value-required": True,
}
STRUCT = {
    "type": "struct",
    "fields": [
        {"id": 1, "name": "a", "required": True, "type": "int"},
        {"id": 2, "name": "m", "required": False, "type": MAP},
    ],
}


@pytest.mark.spec("iceberg: Primitive Types")
@pytest.mark.parametrize(
    ("text", "arrow_type"),
    [
        ("boolean", pa.bool_()),
        ("int", pa.int32()),
        ("long", pa.int64()),
        ("float", pa.float32()),
        ("double", pa.float64()),
        ("decimal(9,2)", pa.decimal128(9, 2)),
        ("decimal(38, 38)", pa.decimal128(38, 38)),
        ("date", pa.date32()),
        ("time", pa.time64("us")),
        ("timestamp", pa.timestamp("us")),
        ("timestamptz", pa.timestamp("us", "UTC")),
        ("timestamp_ns", pa.timestamp("ns")),
        ("timestamptz_ns", pa.timestamp("ns", "UTC")),
        ("string", pa.string()),
        ("uuid", pa.binary(16)),
        ("fixed[5]", pa.binary(5)),
        ("binary", pa.binary()),
        ("variant", pa.binary()),
        ("unknown", pa.null()),
        ("geometry(srid:4326)", pa.binary()),
        ("geography(OGC:CRS84, vincenty)", pa.binary()),
        ("geometry", pa.binary()),
    ],
)
def test_primitive_type_maps_to_arrow_and_back_to_text(text, arrow_type):
    assert to_arrow(text) == arrow_type
    assert parse_primitive(to_text(text)) == parse_primitive(text)


@pytest.mark.parametrize(
    ("text", "as_written"),
    [(" decimal( 9 , 2 ) ", "decimal(9, 2)"), ("LONG", "long"), ("fixed[ 3 ]", "fixed[3]")],
)
def test_type_text_ignores_blanks_and_case(text, as_written):
    assert to_text(text) == as_written


@pytest.mark.parametrize(
    "text", ["interval(3)", "decimal(39, 0)", "decimal(3, 4)", "fixed[99999999999]", ""]
)
def test_unknown_type_keeps_its_text_and_is_binary(text):
    assert parse_primitive(text) == PrimitiveType(text)
    assert to_text(text) == text
    assert to_arrow(text) == pa.binary()


def test_nested_type_has_ids_and_nullability_at_every_level():
    parsed = parse_type(STRUCT)
    assert to_text(parsed) == ("struct<1: a: required int, 2: m: optional map<string, list<int>>>")
    struct = to_arrow(parsed)
    a, m = struct.field("a"), struct.field("m")
    assert not a.nullable
    assert m.nullable
    assert not m.type.key_field.nullable
    assert not m.type.item_field.nullable
    assert m.type.item_type.value_field.nullable
    fields = (a, m, m.type.key_field, m.type.item_field, m.type.item_type.value_field)
    assert [f.metadata[FIELD_ID] for f in fields] == [b"1", b"2", b"8", b"9", b"7"]


def test_arrow_field_metadata_has_iceberg_type_of_bytes():
    field = parse_field({"id": 3, "name": "u", "required": False, "type": "uuid"})
    assert to_arrow_field(field).metadata == {FIELD_ID: b"3", STORED_AS: b"uuid"}


def test_required_column_of_unknown_type_is_nullable():
    field = parse_field({"id": 3, "name": "n", "required": True, "type": "unknown"})
    assert to_arrow_field(field).nullable


def test_bounds_of_fixed_type_are_variable_length_binary():
    assert statistics_type(parse_primitive("fixed[40]")) == pa.binary()
    assert statistics_type(parse_primitive("uuid")) == pa.binary(16)


def test_field_defaults_are_kept():
    field = parse_field(
        {"id": 1, "name": "a", "type": "int", "initial-default": 4, "write-default": 5}
    )
    assert (field.initial_default, field.write_default, field.required) == (4, 5, False)


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (7, ": expected `str | object`, got `int`"),
        ({"type": "tuple", "fields": []}, ".type: invalid value 'tuple'"),
        ({"fields": []}, ": object missing required field `type`"),
        ({"type": "list", "element-id": 1}, ": object missing required field `element`"),
        (LIST | {"element-id": "1"}, ".element-id: expected `int`, got `str`"),
        (LIST | {"element-id": True}, ".element-id: expected `int`, got `bool`"),
        ({"type": "map", "key-id": 1, "key": "int"}, ": object missing required field `value-id`"),
        (struct(type=None), ".fields[0].type: expected `str | object`, got `null`"),
        (struct(id=2**31), ".fields[0].id: expected `int` <= 2147483647"),
        (struct(required=1), ".fields[0].required: expected `bool`, got `int`"),
        (struct(doc=1), ".fields[0].doc: expected `str | null`, got `int`"),
    ],
)
def test_invalid_type_is_corrupt(value, message):
    with pytest.raises(CorruptMetadataError, match=re.escape(f"field fields[0].type{message}")):
        parse_type(value)


def test_deeply_nested_type_is_corrupt():
    nested = "int"
    for n in range(300):
        nested = {"type": "list", "element-id": n, "element": nested}
    with pytest.raises(CorruptMetadataError, match="nested more than 64 deep"):
        parse_type(nested)
