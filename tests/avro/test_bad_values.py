"""Values that are invalid, and bytes that are changed."""

from typing import Any

import pytest

from arrowmeta import read_avro
from arrowmeta.errors import CorruptMetadataError
from arrowmeta.kernels.avro import decode_blocks
from tests.avro.container_files import (
    OVERLONG,
    SYNC,
    block,
    container,
    long,
    one_column,
    record,
    text,
)
from tests.avro.damage import corrupt, outcome
from tests.strategies import CODECS, write_file

FIXED_4 = {"type": "fixed", "name": "f", "size": 4}
ENUM = {"type": "enum", "name": "e", "symbols": ["A", "B"]}
BAD_VALUES: dict[str, tuple[Any, bytes]] = {
    "int over 32 bits": ("int", long(2**31)),
    "int under 32 bits": ("int", long(-(2**31) - 1)),
    "long over 64 bits": ("long", long(2**63)),
    "long of eleven bytes": ("long", OVERLONG),
    "long of 65 bits": ("long", b"\xff" * 9 + b"\x02"),
    "long of ten bytes too large": ("long", b"\xff" * 9 + b"\x02"),
    "cut long": ("long", b"\x80"),
    "cut int": ("int", b"\xff" * 8),
    "cut enum": (ENUM, b"\xff" * 8),
    "no value": ("long", b""),
    "cut float": ("float", b"\0\0\0"),
    "cut double": ("double", b"\0" * 7),
    "cut fixed": (FIXED_4, b"\0\0\0"),
    "no boolean": ("boolean", b""),
    "boolean of 2": ("boolean", b"\x02"),
    "string of negative length": ("string", long(-1)),
    "string past the end": ("string", long(3) + b"ab"),
    "string of absurd length": ("string", long(2**62) + b"ab"),
    "string of overlong length": ("string", OVERLONG + b"ab"),
    "string that is not UTF-8": ("string", text(b"ab\xff")),
    "string with a lone surrogate": ("string", text(b"\xed\xa0\x80")),
    "string with an overlong character": ("string", text(b"\xc0\x80")),
    "string with a cut character": ("string", text("é".encode()[:1])),
    "string beyond Unicode": ("string", text(b"\xf4\x90\x80\x80")),
    "string cut in a character at the end": ("string", text(b"aaaaaaaaaaaaaaa\xf0\x9f\x98")),
    "bytes past the end": ("bytes", long(1)),
    "nullable bytes past the end": (["null", "bytes"], long(1) + long(9)),
    "enum past its symbols": (ENUM, long(2)),
    "negative enum": (ENUM, long(-1)),
    "enum of no symbols": ({"type": "enum", "name": "e", "symbols": []}, long(0)),
    "nullable branch past the union": (["null", "long"], long(2) + long(0)),
    "negative nullable branch": (["null", "long"], long(-1) + long(0)),
    "branch past the union": (["int", "string"], long(2) + long(0)),
    "negative branch": (["int", "string"], long(-1) + long(0)),
    "absurd branch": (["int", "string"], long(2**62)),
    "second of one branch": (["int"], long(1) + long(0)),
    "array past the end": ({"type": "array", "items": "int"}, long(3) + long(1) + long(0)),
    "array without end": ({"type": "array", "items": "int"}, long(1) + long(1)),
    "array of absurd count": ({"type": "array", "items": "int"}, long(2**62)),
    "array of the least count": ({"type": "array", "items": "int"}, long(-(2**63)) + long(1)),
    "array with negative size": ({"type": "array", "items": "int"}, long(-1) + long(-1) + long(1)),
    "array of longs, absurd": ({"type": "array", "items": "long"}, long(2**62)),
    "array of longs, least count": ({"type": "array", "items": "long"}, long(-(2**63)) + long(1)),
    "array of nullable longs, bad branch": (
        {"type": "array", "items": ["null", "long"]},
        long(1) + long(5) + long(0) + long(0),
    ),
    "map key that is not UTF-8": ({"type": "map", "values": "int"}, long(1) + text(b"\xff")),
    "map of absurd count": ({"type": "map", "values": "int"}, long(-(2**62)) + long(1)),
    "decimal wider than 128 bits": (
        {"type": "bytes", "logicalType": "decimal", "precision": 38},
        text(b"\x01" + b"\0" * 16),
    ),
    "decimal over its precision": (
        {"type": "bytes", "logicalType": "decimal", "precision": 2},
        text((100).to_bytes(1, "big")),
    ),
    "bytes left over": ("int", long(1) + b"\0"),
}


@pytest.mark.parametrize("kernel", [decode_blocks, decode_blocks.interpreted])
@pytest.mark.parametrize(("schema", "value"), BAD_VALUES.values(), ids=BAD_VALUES)
def test_bad_value_is_corrupt_at_its_row(schema, value, kernel, monkeypatch):
    monkeypatch.setattr("arrowmeta.avro.decode.decode_blocks", kernel)
    good = write_file(record(other="long"), [{"other": 1}])
    with pytest.raises(CorruptMetadataError) as caught:
        read_avro([good, one_column(schema, value)])
    assert caught.value.path == "source 1"
    assert caught.value.block == 0
    assert caught.value.byte is None or 0 <= caught.value.byte <= len(value)


@pytest.mark.sampled(20)
@pytest.mark.parametrize(("schema", "value"), BAD_VALUES.values(), ids=BAD_VALUES)
def test_bad_value_of_unselected_column_is_refused_or_skipped(schema, value):
    file = container(record(a="long", x=schema), block(1, long(7) + value))
    table = outcome(file, ["a"])
    assert table is None or table["a"].to_pylist() == [7]


def test_corrupt_error_names_block_row_and_byte():
    first = block(1, long(5))
    second = block(3, long(1) + long(2) + long(2**40))
    error = corrupt(container(record(x="int"), first, second))
    assert (error.block, error.row) == (1, 2)
    assert 2 <= error.byte <= 8


def test_array_blocks_with_sizes_are_read():
    pieces = long(-2) + long(2) + long(1) + long(2) + long(1) + long(3) + long(0)
    for items in ("int", "long"):
        table = read_avro(one_column({"type": "array", "items": items}, pieces))
        assert table["x"].to_pylist() == [[1, 2, 3]]


def test_unselected_array_blocks_with_sizes_are_skipped():
    pieces = long(-2) + long(2) + long(1) + long(2) + long(1) + long(3) + long(0)
    schema = record(x={"type": "array", "items": "int"}, a="int")
    assert outcome(container(schema, block(1, pieces + long(7))), ["a"])["a"].to_pylist() == [7]


def test_decimals_of_any_byte_length_are_read():
    schema = {"type": "bytes", "logicalType": "decimal", "precision": 3}
    rows = [
        b"",
        b"\x05",
        b"\0" * 20 + b"\x05",
        b"\xff" * 20 + b"\xfb",
        (-5).to_bytes(16, "big", signed=True),
    ]
    table = read_avro(one_column(schema, *(text(row) for row in rows)))
    assert [int(value) for value in table["x"].to_pylist()] == [0, 5, 5, -5, -5]


def test_union_inside_a_null_record_is_read():
    union = [{"type": "enum", "name": "none", "symbols": []}, "string", "null"]
    outer = {"type": "record", "name": "outer", "fields": [{"name": "u", "type": union}]}
    rows = [long(0), long(1) + long(1) + text("a")]
    table = read_avro(one_column(["null", outer], *rows))
    table.validate(full=True)
    assert table["x"].to_pylist() == [None, {"u": "a"}]


def test_enum_without_symbols_inside_a_null_record_is_read():
    enum = {"type": "enum", "name": "none", "symbols": []}
    outer = {"type": "record", "name": "outer", "fields": [{"name": "e", "type": enum}]}
    table = read_avro(one_column(["null", outer], long(0)))
    table.validate(full=True)
    assert table["x"].to_pylist() == [None]


INNER = {"type": "record", "name": "inner", "fields": [{"name": "y", "type": "string"}]}
EVERYTHING = record(
    a="long",
    b=["null", "string"],
    c={"type": "array", "items": ["null", "long"]},
    d={"type": "map", "values": INNER},
    e=["null", "inner"],
    f=["int", "boolean", {"type": "array", "items": "bytes"}],
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


# Cut files


@pytest.mark.sampled(2)
@pytest.mark.parametrize("codec", CODECS)
def test_file_cut_inside_a_block_is_corrupt(codec):
    file = write_file(EVERYTHING, ROWS, codec, sync_interval=100)
    whole = read_avro(file)
    ends = block_ends(file)
    assert len(ends) > 3
    for length in range(len(file)):
        if length in ends:
            table = read_avro(file[:length])
            assert table.equals(whole.slice(0, table.num_rows))
        else:
            corrupt(file[:length])


def block_ends(file):
    """Where each sync marker ends; the first is that of the header."""
    marker = file[-16:]
    return {i + 16 for i in range(len(file)) if file.startswith(marker, i)}


# Block frames


def test_wrong_sync_marker_is_corrupt():
    error = corrupt(
        container(record(x="int"), block(1, long(1)), block(1, long(1), sync=SYNC[::-1]))
    )
    assert error.block == 1


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
}


@pytest.mark.parametrize("bad", BAD_BLOCKS.values(), ids=BAD_BLOCKS)
def test_bad_block_is_corrupt(bad):
    assert corrupt(container(record(x="int"), block(1, long(1)), bad)).block == 1
