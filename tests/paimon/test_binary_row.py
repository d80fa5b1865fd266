"""BinaryRows to Arrow: bytes that Paimon wrote, and random rows against the oracle."""

import struct
from decimal import Decimal

import duckdb
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given

from arrowmeta.errors import CorruptMetadataError, UnsupportedError, UsageError
from arrowmeta.kernels.rows import Spans, spans_of
from arrowmeta.paimon.binary_row import countable, decode_binary_rows, decode_spans
from arrowmeta.paimon.schema import DataType, to_arrow
from arrowmeta.text import COUNTABLE_MILLIS, FIRST_MICROS
from tests.paimon.binary_rows import encode_all, rows_of, schema, schema_of
from tests.paimon.row_strategies import row_type, tables
from tests.reference import binary_row as oracle


def hexed(text):
    return bytes.fromhex(text.replace("|", "").replace("0…0", "0" * 16))


def raw(array):
    """Values as 64-bit integers, also of times beyond the range of Python."""
    return array.view(pa.int64()).to_pylist()


# Bytes from tables that Paimon wrote. Spec: Paimon 1.x, common/data/BinaryRow.java.


@pytest.mark.parametrize(
    ("types", "row", "expected"),
    [
        pytest.param(["INT"], "00000001|0…0|0a00000000000000", [10], id="int"),
        pytest.param(["STRING"], "00000001|0…0|6100000000000081", ["a"], id="string_in_place"),
        pytest.param(
            ["STRING"],
            "00000001|0…0|1000000010000000|706172746974696f 6e2d6c6f6e676572",
            ["partition-longer"],
            id="string_pointed_to",
        ),
        pytest.param(
            ["STRING", "INT", "INT", "DOUBLE"],
            "00000004|0…0|416c696365000085 0a00000000000000 0100000000000000 3333333333332640",
            ["Alice", 10, 1, 11.1],
            id="four_columns",
        ),
        pytest.param(
            ["INT", "INT", "DATE", "TIMESTAMP(9)", "DECIMAL(23, 5)", "BYTES"],
            "00000006|0028000000000000|0a00000000000000 0100000000000000 0…0 0000000038000000"
            "0400000040000000 0…0|0…0 ff43a15800000000 0…0",
            [10, 1, None, None, Decimal("-123.45000"), None],
            id="null_slots_that_are_not_zero",
        ),
        pytest.param(
            ["DECIMAL(5, 2)"], "00000001|0…0|ae08000000000000", [Decimal("22.22")], id="decimal"
        ),
        pytest.param([], "00000000|0…0", [], id="no_fields"),
    ],
)
def test_rows_written_by_paimon_are_decoded(types, row, expected):
    decoded = decode_binary_rows(rows_of(hexed(row)), schema(*types))
    values = [column[0].as_py() for column in decoded.flatten()]
    if "DATE" in types:
        expected[types.index("DATE")] = values[types.index("DATE")]
        assert values[types.index("DATE")].isoformat() == "1970-01-01"
    assert values == expected


# The shape of the input.


def test_chunked_sliced_and_large_binary_arrays_are_read():
    rows = [oracle.encode([DataType("INT")], [i]) for i in range(5)]
    chunked = pa.chunked_array([rows_of(*rows[:2]), rows_of(*rows[2:])]).slice(1, 3)
    expected = [{"f0": 1}, {"f0": 2}, {"f0": 3}]
    assert decode_binary_rows(chunked, schema("INT")).to_pylist() == expected
    large = pa.array(rows, pa.large_binary()).slice(1, 3)
    assert decode_binary_rows(large, schema("INT")).to_pylist() == expected


def test_array_of_another_type_is_a_usage_error():
    with pytest.raises(UsageError, match="must be binary or large_binary, got int64"):
        decode_binary_rows(pa.array([1]), schema("INT"))


def test_spans_are_read_out_of_a_larger_buffer():
    row = oracle.encode([DataType("STRING")], ["longer than seven"])
    buffer = np.frombuffer(b"xyz" + row + b"!" + row, dtype=np.uint8)
    starts, lengths = np.array([3, 0, 4 + len(row)]), np.array([len(row), -1, len(row)], np.int32)
    spans = Spans(buffer, starts, lengths)
    decoded = decode_spans(spans, pa.struct([pa.field("s", pa.string())]))
    assert decoded.to_pylist() == [{"s": "longer than seven"}, None, {"s": "longer than seven"}]
    assert lengths.tolist() == [len(row), -1, len(row)]


def test_span_outside_the_buffer_is_corrupt():
    buffer = np.zeros(12, dtype=np.uint8)
    for start, length in ((1, 12), (-1, 12), (13, 1), (2**62, 2**62)):
        with pytest.raises(CorruptMetadataError, match="outside"):
            decode_spans(Spans(buffer, np.array([start]), np.array([length])), pa.struct([]))


# Values at the edges.


def test_upper_bytes_of_narrow_slots_are_ignored():
    types = ["BOOLEAN", "TINYINT", "SMALLINT", "INT", "FLOAT"]
    slots = (b"\1", b"\xfe", b"\xfe\xff", b"\xfe\xff\xff\xff", struct.pack("<f", 1.5))
    row = struct.pack(">i", 5) + bytes(8) + b"".join(slot.ljust(8, b"\xaa") for slot in slots)
    decoded = decode_binary_rows(rows_of(row), schema(*types)).to_pylist()[0]
    assert list(decoded.values()) == [True, -2, -2, -2, 1.5]


def test_nan_and_negative_zero_keep_their_bits():
    types = [DataType("DOUBLE")] * 3
    values = [float("nan"), -0.0, float("-inf")]
    decoded = decode_binary_rows(rows_of(oracle.encode(types, values)), schema(*["DOUBLE"] * 3))
    bits = [raw(column)[0] for column in decoded.flatten()]
    assert bits == [struct.unpack("<q", struct.pack("<d", value))[0] for value in values]


@pytest.mark.parametrize("precision", [5, 18, 19, 38])
@pytest.mark.parametrize("sign", [1, -1])
def test_decimal_beyond_its_precision_is_null(precision, sign):
    largest = sign * (10**precision - 1)
    rows = rows_of(decimal_row(precision, largest), decimal_row(precision, largest + sign))
    decoded = decode_binary_rows(rows, schema(f"DECIMAL({precision}, 0)"))
    assert decoded.field(0).to_pylist() == [Decimal(largest), None]
    decoded.validate(full=True)


def decimal_row(precision, unscaled):
    """A row with a number that may have more digits than it should."""
    if precision <= 18:
        return struct.pack(">i", 1) + bytes(8) + struct.pack("<q", unscaled)
    pointed = unscaled.to_bytes(16, "big", signed=True)
    return struct.pack(">i", 1) + bytes(8) + struct.pack("<II", 16, 16) + pointed


@pytest.mark.parametrize("size", [0, 17])
def test_wide_decimal_of_0_or_over_16_bytes_is_corrupt(size):
    row = struct.pack(">i", 1) + bytes(8) + struct.pack("<II", size, 16) + bytes(24)
    with pytest.raises(CorruptMetadataError, match="decimal"):
        decode_binary_rows(rows_of(row), schema("DECIMAL(20, 0)"))


def test_timestamp_with_too_many_nanoseconds_is_corrupt():
    row = struct.pack(">i", 1) + bytes(8) + struct.pack("<II", 1_000_000, 16) + bytes(8)
    with pytest.raises(CorruptMetadataError, match="999999"):
        decode_binary_rows(rows_of(row), schema("TIMESTAMP(6)"))


@pytest.mark.parametrize(("precision", "unit"), [(6, 10**3), (9, 10**6)])
def test_timestamps_at_64_bit_limits_are_decoded(precision, unit):
    kind = DataType("TIMESTAMP", (precision,))
    edges = [2**63 - 1, -(2**63), -1, 0, 1, -unit, -unit - 1]
    rows = rows_of(*(oracle.encode([kind], [value]) for value in edges))
    decoded = decode_binary_rows(rows, schema(f"TIMESTAMP({precision})"))
    assert raw(decoded.field(0)) == edges


@pytest.mark.parametrize("beyond", [2**63, -(2**63) - 1, 2**80, -(2**80)])
@pytest.mark.parametrize(("precision", "unit"), [(6, 10**3), (9, 10**6)])
def test_timestamp_beyond_64_bits_is_an_error_or_null(beyond, precision, unit):
    beyond = max(min(beyond, (2**63 - 1) * unit), -(2**63) * unit)
    kind = DataType("TIMESTAMP", (precision,))
    good, bad = oracle.encode([kind], [5]), oracle.encode([kind], [beyond])
    types = schema(f"TIMESTAMP({precision})")
    with pytest.raises(UnsupportedError, match=r"row 1, field f0.*timestamp"):
        decode_binary_rows(rows_of(good, bad), types)
    buffer = np.frombuffer(good + bad, dtype=np.uint8)
    starts, lengths = np.array([0, len(good)]), np.array([len(good), len(bad)])
    decoded = decode_spans(Spans(buffer, starts, lengths), pa.struct(list(types)))
    assert raw(decoded.field(0)) == [5, None]


@pytest.mark.parametrize("kind", ["TIMESTAMP(3) WITH LOCAL TIME ZONE", "TIMESTAMP(3)"])
def test_millis_out_of_microsecond_range_are_null_on_request(kind):
    """DuckDB cannot represent them, and would fail every query over the column."""
    millis = [2**63 - 1, COUNTABLE_MILLIS.stop, COUNTABLE_MILLIS.stop - 1, 5]
    millis += [-(2**63), COUNTABLE_MILLIS.start - 1, COUNTABLE_MILLIS.start, None]
    rows = [oracle.encode([DataType("BIGINT")], [value]) for value in millis]
    types = schema(kind)
    assert raw(decode_binary_rows(rows_of(*rows), types).field(0)) == millis
    decoded = decode_spans(spans_of(pa.array(rows)), pa.struct(list(types)))
    assert raw(decoded.field(0)) == [None, None, millis[2], 5, None, None, millis[6], None]
    duckdb.from_arrow(pa.table({"t": decoded.field(0)})).select("t::VARCHAR").fetchall()


def test_seconds_out_of_microsecond_range_are_null_on_request():
    millis = [2**63 - 1, COUNTABLE_MILLIS.stop, COUNTABLE_MILLIS.stop - 1, -1, None]
    rows = [oracle.encode([DataType("BIGINT")], [value]) for value in millis]
    decoded = decode_spans(spans_of(pa.array(rows)), pa.struct([("f0", pa.timestamp("s"))]))
    assert raw(decoded.field(0)) == [None, None, millis[2] // 1000, -1, None]


@pytest.mark.parametrize("zone", [None, "UTC"])
def test_microseconds_before_first_duckdb_date_are_null(zone):
    """64 bits reach 14 seconds before the first date of DuckDB: casting them to text is fatal."""
    micros = [-(2**63), FIRST_MICROS - 1, FIRST_MICROS, -1, None, 2**63 - 1]
    found = countable(pa.array(micros, pa.timestamp("us", zone)))
    assert raw(found) == [None, None, *micros[2:]]
    duckdb.from_arrow(pa.table({"t": found})).select("t::VARCHAR").fetchall()


def test_timestamps_in_seconds_are_rounded_down():
    rows = rows_of(*(oracle.encode([DataType("BIGINT")], [ms]) for ms in (1999, -1)))
    decoded = decode_binary_rows(rows, pa.schema({"t": pa.timestamp("s")}))
    assert raw(decoded.field(0)) == [1, -1]


def test_fields_of_unknown_type_are_null():
    fields = to_arrow(row_type([DataType("", ("QUBIT(3)",)), DataType("INT")]))
    row = struct.pack(">i", 2) + bytes(8) + b"\xff" * 8 + struct.pack("<q", 9)
    decoded = decode_binary_rows(rows_of(row), pa.schema(list(fields)))
    assert decoded.to_pylist() == [{"f0": None, "f1": 9}]


def test_fields_of_null_type_are_not_read():
    row = struct.pack(">i", 2) + bytes(8) + b"\xff" * 8 + struct.pack("<q", 9)
    fields = pa.schema({"x": pa.null(), "y": pa.int64()})
    assert decode_binary_rows(rows_of(row), fields).to_pylist() == [{"x": None, "y": 9}]


def test_arrow_type_that_paimon_lacks_is_unsupported():
    with pytest.raises(UnsupportedError, match="f0 is uint8"):
        decode_binary_rows(rows_of(bytes(12)), pa.schema({"f0": pa.uint8()}))


# Against the oracle.


@given(tables())
def test_random_rows_match_reference_decoder(table):
    row, rows = table
    types = [field.type for field in row.parts]
    names = [field.name for field in row.parts]
    encoded = encode_all(row, rows)
    decoded = decode_binary_rows(rows_of(*encoded), schema_of(row))
    decoded.validate(full=True)
    said = [None if row is None else oracle.decode(types, row) for row in encoded]
    assert said == rows
    expected = [None if row is None else dict(zip(names, row, strict=True)) for row in said]
    # Row by row of fields: a struct built in Python would tell less about where they differ.
    assert decoded.equals(pa.array(expected, to_arrow(row)))
