"""Which Arrow type each Avro type becomes."""

from typing import Any

import pyarrow as pa
import pytest

from arrowmeta import read_avro
from tests.avro.container_files import container, long, one_column, record, text

NANOS = pa.timestamp("ns")
TYPES: list[tuple[str, Any, pa.DataType, bool]] = [
    ("null", "null", pa.null(), True),
    ("boolean", "boolean", pa.bool_(), False),
    ("int", "int", pa.int32(), False),
    ("long", "long", pa.int64(), False),
    ("float", "float", pa.float32(), False),
    ("double", "double", pa.float64(), False),
    ("bytes", "bytes", pa.binary(), False),
    ("string", "string", pa.string(), False),
    ("type in an object", {"type": "string"}, pa.string(), False),
    ("fixed", {"type": "fixed", "name": "f", "size": 3}, pa.binary(3), False),
    (
        "enum",
        {"type": "enum", "name": "e", "symbols": ["A", "B"]},
        pa.dictionary(pa.int32(), pa.string()),
        False,
    ),
    (
        "array",
        {"type": "array", "items": "int"},
        pa.list_(pa.field("item", pa.int32(), nullable=False)),
        False,
    ),
    ("array of nullable", {"type": "array", "items": ["null", "int"]}, pa.list_(pa.int32()), False),
    (
        "map",
        {"type": "map", "values": "int"},
        pa.map_(pa.string(), pa.field("value", pa.int32(), nullable=False)),
        False,
    ),
    (
        "record",
        {"type": "record", "name": "r", "fields": [{"name": "f", "type": ["int", "null"]}]},
        pa.struct([pa.field("f", pa.int32())]),
        False,
    ),
    ("null first", ["null", "int"], pa.int32(), True),
    ("null last", ["int", "null"], pa.int32(), True),
    ("union of one", ["int"], pa.int32(), False),
    (
        "union of several",
        ["int", "string"],
        pa.dense_union(
            [
                pa.field("int", pa.int32(), nullable=False),
                pa.field("string", pa.string(), nullable=False),
            ]
        ),
        False,
    ),
    (
        "union of null and several",
        ["int", "null", {"type": "fixed", "name": "a.f", "size": 1}],
        pa.dense_union(
            [
                pa.field("int", pa.int32(), nullable=False),
                pa.field("null", pa.null()),
                pa.field("a.f", pa.binary(1), nullable=False),
            ]
        ),
        True,
    ),
    (
        "Iceberg's map",
        {
            "type": "array",
            "logicalType": "map",
            "items": {
                "type": "record",
                "name": "k117_v118",
                "fields": [{"name": "key", "type": "int"}, {"name": "value", "type": "long"}],
            },
        },
        pa.list_(
            pa.field(
                "item",
                pa.struct(
                    [
                        pa.field("key", pa.int32(), nullable=False),
                        pa.field("value", pa.int64(), nullable=False),
                    ]
                ),
                nullable=False,
            )
        ),
        False,
    ),
]


def logical(of, logical_type, **more):
    return {"type": of, "logicalType": logical_type, **more}


LOGICAL_TYPES: list[tuple[dict[str, Any], pa.DataType]] = [
    (logical("bytes", "decimal", precision=38, scale=4), pa.decimal128(38, 4)),
    (logical("bytes", "decimal", precision=5), pa.decimal128(5, 0)),
    (logical("bytes", "decimal", precision=39, scale=39), pa.decimal256(39, 39)),
    (logical("bytes", "decimal", precision=76), pa.decimal256(76, 0)),
    (logical("bytes", "decimal", precision=77), pa.binary()),
    (logical("bytes", "decimal", precision=0), pa.binary()),
    (logical("bytes", "decimal", precision=2, scale=3), pa.binary()),
    (logical("bytes", "decimal", precision=2, scale=-1), pa.binary()),
    (logical("bytes", "decimal", precision="2"), pa.binary()),
    (logical("bytes", "decimal"), pa.binary()),
    (logical("fixed", "decimal", precision=9, scale=2, name="f", size=4), pa.decimal128(9, 2)),
    (logical("fixed", "decimal", precision=10, scale=2, name="f", size=4), pa.binary(4)),
    (logical("fixed", "decimal", precision=76, name="f", size=32), pa.decimal256(76, 0)),
    (logical("fixed", "decimal", precision=80, name="f", size=40), pa.binary(40)),
    (logical("int", "date"), pa.date32()),
    (logical("int", "time-millis"), pa.time32("ms")),
    (logical("long", "time-micros"), pa.time64("us")),
    (logical("long", "timestamp-millis"), pa.timestamp("ms", tz="UTC")),
    (logical("long", "timestamp-micros"), pa.timestamp("us", tz="UTC")),
    (logical("long", "timestamp-nanos"), pa.timestamp("ns", tz="UTC")),
    (logical("long", "timestamp-micros", **{"adjust-to-utc": True}), pa.timestamp("us", tz="UTC")),
    (logical("long", "timestamp-micros", **{"adjust-to-utc": False}), pa.timestamp("us")),
    (logical("long", "local-timestamp-millis"), pa.timestamp("ms")),
    (logical("long", "local-timestamp-micros"), pa.timestamp("us")),
    (logical("long", "local-timestamp-nanos"), NANOS),
    (logical("string", "uuid"), pa.string()),
    (logical("fixed", "uuid", name="f", size=16), pa.binary(16)),
    (logical("fixed", "duration", name="f", size=12), pa.binary(12)),
    (logical("long", "date"), pa.int64()),
    (logical("int", "timestamp-millis"), pa.int32()),
    (logical("string", "decimal", precision=3), pa.string()),
    (logical("string", "unheard-of"), pa.string()),
    (logical("int", 7), pa.int32()),
]


@pytest.mark.parametrize(
    ("schema", "arrow", "nullable"), [t[1:] for t in TYPES], ids=[t[0] for t in TYPES]
)
def test_avro_type_becomes_its_arrow_type(schema, arrow, nullable):
    assert read_avro(container(record(x=schema))).schema.field("x") == pa.field(
        "x", arrow, nullable=nullable
    )


@pytest.mark.parametrize(("schema", "arrow"), LOGICAL_TYPES, ids=lambda value: str(value)[:60])
def test_logical_type_becomes_its_arrow_type(schema, arrow):
    assert read_avro(container(record(x=schema))).schema.field("x").type == arrow


def test_enum_dictionary_holds_every_symbol_in_order():
    schema = {"type": "enum", "name": "e", "symbols": ["Z", "A", "M"]}
    chunk = read_avro(one_column(schema, long(2), long(2)))["x"].chunk(0)
    assert chunk.dictionary.to_pylist() == ["Z", "A", "M"]
    assert chunk.to_pylist() == ["M", "M"]


def test_union_type_codes_are_branch_positions():
    schema = ["int", "null", "long", "string"]
    rows = [long(2) + long(5), long(0) + long(5), long(1), long(3) + text("x"), long(2) + long(6)]
    chunk = read_avro(one_column(schema, *rows))["x"].chunk(0)
    assert chunk.type_codes.to_pylist() == [2, 0, 1, 3, 2]
    assert chunk.to_pylist() == [5, 5, None, "x", 6]


@pytest.mark.parametrize("value", [-(2**63), 2**63 - 1])
@pytest.mark.parametrize("unit", ["millis", "micros", "nanos"])
def test_timestamps_beyond_the_calendar_keep_their_value(unit, value):
    table = read_avro(one_column(logical("long", f"timestamp-{unit}"), long(value)))
    assert table["x"].cast(pa.int64()).to_pylist() == [value]


def test_uuid_text_is_kept_as_written():
    table = read_avro(one_column(logical("string", "uuid"), text("not a UUID")))
    assert table["x"].to_pylist() == ["not a UUID"]
