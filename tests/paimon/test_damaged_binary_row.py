"""Damaged BinaryRows give values or an error that names the row."""

import struct
from decimal import Decimal

import pyarrow as pa
import pytest

from arrowmeta.errors import ArrowMetaError, CorruptMetadataError
from arrowmeta.paimon.binary_row import decode_binary_rows
from arrowmeta.paimon.schema import DataType, parse_type_text
from tests.paimon.binary_rows import rows_of, schema, schema_of
from tests.paimon.row_strategies import array_of, map_of, row_type, vector_of
from tests.reference import binary_row as oracle


@pytest.mark.parametrize("arity", [0, 2, 2**31 - 1, -1])
def test_wrong_arity_error_names_the_row(arity):
    row = oracle.encode([DataType("INT")], [1])
    bad = struct.pack(">i", arity) + row[4:]
    with pytest.raises(CorruptMetadataError, match="fields") as caught:
        decode_binary_rows(rows_of(row, bad), schema("INT"))
    assert (caught.value.row, caught.value.byte) == (1, 0)


STRING_SLOT = 12


@pytest.mark.parametrize(
    ("slot", "reason"),
    [
        pytest.param(b"abcdefg\x88", "7 bytes", id="eight_bytes_in_place"),
        pytest.param(struct.pack("<II", 9, 24), "outside", id="one_byte_too_many"),
        pytest.param(struct.pack("<II", 8, 8), "outside", id="points_into_the_slots"),
        pytest.param(struct.pack("<II", 2**32 - 1, 24), "outside", id="huge_length"),
        pytest.param(struct.pack("<II", 8, 2**31 - 1), "outside", id="huge_offset"),
    ],
)
def test_string_with_wrong_offset_or_length_is_corrupt(slot, reason):
    row = struct.pack(">i", 2) + bytes(8) + slot + bytes(7) + b"\x80" + b"in place"
    with pytest.raises(CorruptMetadataError, match=reason) as caught:
        decode_binary_rows(rows_of(row), schema("STRING", "STRING"))
    assert (caught.value.row, caught.value.byte) == (0, STRING_SLOT)
    assert "f0" in str(caught.value)


def test_fields_that_share_bytes_are_corrupt():
    slots = struct.pack("<II", 8, 24) * 2
    row = struct.pack(">i", 2) + bytes(8) + slots + b"8 bytes."
    with pytest.raises(CorruptMetadataError, match="same bytes"):
        decode_binary_rows(rows_of(row), schema("STRING", "STRING"))


def test_array_elements_that_share_bytes_are_corrupt():
    n = 1000
    element = struct.pack("<II", 8000, 4 + 128 + 8 * n)
    array = struct.pack("<i", n) + bytes(128) + element * n + b"x" * 8000
    row = struct.pack(">i", 1) + bytes(8) + struct.pack("<II", len(array), 16) + array
    with pytest.raises(CorruptMetadataError, match="same bytes"):
        decode_binary_rows(rows_of(row), pa.schema({"a": pa.list_(pa.string())}))


@pytest.mark.parametrize("count", [-1, 2, 2**31 - 1, -(2**31)])
def test_array_with_more_elements_than_bytes_is_corrupt(count):
    array = struct.pack("<i", count) + bytes(12)
    row = struct.pack(">i", 1) + bytes(8) + struct.pack("<II", len(array), 16) + array
    with pytest.raises(CorruptMetadataError, match="more elements") as caught:
        decode_binary_rows(rows_of(row), pa.schema({"a": pa.list_(pa.int64())}))
    assert (caught.value.row, caught.value.byte) == (0, 20)


def test_error_in_nested_row_names_the_outer_row():
    inner = row_type([DataType("STRING")])
    nested = row_type([array_of(inner)])
    good = oracle.encode([array_of(inner)], [[{"f0": "abc"}] * 3])
    bad = good.replace(b"abc\0\0\0\0\x83", b"abc\0\0\0\0\xff")
    with pytest.raises(CorruptMetadataError, match="7 bytes") as caught:
        decode_binary_rows(rows_of(good, None, bad), schema_of(nested))
    assert caught.value.row == 2
    assert caught.value.byte == bad.index(b"abc")


def test_invalid_utf8_error_names_the_row():
    rows = [oracle.encode([DataType("BYTES")], [text]) for text in ("ä".encode(), b"a\xff", b"")]
    with pytest.raises(CorruptMetadataError, match="UTF-8") as caught:
        decode_binary_rows(rows_of(None, *rows), schema("STRING"))
    assert caught.value.row == 2


@pytest.mark.parametrize("value", [None, [1, None]])
def test_null_in_non_nullable_field_is_corrupt(value):
    element = pa.field("element", pa.int32(), nullable=False)
    fields = pa.schema([pa.field("a", pa.list_(element), nullable=False)])
    row = oracle.encode([array_of(DataType("INT"))], [value])
    with pytest.raises(CorruptMetadataError, match="cannot be"):
        decode_binary_rows(rows_of(row), fields)


def outcome(row, types):
    """What a damaged row decodes to; None for an error of ours. Anything else fails the test."""
    try:
        decoded = decode_binary_rows(rows_of(row), types)
    except ArrowMetaError:
        return None
    decoded.validate(full=True)
    return decoded


EVERYTHING = row_type(
    [
        parse_type_text(text)
        for text in ("STRING", "DECIMAL(30, 2)", "TIMESTAMP(9)", "DECIMAL(9, 1)", "VARIANT")
    ]
)


def everything():
    floats = vector_of(DataType("FLOAT", nullable=False), 3)
    texts = map_of(DataType("STRING", nullable=False), array_of(DataType("STRING")))
    row = row_type([*(f.type for f in EVERYTHING.parts), floats, texts, EVERYTHING])
    variant = {"value": b"12345", "metadata": b"678"}
    flat = ["longer than 7 bytes", Decimal("-12345678901234567890.12"), 10**18, Decimal("1.5")]
    inner = dict(zip((f.name for f in EVERYTHING.parts), [*flat, variant], strict=True))
    pairs = [("k", ["a", None, "much longer than that"]), ("another key", [])]
    values = [*flat, variant, [1.0, 2.0, 3.0], pairs, inner]
    return row, oracle.encode([f.type for f in row.parts], values)


def test_truncated_row_is_corrupt_unless_only_padding_is_lost():
    row, whole = everything()
    types = schema_of(row)
    expected = outcome(whole, types)
    assert expected is not None
    for cut in range(len(whole)):
        decoded = outcome(whole[:cut], types)
        assert decoded is None or (decoded.equals(expected) and len(whole) - cut < 8)


@pytest.mark.parametrize("millis", [-1, 86_400_000])
def test_time_outside_of_a_day_is_corrupt_at_its_row(millis):
    row = bytes.fromhex("00000001" + "00" * 8) + millis.to_bytes(8, "little", signed=True)
    with pytest.raises(CorruptMetadataError, match="time of day is out of range") as caught:
        decode_binary_rows(pa.array([row]), pa.schema({"t": pa.time32("ms")}))
    assert (caught.value.row, caught.value.byte) == (0, 0)
