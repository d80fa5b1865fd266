"""Schemas and blocks that are invalid."""

import json
from math import log2
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import read_avro
from arrowmeta.avro.container import AvroFile
from arrowmeta.avro.decode import MAX_BROKEN_FRAMES, decode_files
from arrowmeta.errors import ArrowMetaError, CorruptMetadataError, UnsupportedError
from tests.avro.container_files import SYNC, block, container, long, one_column, record, text
from tests.avro.damage import corrupt, outcome

FIXED_4 = {"type": "fixed", "name": "f", "size": 4}


def nested(depth):
    """An array of arrays of arrays ... as JSON text."""
    return '{"type":"array","items":' * depth + '"int"' + "}" * depth


def chain(length):
    """Records each of which holds the one declared before it: flat to parse, deep to decode."""
    fields = [{"name": "f0", "type": record(x="int") | {"name": "r0"}}]
    fields += [
        {"name": f"f{i}", "type": record(x=f"r{i - 1}") | {"name": f"r{i}"}}
        for i in range(1, length)
    ]
    return {"type": "record", "name": "top", "fields": fields}


def doubling(times):
    """Records each of which holds the one before it twice."""
    schema: Any = "int"
    for i in range(times):
        schema = record(x=schema, y=f"r{i - 1}" if i else "int") | {"name": f"r{i}"}
    return schema


BAD_SCHEMAS: dict[str, Any] = {
    "no JSON": "{",
    "not UTF-8": b"\xff",
    "a number": 7,
    "null": None,
    "empty object": {},
    "empty text": "",
    "unknown type": "strong",
    "unknown type in an object": {"type": "strong"},
    "type that is a number": {"type": 3},
    "record without name": {"type": "record", "fields": []},
    "record without fields": {"type": "record", "name": "r"},
    "fields that are no list": {"type": "record", "name": "r", "fields": 3},
    "field that is no object": {"type": "record", "name": "r", "fields": [3]},
    "field without name": {"type": "record", "name": "r", "fields": [{"type": "int"}]},
    "field without type": {"type": "record", "name": "r", "fields": [{"name": "x"}]},
    "two fields of one name": {
        "type": "record",
        "name": "r",
        "fields": [{"name": "x", "type": "int"}] * 2,
    },
    "field name with a lone surrogate": record(**{"\ud800": "int"}),
    "name that is a list": {"type": "record", "name": ["r"], "fields": []},
    "namespace with a lone surrogate": record(
        x={"type": "fixed", "name": "f", "namespace": "\ud800", "size": 1}, y=["int", "\ud800.f"]
    ),
    "fixed without size": {"type": "fixed", "name": "f"},
    "fixed of negative size": {"type": "fixed", "name": "f", "size": -1},
    "fixed of size true": {"type": "fixed", "name": "f", "size": True},
    "fixed of absurd size": {"type": "fixed", "name": "f", "size": 2**62},
    "enum without symbols": {"type": "enum", "name": "e"},
    "enum with a symbol twice": {"type": "enum", "name": "e", "symbols": ["A", "A"]},
    "enum symbol that is a number": {"type": "enum", "name": "e", "symbols": [1]},
    "enum symbol with a lone surrogate": {"type": "enum", "name": "e", "symbols": ["\ud800"]},
    "array without items": {"type": "array"},
    "map without values": {"type": "map"},
    "empty union": [],
    "union in a union": ["int", ["null", "string"]],
    "union with a type twice": ["int", "string", "int"],
    "type defined twice": record(x=FIXED_4, y=FIXED_4),
}


@pytest.mark.parametrize("schema", BAD_SCHEMAS.values(), ids=BAD_SCHEMAS)
def test_bad_schema_is_corrupt(schema):
    # JSON text, so that lone surrogates are escapes as a hostile writer would leave them.
    is_text = schema == "{" or isinstance(schema, bytes)
    corrupt(container(schema if is_text else json.dumps(schema), block(1, b"\0")))


@pytest.mark.parametrize(
    "schema",
    [
        record(x=["null", "row"]),
        record(x={"type": "array", "items": "row"}),
        record(x={"type": "map", "values": ["null", "row"]}),
        record(x=record(y="row") | {"name": "inner"}),
    ],
    ids=["union", "array", "map", "other record"],
)
def test_recursive_schema_is_unsupported(schema):
    with pytest.raises(UnsupportedError, match="row"):
        read_avro(container(schema))


def many_branches(number):
    """A union of so many types."""
    return [{"type": "fixed", "name": f"f{i}", "size": 1} for i in range(number)]


def test_union_of_128_types_is_read():
    column = read_avro(one_column(many_branches(128), long(127) + b"x"))["x"]
    column.validate(full=True)
    assert column.to_pylist() == [b"x"]


def test_union_of_129_types_is_unsupported():
    content = container(record(x=many_branches(129), y="int"), block(1, long(128) + b"x" + long(7)))
    with pytest.raises(UnsupportedError, match="a union of 129 types"):
        read_avro(content)
    # Other columns can be read.
    assert read_avro(content, columns=["y"]).to_pylist() == [{"y": 7}]


@pytest.mark.parametrize("depth", [100, 10_000, 1_000_000])
def test_deeply_nested_schema_is_refused(depth):
    assert outcome(container(nested(depth))) is None


@pytest.mark.sampled(1)
@pytest.mark.parametrize("length", [50, 300, 430, 5000])
def test_deep_chain_of_named_types_is_refused_or_read(length):
    outcome(container(chain(length)))


def test_schema_of_a_million_values_is_refused():
    assert outcome(container(doubling(20))) is None


N_BLOCKS = 100
BAD = b"\x03"  # a length of -2


@given(st.sets(st.integers(0, N_BLOCKS - 1)))
def test_only_bad_blocks_are_lost(bad):
    blocks = [block(1, BAD if at in bad else text(f"row {at}")) for at in range(N_BLOCKS)]
    file = AvroFile.of("f", container(record(x="string"), *blocks))
    damage: list[ArrowMetaError] = []
    chunks = list(decode_files([file], None, lambda chunk: chunk.batch, on_damage=damage.append))
    found = [row["x"] for chunk in chunks for row in chunk.to_pylist()]
    assert found == [f"row {at}" for at in range(N_BLOCKS) if at not in bad]
    assert all(isinstance(error, CorruptMetadataError) for error in damage)
    assert [error.block for error in damage] == sorted(bad)  # type: ignore[attr-defined]
    assert len(chunks) <= 1 + len(bad) * (2 + log2(N_BLOCKS))


def test_decoding_stops_after_the_maximum_of_broken_frames():
    row = block(1, text("row"))
    file = AvroFile.of("f", container(record(x="string"), row, b"\xff" + SYNC * 100_000))
    damage: list[CorruptMetadataError] = []
    chunks = list(decode_files([file], None, lambda chunk: chunk.batch, on_damage=damage.append))
    assert [row for chunk in chunks for row in chunk.to_pylist()] == [{"x": "row"}]
    assert len(damage) == MAX_BROKEN_FRAMES
    assert "the rest is not looked at" in damage[-1].reason
