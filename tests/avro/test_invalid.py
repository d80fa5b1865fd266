"""Schemas, values and blocks that are invalid, and files that are cut."""

import json
from typing import Any

import pytest

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError, UnsupportedError
from arrowmeta.kernels.avro import decode_blocks
from tests.avro.container_files import (
    OVERLONG,
    SYNC,
    block,
    container,
    corrupt,
    long,
    one_column,
    outcome,
    record,
    text,
)
from tests.strategies import CODECS, write_file

FIXED_4 = {"type": "fixed", "name": "f", "size": 4}


def nested(depth):
    """An array of arrays of arrays ... as JSON text."""
    return '{"type":"array","items":' * depth + '"int"' + "}" * depth


def chain(length):
    """Records each of which holds the one declared before it: flat to parse, deep to decode."""
    fields = {"f0": record(x="int") | {"name": "r0"}}
    fields |= {f"f{i}": record(x=f"r{i - 1}") | {"name": f"r{i}"} for i in range(1, length)}
    return record(**fields) | {"name": "top"}


def doubling(times):
    """Records each of which holds the one before it twice."""
    schema: Any = "int"
    for i in range(times):
        schema = record(x=schema, y=f"r{i - 1}" if i else "int") | {"name": f"r{i}"}
    return schema


def of_fields(*fields):
    return {"type": "record", "name": "r", "fields": list(fields)}


def symbols(*values):
    return {"type": "enum", "name": "e", "symbols": list(values)}


SURROGATE = {"type": "fixed", "name": "f", "namespace": "\ud800", "size": 1}
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
    "field that is no object": of_fields(3),
    "field without name": of_fields({"type": "int"}),
    "field without type": of_fields({"name": "x"}),
    "two fields of one name": of_fields(*[{"name": "x", "type": "int"}] * 2),
    "field name with a lone surrogate": record(**{"\ud800": "int"}),
    "name that is a list": {"type": "record", "name": ["r"], "fields": []},
    "namespace with a lone surrogate": record(x=SURROGATE, y=["int", "\ud800.f"]),
    "fixed without size": {"type": "fixed", "name": "f"},
    "fixed of negative size": {"type": "fixed", "name": "f", "size": -1},
    "fixed of size true": {"type": "fixed", "name": "f", "size": True},
    "fixed of absurd size": {"type": "fixed", "name": "f", "size": 2**62},
    "enum without symbols": {"type": "enum", "name": "e"},
    "enum with a symbol twice": symbols("A", "A"),
    "enum symbol that is a number": symbols(1),
    "enum symbol with a lone surrogate": symbols("\ud800"),
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


def test_unions_of_up_to_128_types_are_read():
    kinds = [{"type": "fixed", "name": f"f{i}", "size": 1} for i in range(129)]
    column = read_avro(one_column(kinds[:128], long(127) + b"x"))["x"]
    column.validate(full=True)
    assert column.to_pylist() == [b"x"]
    content = container(record(x=kinds, y="int"), block(1, long(128) + b"x" + long(7)))
    with pytest.raises(UnsupportedError, match="a union of 129 types"):
        read_avro(content)
    # Other columns can be read.
    assert read_avro(content, columns=["y"]).to_pylist() == [{"y": 7}]


@pytest.mark.parametrize("depth", [100, 10_000, 1_000_000])
def test_deeply_nested_schema_is_refused(depth):
    assert outcome(container(nested(depth))) is None
    assert depth > 100 or outcome(container(doubling(20))) is None  # of a million values


@pytest.mark.sampled(1)
@pytest.mark.parametrize("length", [50, 300, 430, 5000])
def test_deep_chain_of_named_types_is_refused_or_read(length):
    outcome(container(chain(length)))


# -- Values


def array(items):
    return {"type": "array", "items": items}


def decimal(precision):
    return {"type": "bytes", "logicalType": "decimal", "precision": precision}


ENUM = symbols("A", "B")
PAIR, OF_BYTES = (
    array(record(key="int", value=kind) | {"name": "pair"}) for kind in ("long", "bytes")
)
BAD_VALUES: dict[str, tuple[Any, bytes]] = {
    "int over 32 bits": ("int", long(2**31)),
    "int under 32 bits": ("int", long(-(2**31) - 1)),
    "long over 64 bits": ("long", long(2**63)),
    "long of eleven bytes": ("long", OVERLONG),
    "cut long": ("long", b"\x80"),
    "cut int": ("int", b"\xff" * 8),
    "no value": ("long", b""),
    "cut float": ("float", b"\0\0\0"),
    "cut fixed": (FIXED_4, b"\0\0\0"),
    "no boolean": ("boolean", b""),
    "boolean of 2": ("boolean", b"\x02"),
    "string of a cut length": ("string", b"\x80"),
    "string of negative length": ("string", long(-1)),
    "string past the end": ("string", long(3) + b"ab"),
    "string of absurd length": ("string", long(2**62) + b"ab"),
    "string that is not UTF-8": ("string", text(b"ab\xff")),
    "string with a lone surrogate": ("string", text(b"\xed\xa0\x80")),
    "string with an overlong character": ("string", text(b"\xc0\x80")),
    "string with a cut character": ("string", text("é".encode()[:1])),
    "string cut in a character at the end": ("string", text(b"aaaaaaaaaaaaaaa\xf0\x9f\x98")),
    "bytes past the end": ("bytes", long(1)),
    "nullable bytes past the end": (["null", "bytes"], long(1) + long(9)),
    "enum past its symbols": (ENUM, long(2)),
    "negative enum": (ENUM, long(-1)),
    "enum of no symbols": (symbols(), long(0)),
    "nullable branch past the union": (["null", "long"], long(2) + long(0)),
    "branch past the union": (["int", "string"], long(2) + long(0)),
    "negative branch": (["int", "string"], long(-1) + long(0)),
    "second of one branch": (["int"], long(1) + long(0)),
    "array past the end": (array("int"), long(3) + long(1) + long(0)),
    "array without end": (array("int"), long(1) + long(1)),
    "array of absurd count": (array("int"), long(2**62)),
    "array of the least count": (array("int"), long(-(2**63)) + long(1)),
    "array with negative size": (array("int"), long(-1) + long(-1) + long(1)),
    "array of longs, least count": (array("long"), long(-(2**63)) + long(1)),
    "array of nullable longs": (array(["null", "long"]), long(1) + long(5) + long(0) + long(0)),
    "map key that is not UTF-8": ({"type": "map", "values": "int"}, long(1) + text(b"\xff")),
    "decimal wider than 128 bits": (decimal(38), text(b"\x01" + b"\0" * 16)),
    "decimal over its precision": (decimal(2), text((100).to_bytes(1, "big"))),
    "bytes left over": ("int", long(1) + b"\0"),
    # Pairs, as Iceberg has maps.
    "key over 32 bits": (PAIR, long(1) + long(2**31) + long(0) + long(0)),
    "value over 64 bits": (PAIR, long(1) + long(1) + long(2**63) + long(0)),
    "negative length": (OF_BYTES, long(1) + long(1) + long(-1) + long(0)),
    "length past the end": (OF_BYTES, long(1) + long(1) + long(99) + long(0)),
    "more pairs than bytes": (PAIR, long(2**40) + long(1) * 8 + long(0)),
    "block size past the end": (PAIR, long(-1) + long(10**9) + long(1) * 2),
    "negative block size": (OF_BYTES, long(-1) + long(-5) + long(1) * 2 + long(0)),
}


@pytest.mark.parametrize("kernel", [decode_blocks, decode_blocks.interpreted])
@pytest.mark.parametrize(("schema", "value"), BAD_VALUES.values(), ids=BAD_VALUES)
def test_bad_value_is_corrupt_at_its_row(schema, value, kernel, monkeypatch):
    monkeypatch.setattr("arrowmeta.avro.decode.decode_blocks", kernel)
    good = write_file(record(other="long"), [{"other": 1}])
    forms = [(schema, value), (["null", schema], long(1) + value)]
    for kind, content in forms[: 1 if isinstance(schema, list) else 2]:
        with pytest.raises(CorruptMetadataError) as caught:
            read_avro([good, one_column(kind, content)])
        assert (caught.value.path, caught.value.block) == ("source 1", 0)
        assert caught.value.byte is None or 0 <= caught.value.byte <= len(content)


@pytest.mark.sampled(30)
@pytest.mark.parametrize(("schema", "value"), BAD_VALUES.values(), ids=BAD_VALUES)
def test_bad_value_of_unselected_column_is_refused_or_skipped(schema, value):
    file = container(record(a="long", x=schema), block(1, long(7) + value))
    table = outcome(file, ["a"])
    assert table is None or table["a"].to_pylist() == [7]
    outcome(container(record(x=schema, a="long"), block(1, value + long(7))), ["a"])


def test_corrupt_error_names_block_row_and_byte():
    second = block(3, long(1) + long(2) + long(2**40))
    error = corrupt(container(record(x="int"), block(1, long(5)), second))
    assert (error.block, error.row) == (1, 2)
    assert 2 <= error.byte <= 8


PIECES = long(-2) + long(2) + long(1) + long(2) + long(1) + long(3) + long(0)
OUTER_ENUM = record(e=symbols()) | {"name": "outer"}
OUTER_UNION = record(u=[symbols(), "string", "null"]) | {"name": "outer"}
UNUSUAL: dict[str, tuple[Any, list[bytes], list[Any]]] = {
    "array of ints in blocks with sizes": (array("int"), [PIECES], [[1, 2, 3]]),
    "array of longs in blocks with sizes": (array("long"), [PIECES], [[1, 2, 3]]),
    "decimals of any length": (
        decimal(3),
        [text(b""), text(b"\x05"), text(b"\0" * 20 + b"\x05"), text(b"\xff" * 20 + b"\xfb")],
        [0, 5, 5, -5],
    ),
    "union inside a null record": (
        ["null", OUTER_UNION],
        [long(0), long(1) + long(1) + text("a")],
        [None, {"u": "a"}],
    ),
    "enum without symbols inside a null record": (["null", OUTER_ENUM], [long(0)], [None]),
}


@pytest.mark.parametrize(("schema", "rows", "values"), UNUSUAL.values(), ids=UNUSUAL)
def test_unusual_values_are_read(schema, rows, values):
    table = read_avro(one_column(schema, *rows))
    table.validate(full=True)
    assert table["x"].to_pylist() == values
    if PIECES in rows:
        file = container(record(x=schema, a="int"), block(1, PIECES + long(7)))
        assert outcome(file, ["a"])["a"].to_pylist() == [7]


# -- Cut files and block frames

EVERYTHING = record(
    a="long",
    b=["null", "string"],
    c=array(["null", "long"]),
    d={"type": "map", "values": record(y="string") | {"name": "inner"}},
    e=["null", "inner"],
    f=["int", "boolean", array("bytes")],
    g=ENUM,
    h={"type": "bytes", "logicalType": "decimal", "precision": 20, "scale": 2},
    i=["double", "null"],
)
ROWS: list[dict[str, Any]] = [
    {
        "a": i << i,
        "b": None if i % 3 == 0 else "é" * i,
        "c": [None, i, -i][: i % 4],
        "d": {f"k{i}": {"y": "v"}},
        "e": {"y": "w"} if i % 2 else None,
        "f": [i, True, [b"x", b"yz"]][i % 3],
        "g": "AB"[i % 2],
        "h": b"\x01\x02",
        "i": 0.5 if i % 2 else None,
    }
    for i in range(12)
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("codec", CODECS)
def test_file_cut_inside_a_block_is_corrupt(codec):
    file = write_file(EVERYTHING, ROWS, codec, sync_interval=100)
    whole, marker = read_avro(file), file[-16:]
    ends = {i + 16 for i in range(len(file)) if file.startswith(marker, i)}
    assert len(ends) > 3
    for length in range(len(file)):
        if length in ends:
            table = read_avro(file[:length])
            assert table.equals(whole.slice(0, table.num_rows))
        else:
            corrupt(file[:length])


BAD_BLOCKS = {
    "more rows than bytes": block(1000, long(1)),
    "absurd row count": block(2**62, long(1)),
    "negative row count": block(-1, long(1)),
    "absurd size": block(1, long(1), size=2**62),
    "negative size": block(1, long(1), size=-1),
    "size that overflows": block(1, long(1), size=2**63 - 1),
    "overlong size": long(1) + OVERLONG + long(1) + SYNC,
    "rows without bytes": block(1, b""),
    "bytes without rows": block(0, long(1)),
    "wrong sync marker": block(1, long(1), sync=SYNC[::-1]),
}


@pytest.mark.parametrize("bad", BAD_BLOCKS.values(), ids=BAD_BLOCKS)
def test_bad_block_is_corrupt(bad):
    assert corrupt(container(record(x="int"), block(1, long(1)), bad)).block == 1
