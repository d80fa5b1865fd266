"""Which Arrow type each Avro type becomes, and lists of simple values."""

import io
from typing import Any

import fastavro
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError
from tests.avro.container_files import block, container, long, one_column, record, text
from tests.avro.damage import corrupt, outcome

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


def pair(value):
    fields = [{"name": "key", "type": "int"}, {"name": "value", "type": value}]
    return {"type": "record", "name": "pair", "fields": fields}


INT, LONG = st.integers(-(2**31), 2**31 - 1), st.integers(-(2**63), 2**63 - 1)
TEXT = st.binary(max_size=20)

#: Items of a list, the values they can have, and how one is written.
ITEMS: dict[str, tuple[Any, st.SearchStrategy, Any]] = {
    "int-long": (pair("long"), st.tuples(INT, LONG), lambda v: long(v[0]) + long(v[1])),
    "int-bytes": (pair("bytes"), st.tuples(INT, TEXT), lambda v: long(v[0]) + text(v[1])),
    "int-int": (pair("int"), st.tuples(INT, INT), lambda v: long(v[0]) + long(v[1])),
    "long": ("long", LONG, long),
    "nullable long": (
        ["long", "null"],
        st.none() | LONG,
        lambda v: long(1) if v is None else long(0) + long(v),
    ),
    "bytes": ("bytes", TEXT, text),
}


def file_of(items, rows):
    schema = record(before="long", x=["null", {"type": "array", "items": items}], after="string")
    body = b"".join(long(7) + row + text("end") for row in rows)
    return container(schema, block(len(rows), body))


def written(data, values, encode):
    """A list in one block or several, of which some say how many bytes they have."""
    out, at = long(1), 0
    while at < len(values):
        n_items = data.draw(st.integers(1, len(values) - at))
        body = b"".join(encode(value) for value in values[at : at + n_items])
        with_size = data.draw(st.booleans())
        out += (long(-n_items) + long(len(body)) if with_size else long(n_items)) + body
        at += n_items
    return out + long(0)


def expected(file):
    return list(fastavro.reader(io.BytesIO(file)))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ITEMS)
@given(data=st.data())
def test_lists_with_and_without_block_sizes_are_read_and_skipped(name, data):
    items, values, encode = ITEMS[name]
    lists = data.draw(st.lists(st.none() | st.lists(values, max_size=8), max_size=6))
    rows = [long(0) if one is None else written(data, one, encode) for one in lists]
    file = file_of(items, rows)
    assert read_avro(file).to_pylist() == expected(file)
    skipped = read_avro(file, columns=["before", "after"])
    assert skipped.to_pylist() == [{"before": 7, "after": "end"}] * len(rows)


def test_long_list_after_short_rows_is_read():
    for items, value in ((pair("long"), long(2**62)), (pair("bytes"), text(b"x" * 50))):
        lists = [
            long(1) + (long(n) + (long(n) + value) * n if n else b"") + long(0) for n in (0, 1)
        ]
        lists += [long(1) + long(5000) + (long(3) + value) * 5000 + long(0)]
        file = file_of(items, lists)
        assert read_avro(file).to_pylist() == expected(file)


BAD_LISTS = {
    "key over 32 bits": (pair("long"), long(1) + long(1) + long(2**31) + long(0) + long(0)),
    "value over 64 bits": (pair("long"), long(1) + long(1) + long(1) + long(2**63) + long(0)),
    "negative length": (pair("bytes"), long(1) + long(1) + long(1) + long(-1) + long(0)),
    "length past the end": (pair("bytes"), long(1) + long(1) + long(1) + long(99) + long(0)),
    "more pairs than bytes": (pair("long"), long(1) + long(2**40) + long(1) * 8 + long(0)),
    "least count": (pair("long"), long(1) + long(-(2**63)) + long(1) * 8 + long(0)),
    "block size past the end": (pair("long"), long(1) + long(-1) + long(10**9) + long(1) * 2),
    "negative block size": (pair("bytes"), long(1) + long(-1) + long(-5) + long(1) * 2 + long(0)),
    "branch past the union": (["null", "long"], long(1) + long(1) + long(2) + long(0)),
    "third branch": ({"type": "array", "items": "long"}, long(2) + long(0)),
}


@pytest.mark.parametrize("name", BAD_LISTS)
def test_bad_list_is_found_corrupt_and_skipping_it_is_safe(name):
    file = file_of(*[BAD_LISTS[name][0], [BAD_LISTS[name][1]]])
    corrupt(file)
    outcome(file, columns=["after"])


@pytest.mark.parametrize("name", ITEMS)
def test_list_cut_at_any_byte_is_found_corrupt(name):
    items, _, encode = ITEMS[name]
    value = {"int-long": (1, 300), "int-bytes": (1, b"ab"), "int-int": (1, 2)}.get(
        name, b"abc" if name == "bytes" else 300
    )
    body = encode(value) * 3
    row = long(7) + long(1) + long(-3) + long(len(body)) + body + long(0) + text("end")
    schema = record(before="long", x=["null", {"type": "array", "items": items}], after="string")
    for length in range(len(row)):
        file = container(schema, block(1, row[:length]))
        for columns in (None, ["after"]):
            with pytest.raises(CorruptMetadataError):
                read_avro(file, columns=columns)


def test_skipped_numbers_end_with_their_nullable_record():
    inner = {"type": "record", "name": "inner", "fields": record(a="long", b="long")["fields"]}
    schema = record(first="long", second="int", x=["null", inner], last="long", wanted="long")
    rows = [
        long(1) * 2 + long(0) + long(9) + long(5),
        long(1) * 3 + long(4) * 2 + long(9) + long(6),
    ]
    file = container(schema, block(2, b"".join(rows)))
    assert read_avro(file, columns=["wanted"])["wanted"].to_pylist() == [5, 6]
    assert read_avro(file).to_pylist() == expected(file)
