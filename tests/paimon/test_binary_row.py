"""BinaryRows to Arrow: bytes that Paimon wrote, random rows against the oracle, and damage."""

import struct
from datetime import date
from decimal import Decimal

import duckdb
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given

from arrowmeta import decode_binary_rows
from arrowmeta.errors import CorruptMetadataError, UnsupportedError, UsageError
from arrowmeta.kernels.rows import Spans, spans_of
from arrowmeta.paimon.binary_row import countable, decode_spans
from arrowmeta.paimon.schema import DataType, to_arrow
from arrowmeta.text import COUNTABLE_MILLIS, FIRST_MICROS
from tests.paimon.row_strategies import (
    array_of,
    encode,
    row_type,
    schema,
    schema_of,
    tables,
)
from tests.reference import binary_row as oracle

pack = struct.pack


def decoded(types, *rows):
    """Decode rows of an Arrow schema, or of Paimon's types such as `INT, STRING`."""
    fields = types if isinstance(types, pa.Schema) else schema(*filter(None, types.split("; ")))
    return decode_binary_rows(pa.array(rows, pa.binary()), fields)


def row_of(*slots, tail=b""):
    """A row without nulls whose slots have these bytes, before its variable part."""
    return (
        pack(">i", len(slots)) + bytes(8) + b"".join(slot.ljust(8, b"\0") for slot in slots) + tail
    )


def raw(array):
    """Values as 64-bit integers, also of times beyond the range of Python."""
    return array.view(pa.int64()).to_pylist()


# Spec: Paimon 1.x, common/data/BinaryRow.java.
@pytest.mark.parametrize(
    ("types", "row", "expected"),
    [
        ("INT", "00000001|0…0|0a00000000000000", [10]),
        ("STRING", "00000001|0…0|6100000000000081", ["a"]),
        ("STRING", "00000001|0…0|1000000010000000|706172746974696f 6e2d6c6f6e676572",
         ["partition-longer"]),
        ("STRING; INT; INT; DOUBLE",
         "00000004|0…0|416c696365000085 0a00000000000000 0100000000000000 3333333333332640",
         ["Alice", 10, 1, 11.1]),
        # Slots of nulls that are not zero.
        ("INT; INT; DATE; TIMESTAMP(9); DECIMAL(23, 5); BYTES",
         "00000006|0028000000000000|0a00000000000000 0100000000000000 0…0 0000000038000000"
         "0400000040000000 0…0|0…0 ff43a15800000000 0…0",
         [10, 1, date(1970, 1, 1), None, Decimal("-123.45000"), None]),
        ("DECIMAL(5, 2)", "00000001|0…0|ae08000000000000", [Decimal("22.22")]),
        ("", "00000000|0…0", []),
    ],
)  # fmt: skip
def test_rows_written_by_paimon_are_decoded(types, row, expected):
    row = bytes.fromhex(row.replace("|", "").replace("0…0", "0" * 16))
    found = decoded(types, row)
    assert [column[0].as_py() for column in found.flatten()] == expected


def test_chunked_sliced_and_large_binary_arrays_are_read():
    rows = [encode(["INT"], [i]) for i in range(5)]
    chunks = pa.chunked_array([rows[:2], rows[2:]], pa.binary()).slice(1, 3)
    for array in (chunks, pa.array(rows, pa.large_binary()).slice(1, 3)):
        found = decode_binary_rows(array, schema("INT"))
        assert found.to_pylist() == [{"f0": 1}, {"f0": 2}, {"f0": 3}]
    with pytest.raises(UsageError, match="must be binary or large_binary, got int64"):
        decode_binary_rows(pa.array([1]), schema("INT"))


def test_spans_are_read_out_of_a_larger_buffer():
    row = encode(["STRING"], ["longer than seven"])
    buffer = np.frombuffer(b"xyz" + row + b"!" + row, dtype=np.uint8)
    starts, lengths = np.array([3, 0, 4 + len(row)]), np.array([len(row), -1, len(row)], np.int32)
    found = decode_spans(Spans(buffer, starts, lengths), pa.struct([pa.field("s", pa.string())]))
    assert found.to_pylist() == [{"s": "longer than seven"}, None, {"s": "longer than seven"}]
    assert lengths.tolist() == [len(row), -1, len(row)]
    for start, length in ((1, 12), (-1, 12), (13, 1), (2**62, 2**62)):
        spans = Spans(np.zeros(12, dtype=np.uint8), np.array([start]), np.array([length]))
        with pytest.raises(CorruptMetadataError, match="outside"):
            decode_spans(spans, pa.struct([]))


def test_upper_bytes_of_narrow_slots_are_ignored_and_bits_of_doubles_kept():
    slots = (b"\1", b"\xfe", b"\xfe\xff", b"\xfe\xff\xff\xff", pack("<f", 1.5))
    row = row_of(*(slot.ljust(8, b"\xaa") for slot in slots))
    found = decoded("BOOLEAN; TINYINT; SMALLINT; INT; FLOAT", row)
    assert list(found[0].as_py().values()) == [True, -2, -2, -2, 1.5]
    doubles = [pack("<d", value) for value in (float("nan"), -0.0, float("-inf"))]
    columns = decoded("DOUBLE; DOUBLE; DOUBLE", row_of(*doubles)).flatten()
    assert [pack("<q", raw(column)[0]) for column in columns] == doubles


@pytest.mark.parametrize("precision", [5, 18, 19, 38])
@pytest.mark.parametrize("sign", [1, -1])
def test_decimal_beyond_its_precision_is_null(precision, sign):
    largest = sign * (10**precision - 1)
    rows = []
    for unscaled in (largest, largest + sign):
        wide = unscaled.to_bytes(16, "big", signed=True)
        is_wide = precision > 18
        rows.append(
            row_of(pack("<II", 16, 16), tail=wide) if is_wide else row_of(pack("<q", unscaled))
        )
    found = decoded(f"DECIMAL({precision}, 0)", *rows)
    assert found.field(0).to_pylist() == [Decimal(largest), None]
    found.validate(full=True)


@pytest.mark.parametrize(("precision", "unit"), [(6, 10**3), (9, 10**6)])
def test_timestamps_at_64_bit_limits_are_decoded_and_beyond_are_an_error_or_null(precision, unit):
    kind = f"TIMESTAMP({precision})"
    edges = [2**63 - 1, -(2**63), -1, 0, 1, -unit, -unit - 1]
    rows = [encode([kind], [value]) for value in edges]
    assert raw(decoded(kind, *rows).field(0)) == edges
    for beyond in (2**63, -(2**63) - 1, (2**63 - 1) * unit, -(2**63) * unit):
        rows = [encode([kind], [value]) for value in (5, beyond)]
        with pytest.raises(UnsupportedError, match=r"row 1, field f0.*timestamp"):
            decoded(kind, *rows)
        found = decode_spans(spans_of(pa.array(rows)), pa.struct(list(schema(kind))))
        assert raw(found.field(0)) == [5, None]


def bigints(values):
    return [encode(["BIGINT"], [value]) for value in values]


@pytest.mark.parametrize("kind", ["TIMESTAMP(3) WITH LOCAL TIME ZONE", "TIMESTAMP(3)"])
def test_millis_out_of_microsecond_range_are_null_on_request(kind):
    """DuckDB cannot represent them, and would fail every query over the column."""
    millis = [2**63 - 1, COUNTABLE_MILLIS.stop, COUNTABLE_MILLIS.stop - 1, 5]
    millis += [-(2**63), COUNTABLE_MILLIS.start - 1, COUNTABLE_MILLIS.start, None]
    rows = bigints(millis)
    assert raw(decoded(kind, *rows).field(0)) == millis
    found = decode_spans(spans_of(pa.array(rows)), pa.struct(list(schema(kind)))).field(0)
    assert raw(found) == [None, None, millis[2], 5, None, None, millis[6], None]
    duckdb.from_arrow(pa.table({"t": found})).select("t::VARCHAR").fetchall()


def test_seconds_are_rounded_down_and_null_out_of_range():
    seconds = pa.timestamp("s")
    assert raw(decoded(pa.schema({"t": seconds}), *bigints((1999, -1))).field(0)) == [1, -1]
    millis = [2**63 - 1, COUNTABLE_MILLIS.stop, COUNTABLE_MILLIS.stop - 1, -1, None]
    found = decode_spans(spans_of(pa.array(bigints(millis))), pa.struct([("f0", seconds)]))
    assert raw(found.field(0)) == [None, None, millis[2] // 1000, -1, None]
    # 64 bits reach 14 seconds before the first date of DuckDB: casting them to text is fatal.
    micros = [-(2**63), FIRST_MICROS - 1, FIRST_MICROS, -1, None, 2**63 - 1]
    for zone in (None, "UTC"):
        found = countable(pa.array(micros, pa.timestamp("us", zone)))
        assert raw(found) == [None, None, *micros[2:]]
        duckdb.from_arrow(pa.table({"t": found})).select("t::VARCHAR").fetchall()


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        (
            schema_of(row_type([DataType("", ("QUBIT(3)",)), DataType("INT")])),
            {"f0": None, "f1": 9},
        ),
        (pa.schema({"x": pa.null(), "y": pa.int64()}), {"x": None, "y": 9}),
    ],
    ids=["unknown type", "null type"],
)
def test_fields_of_unknown_or_null_type_are_not_read(fields, expected):
    assert decoded(fields, row_of(b"\xff" * 8, pack("<q", 9))).to_pylist() == [expected]


@given(tables())
def test_random_rows_match_reference_decoder(table):
    row, rows = table
    types = [field.type for field in row.parts]
    names = [field.name for field in row.parts]
    encoded = [None if values is None else oracle.encode(types, values) for values in rows]
    found = decoded(schema_of(row), *encoded)
    found.validate(full=True)
    said = [None if row is None else oracle.decode(types, row) for row in encoded]
    assert said == rows
    expected = [None if row is None else dict(zip(names, row, strict=True)) for row in said]
    # Row by row of fields: a struct built in Python would tell less about where they differ.
    assert found.equals(pa.array(expected, to_arrow(row)))


INT_ROW = encode(["INT"], [1])
LIST = pa.schema({"a": pa.list_(pa.int64())})
REQUIRED = pa.field("element", pa.int32(), nullable=False)
REQUIRED_LIST = pa.schema([pa.field("a", pa.list_(REQUIRED), nullable=False)])
#: 1,000 elements that are one string.
ONE_STRING = pack("<i", 1000) + bytes(128) + pack("<II", 8000, 8132) * 1000 + b"x" * 8000
NESTED_TYPE = array_of(row_type([DataType("STRING")]))
NESTED = oracle.encode([NESTED_TYPE], [[{"f0": "abc"}] * 3])
NESTED_BAD = NESTED.replace(b"abc\0\0\0\0\x83", b"abc\0\0\0\0\xff")
UTF8 = [encode(["BYTES"], [text]) for text in ("ä".encode(), b"a\xff", b"")]


def in_list(array):
    return row_of(pack("<II", len(array), 16), tail=array)


def two_strings(slot):
    return row_of(slot, bytes(7) + b"\x80", tail=b"in place")


#: Types, rows, what the error says, and its row and byte where they are known.
DAMAGED = [
    *(("INT", [INT_ROW, pack(">i", arity) + INT_ROW[4:]], "fields", 1, 0)
      for arity in (0, 2, 2**31 - 1, -1)),
    *(("STRING; STRING", [two_strings(slot)], f"field f0.*{reason}", 0, 12)
      for slot, reason in (
          (b"abcdefg\x88", "7 bytes"),
          (pack("<II", 9, 24), "outside"),  # a byte too many
          (pack("<II", 8, 8), "outside"),  # points into the slots
          (pack("<II", 2**32 - 1, 24), "outside"),
          (pack("<II", 8, 2**31 - 1), "outside"),
      )),
    ("STRING; STRING", [row_of(*[pack("<II", 8, 24)] * 2, tail=b"8 bytes.")], "same bytes",
     None, None),
    (pa.schema({"a": pa.list_(pa.string())}), [in_list(ONE_STRING)], "same bytes", None, None),
    *((LIST, [in_list(pack("<i", n) + bytes(12))], "more elements", 0, 20)
      for n in (-1, 2, 2**31 - 1, -(2**31))),
    (schema_of(row_type([NESTED_TYPE])), [NESTED, None, NESTED_BAD], "7 bytes", 2,
     NESTED_BAD.index(b"abc")),
    ("STRING", [None, *UTF8], "UTF-8", 2, None),
    *((REQUIRED_LIST, [oracle.encode([array_of(DataType("INT"))], [value])], "cannot be", None,
       None) for value in (None, [1, None])),
    *(("DECIMAL(20, 0)", [row_of(pack("<II", size, 16), tail=bytes(24))], "decimal", None, None)
      for size in (0, 17)),
    ("TIMESTAMP(6)", [row_of(pack("<II", 1_000_000, 16), tail=bytes(8))], "999999", None, None),
    *((pa.schema({"t": pa.time32("ms")}), [row_of(millis.to_bytes(8, "little", signed=True))],
       "time of day is out of range", 0, 0) for millis in (-1, 86_400_000)),
]  # fmt: skip


@pytest.mark.parametrize(("types", "rows", "reason", "row", "byte"), DAMAGED)
def test_damaged_row_is_corrupt_at_its_place(types, rows, reason, row, byte):
    with pytest.raises(CorruptMetadataError, match=reason) as caught:
        decoded(types, *rows)
    assert row in (None, caught.value.row)
    assert byte in (None, caught.value.byte)


def test_arrow_type_that_paimon_lacks_is_unsupported():
    with pytest.raises(UnsupportedError, match="f0 is uint8"):
        decoded(pa.schema({"f0": pa.uint8()}), bytes(12))
