"""Type parsing: every spelling, invalid types, and the Arrow type of each."""

from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import CorruptMetadataError
from arrowmeta.model.shape import FIELD_ID
from arrowmeta.paimon.schema import (
    STORED_AS,
    DataField,
    DataType,
    parse_field,
    parse_type,
    parse_type_text,
    to_arrow,
    to_arrow_field,
    to_text,
)
from tests.paimon.row_strategies import ATOMIC, array_of, map_of, vector_of


@pytest.mark.spec("paimon: types of a schema file")
@pytest.mark.parametrize(
    ("text", "shown", "arrow"),
    [
        ("BOOLEAN", "BOOLEAN", pa.bool_()),
        ("TINYINT", "TINYINT", pa.int8()),
        ("SMALLINT", "SMALLINT", pa.int16()),
        ("INT", "INT", pa.int32()),
        ("INTEGER", "INT", pa.int32()),
        ("BIGINT", "BIGINT", pa.int64()),
        ("FLOAT", "FLOAT", pa.float32()),
        ("DOUBLE", "DOUBLE", pa.float64()),
        ("DOUBLE PRECISION", "DOUBLE", pa.float64()),
        ("CHAR", "CHAR(1)", pa.string()),
        ("CHAR(7)", "CHAR(7)", pa.string()),
        ("VARCHAR(10)", "VARCHAR(10)", pa.string()),
        ("VARCHAR(2147483647)", "STRING", pa.string()),
        ("STRING", "STRING", pa.string()),
        ("BINARY(3)", "BINARY(3)", pa.binary()),
        ("VARBINARY(10)", "VARBINARY(10)", pa.binary()),
        ("VARBINARY(2147483647)", "BYTES", pa.binary()),
        ("BYTES", "BYTES", pa.binary()),
        ("BLOB", "BLOB", pa.binary()),
        ("GEOMETRY", "GEOMETRY", pa.binary()),
        ("GEOGRAPHY('OGC:CRS84', 'spherical')", "GEOGRAPHY('OGC:CRS84', 'spherical')", pa.binary()),
        ("DATE", "DATE", pa.date32()),
        ("TIME", "TIME(0)", pa.time32("ms")),
        ("TIME(3) WITHOUT TIME ZONE", "TIME(3)", pa.time32("ms")),
        ("DECIMAL", "DECIMAL(10, 0)", pa.decimal128(10, 0)),
        ("NUMERIC(5)", "DECIMAL(5, 0)", pa.decimal128(5, 0)),
        ("DEC(38,10)", "DECIMAL(38, 10)", pa.decimal128(38, 10)),
        ("TIMESTAMP", "TIMESTAMP(6)", pa.timestamp("us")),
        ("TIMESTAMP(3)", "TIMESTAMP(3)", pa.timestamp("ms")),
        ("TIMESTAMP(4) WITHOUT TIME ZONE", "TIMESTAMP(4)", pa.timestamp("us")),
        ("TIMESTAMP(7)", "TIMESTAMP(7)", pa.timestamp("ns")),
        (
            "TIMESTAMP(6) WITH LOCAL TIME ZONE",
            "TIMESTAMP(6) WITH LOCAL TIME ZONE",
            pa.timestamp("us", "UTC"),
        ),
        ("TIMESTAMP_LTZ(9)", "TIMESTAMP(9) WITH LOCAL TIME ZONE", pa.timestamp("ns", "UTC")),
        ("VECTOR<FLOAT, 3>", "VECTOR<FLOAT, 3>", pa.list_(pa.field("element", pa.float32()))),
        (
            "VARIANT",
            "VARIANT",
            pa.struct(
                [
                    pa.field("value", pa.binary(), nullable=False),
                    pa.field("metadata", pa.binary(), nullable=False),
                ]
            ),
        ),
    ],
)
def test_every_type_spelling_is_parsed(text, shown, arrow):
    parsed = parse_type(text)
    assert to_text(parsed) == shown
    assert to_arrow(parsed) == arrow
    required = parse_type(f"{text} NOT NULL")
    assert to_text(required) == f"{shown} NOT NULL"
    assert not required.nullable
    assert parse_type(f"{text} NULL") == parsed


def test_type_text_ignores_case_and_whitespace():
    assert parse_type("  timestamp ( 6 )with  local time\tzone not  null ") == parse_type(
        "TIMESTAMP_LTZ(6) NOT NULL"
    )


@given(ATOMIC)
def test_type_text_round_trips(data_type):
    assert parse_type_text(to_text(data_type)) == data_type


NESTED: dict[str, Any] = {
    "type": "ROW NOT NULL",
    "fields": [
        {"id": 3, "name": "a", "type": {"type": "ARRAY", "element": "INT NOT NULL"}},
        {"id": 4, "name": "m", "type": {"type": "MAP", "key": "STRING", "value": "DATE"}},
        {"id": 5, "name": "s", "type": {"type": "MULTISET<STRING>", "element": "STRING"}},
        {"id": 6, "name": "v", "type": {"type": "VECTOR", "element": "FLOAT", "length": 3}},
    ],
}


@pytest.mark.spec("paimon: nested types of a schema file")
def test_nested_types_keep_field_ids_and_nullability():
    parsed = parse_type(NESTED)
    assert parsed == DataType(
        "ROW",
        (),
        (
            DataField(3, "a", array_of(DataType("INT", nullable=False))),
            DataField(4, "m", map_of(DataType("STRING"), DataType("DATE"))),
            DataField(5, "s", array_of(DataType("STRING"), "MULTISET")),
            DataField(6, "v", vector_of(DataType("FLOAT"), 3)),
        ),
        nullable=False,
    )
    assert to_text(parsed) == (
        "ROW<`a` ARRAY<INT NOT NULL>, `m` MAP<STRING, DATE>, `s` MULTISET<STRING>,"
        " `v` VECTOR<FLOAT, 3>> NOT NULL"
    )


def test_arrow_fields_carry_ids_and_nullability():
    field = to_arrow_field(DataField(9, "r", parse_type(NESTED)))
    assert not field.nullable
    assert field.metadata == {FIELD_ID: b"9"}
    assert [child.metadata[FIELD_ID] for child in field.type.fields] == [b"3", b"4", b"5", b"6"]
    array, mapping, multiset, vector = field.type.fields
    assert array.type == pa.list_(pa.field("element", pa.int32(), nullable=False))
    assert mapping.type == pa.map_(pa.string(), pa.date32())
    assert multiset.type.item_field == pa.field("value", pa.int32(), nullable=False)
    assert vector.metadata[STORED_AS] == b"VECTOR<FLOAT, 3>"


def test_field_keeps_description_and_default():
    field = {"id": 1, "name": "x", "type": "INT", "description": "why", "defaultValue": "7"}
    assert parse_field(field) == DataField(1, "x", DataType("INT"), "why", "7")
    assert parse_field({**field, "description": None}).description is None


@pytest.mark.parametrize(
    "text",
    ["QUBIT(3)", "INT(3)", "DECIMAL(39)", "DECIMAL(5, 6)", "TIMESTAMP(10)", "CHAR(x)", "",
     "INT ARRAY", "TIMESTAMP(6) WITH TIME ZONE", "DECIMAL(1,2,3)", "CHAR(99999999999)",
     "MAP<INT, INT>"],
)  # fmt: skip
def test_unknown_type_keeps_its_text_and_becomes_binary(text):
    parsed = parse_type(text)
    assert parsed == DataType("", (text,))
    assert parse_type(f"{text or 'X'} NOT NULL").nullable is False
    field = to_arrow_field(DataField(1, "x", parsed))
    assert field.type == pa.binary()
    assert field.metadata[STORED_AS] == text.encode()


def test_unknown_nested_type_keeps_its_json():
    parsed = parse_type({"type": "TENSOR NOT NULL", "element": "INT"})
    text = '{"type": "TENSOR NOT NULL", "element": "INT"}'
    assert parsed == DataType("", (text,), nullable=False)


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        [],
        {},
        {"type": 7},
        {"type": "ARRAY"},
        {"type": "MAP", "key": "INT"},
        {"type": "VECTOR", "element": "INT", "length": "3"},
        {"type": "VECTOR", "element": "INT", "length": -1},
        {"type": "ROW", "fields": {}},
        {"type": "ROW", "fields": [7]},
        {"type": "ROW", "fields": [{"id": True, "name": "a", "type": "INT"}]},
        {"type": "ROW", "fields": [{"id": 1, "name": 7, "type": "INT"}]},
        {"type": "ROW", "fields": [{"id": 1, "name": "a"}]},
        {"type": "ROW", "fields": [{"id": 1, "name": "a", "type": "INT", "description": 7}]},
    ],
)
def test_type_json_of_wrong_shape_is_corrupt(value):
    with pytest.raises(CorruptMetadataError):
        parse_type(value)


@pytest.mark.parametrize("depth", [100, 5000])
def test_types_nested_too_deep_are_corrupt(depth):
    nested: Any = "INT"
    for _ in range(depth):
        nested = {"type": "ARRAY", "element": nested}
    with pytest.raises(CorruptMetadataError, match="nested"):
        parse_type(nested)
    with pytest.raises(CorruptMetadataError, match="nested"):
        parse_type("VECTOR<" * depth + "INT" + ", 1>" * depth)


def test_unknown_type_nested_too_deep_is_corrupt():
    nested: Any = []
    for _ in range(200_000):
        nested = [nested]
    with pytest.raises(CorruptMetadataError, match="nested"):
        parse_type({"type": "TENSOR", "shape": nested})


def test_long_hostile_type_texts_are_parsed_quickly():
    spaces, word = "INT" + " " * 10**6 + "!", "INT" * 10**6 + "!"
    for text in (spaces, word, "NOT NULL " * 10**5, "VECTOR<" + ", 1" * 10**5):
        assert parse_type_text(text).name == ""


@given(st.text())
def test_any_text_parses_to_a_type(text):
    assert to_arrow(parse_type_text(text)) is not None


def test_field_without_name_is_corrupt():
    with pytest.raises(CorruptMetadataError, match="a field without a name"):
        parse_field({"id": 1, "name": "", "type": "INT"})
