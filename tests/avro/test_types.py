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
from tests.reference.avro import expected_schema
from tests.strategies import LOGICAL, PRIMITIVES


def logical(of, logical_type, **more):
    return {"type": of, "logicalType": logical_type, **more}


def fixed(size, **more):
    return {"type": "fixed", "name": "f", "size": size, **more}


def array(items):
    return {"type": "array", "items": items}


def decimal(**more):
    return logical("bytes", "decimal", **more)


PAIR = record(key="int", value="long") | {"name": "k117_v118"}
ENUM = {"type": "enum", "name": "e", "symbols": ["A", "B"]}
VALID = [
    *(*PRIMITIVES, *(schema for schema, _ in LOGICAL), ENUM, fixed(3), {"type": "string"}),
    *(array("int"), array(["null", "int"]), {"type": "map", "values": "int"}),
    *(record(f=["int", "null"]) | {"name": "r"}, array(PAIR) | {"logicalType": "map"}),
    *(["null", "int"], ["int", "null"], ["int"], ["int", "string"]),
    ["int", "null", fixed(1, name="a.f")],
    *(decimal(precision=38, scale=4), decimal(precision=5), decimal(precision=39, scale=39)),
    *(decimal(precision=76), fixed(32, logicalType="decimal", precision=76)),
    fixed(4, logicalType="decimal", precision=9, scale=2),
    *(fixed(16, logicalType="uuid"), fixed(12, logicalType="duration")),
]


@pytest.mark.parametrize("schema", VALID, ids=lambda value: str(value)[:60])
def test_avro_type_becomes_its_arrow_type(schema):
    file = container(record(x=schema))
    assert read_avro(file).schema == expected_schema(file)


#: Logical types that are invalid, and types in Arrow.
INVALID: list[tuple[Any, pa.DataType]] = [
    *((decimal(**invalid), pa.binary()) for invalid in ({}, {"precision": 77}, {"precision": "2"})),
    (decimal(precision=2, scale=3), pa.binary()),
    (fixed(4, logicalType="decimal", precision=10, scale=2), pa.binary(4)),
    (fixed(40, logicalType="decimal", precision=80), pa.binary(40)),
    (logical("long", "timestamp-micros", **{"adjust-to-utc": True}), pa.timestamp("us", "UTC")),
    (logical("long", "date"), pa.int64()),
    (logical("int", "timestamp-millis"), pa.int32()),
    (logical("string", "decimal", precision=3), pa.string()),
    (logical("int", 7), pa.int32()),
]


@pytest.mark.parametrize(("schema", "arrow"), INVALID, ids=lambda value: str(value)[:60])
def test_invalid_logical_type_is_the_type_without_it(schema, arrow):
    assert read_avro(container(record(x=schema))).schema.types == [arrow]


def test_enums_have_every_symbol_unions_the_places_of_branches_and_maps_no_nulls():
    schema = {"type": "enum", "name": "e", "symbols": ["Z", "A", "M"]}
    chunk = read_avro(one_column(schema, long(2), long(2)))["x"].chunk(0)
    assert (chunk.dictionary.to_pylist(), chunk.to_pylist()) == (["Z", "A", "M"], ["M", "M"])
    rows = [long(2) + long(5), long(0) + long(5), long(1), long(3) + text("x"), long(2) + long(6)]
    chunk = read_avro(one_column(["int", "null", "long", "string"], *rows))["x"].chunk(0)
    assert chunk.type_codes.to_pylist() == [2, 0, 1, 3, 2]
    assert chunk.to_pylist() == [5, 5, None, "x", 6]
    [field] = read_avro(container(record(x={"type": "map", "values": "int"}))).schema
    assert not field.type.item_field.nullable
    # The text of a UUID is kept as it is written.
    table = read_avro(one_column(logical("string", "uuid"), text("not a UUID")))
    assert table["x"].to_pylist() == ["not a UUID"]


@pytest.mark.parametrize("unit", ["millis", "micros", "nanos"])
def test_timestamps_beyond_the_calendar_keep_their_value(unit):
    ends = [-(2**63), 2**63 - 1]
    table = read_avro(one_column(logical("long", f"timestamp-{unit}"), *map(long, ends)))
    assert table["x"].cast(pa.int64()).to_pylist() == ends


# -- Lists


def pair(value):
    return record(key="int", value=value) | {"name": "pair"}


INT, LONG = st.integers(-(2**31), 2**31 - 1), st.integers(-(2**63), 2**63 - 1)
TEXT = st.binary(max_size=20)


def optional_long(value):
    return long(1) if value is None else long(0) + long(value)


#: Items of a list, the values they can have, how one is written, and a value.
ITEMS: dict[str, tuple[Any, st.SearchStrategy, Any, Any]] = {
    "long": ("long", LONG, long, 300),
    "nullable long": (["long", "null"], st.none() | LONG, optional_long, 300),
    "bytes": ("bytes", TEXT, text, b"abc"),
    **{
        name: (pair(kind), st.tuples(INT, values), lambda v, w=write: long(v[0]) + w(v[1]), value)
        for name, kind, values, write, value in (
            ("int-long", "long", LONG, long, (1, 300)),
            ("int-bytes", "bytes", TEXT, text, (1, b"ab")),
            ("int-int", "int", INT, long, (1, 2)),
        )
    },
}


def file_of(items, rows):
    schema = record(before="long", x=["null", array(items)], after="string")
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
    items, values, encode, _ = ITEMS[name]
    lists = data.draw(st.lists(st.none() | st.lists(values, max_size=8), max_size=6))
    rows = [long(0) if one is None else written(data, one, encode) for one in lists]
    file = file_of(items, rows)
    assert read_avro(file).to_pylist() == expected(file)
    skipped = read_avro(file, columns=["before", "after"])
    assert skipped.to_pylist() == [{"before": 7, "after": "end"}] * len(rows)


def test_long_list_after_short_rows_is_read():
    for items, value in ((pair("long"), long(2**62)), (pair("bytes"), text(b"x" * 50))):
        item = long(3) + value
        lists = [long(1) + long(0), long(1) + long(1) + item + long(0)]
        lists += [long(1) + long(5000) + item * 5000 + long(0)]
        file = file_of(items, lists)
        assert read_avro(file).to_pylist() == expected(file)


@pytest.mark.parametrize("name", ITEMS)
def test_list_cut_at_any_byte_is_found_corrupt(name):
    items, _, encode, value = ITEMS[name]
    body = encode(value) * 3
    row = long(7) + long(1) + long(-3) + long(len(body)) + body + long(0) + text("end")
    schema = record(before="long", x=["null", array(items)], after="string")
    for length in range(len(row)):
        file = container(schema, block(1, row[:length]))
        for columns in (None, ["after"]):
            with pytest.raises(CorruptMetadataError):
                read_avro(file, columns=columns)


def test_skipped_numbers_end_with_their_nullable_record():
    inner = record(a="long", b="long") | {"name": "inner"}
    schema = record(first="long", second="int", x=["null", inner], last="long", wanted="long")
    rows = [
        long(1) * 2 + long(0) + long(9) + long(5),
        long(1) * 3 + long(4) * 2 + long(9) + long(6),
    ]
    file = container(schema, block(2, b"".join(rows)))
    assert read_avro(file, columns=["wanted"])["wanted"].to_pylist() == [5, 6]
    assert read_avro(file).to_pylist() == expected(file)
