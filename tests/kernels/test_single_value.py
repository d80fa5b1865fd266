"""Single values of every type, compared to a reference reader."""

from __future__ import annotations

import math
import struct

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.iceberg.rows import FieldMap, OddBounds, decode_bounds
from arrowmeta.kernels.field_maps import widen_float
from arrowmeta.kernels.rows import Spans
from arrowmeta.text import FIRST_MICROS
from tests.reference import single_value

TYPES = (
    pa.bool_(),
    pa.int32(),
    pa.int64(),
    pa.float32(),
    pa.float64(),
    pa.date32(),
    pa.time64("us"),
    pa.timestamp("us"),
    pa.timestamp("us", "UTC"),
    pa.timestamp("ns"),
    pa.decimal128(9, 2),
    pa.decimal128(38, 10),
    pa.string(),
    pa.binary(),
    pa.binary(16),
)


def field_map(maps: list[list[tuple[int, bytes | None]]]) -> FieldMap:
    """Return maps to values with a gap between them, so that reading past an end is detected."""
    items = [item for one in maps for item in one]
    ends = np.cumsum([len(one) for one in maps], dtype=np.int32)
    data, starts = b"\xff" * 16, []
    for _, value in items:
        starts.append(len(data))
        data += (value or b"") + b"\xff" * 16
    return FieldMap(
        np.concatenate([[0], ends[:-1]]).astype(np.int32),
        ends,
        np.array([key for key, _ in items], dtype=np.int32),
        Spans(
            np.frombuffer(data, dtype=np.uint8),
            np.array(starts, dtype=np.int64),
            np.array([-1 if value is None else len(value) for _, value in items], dtype=np.int64),
        ),
    )


def decoded(kind: pa.DataType, values: list[bytes | None]) -> list:
    (column,) = decode_bounds(
        field_map([[(7, value)] for value in values]), [7], [kind], len(values)
    )
    column.validate(full=True)
    return single_value.numbers(column).to_pylist()


def same(found: object, expected: object) -> bool:
    if isinstance(found, float) and isinstance(expected, float):
        return struct.pack("<d", found) == struct.pack("<d", expected)
    return type(found) is type(expected) and found == expected


@given(
    kind=st.sampled_from(TYPES),
    values=st.lists(
        st.none()
        | st.binary(max_size=20)
        | st.integers(0, 16).flatmap(lambda size: st.binary(min_size=size, max_size=size))
        | st.text(max_size=12).map(str.encode),
        max_size=80,
    ),
)
def test_random_bytes_are_decoded_like_the_reference_reader(kind, values):
    expected = [None if value is None else single_value.decode(value, kind) for value in values]
    for found, wanted, value in zip(decoded(kind, values), expected, values, strict=True):
        assert same(found, wanted), (kind, value)


@pytest.mark.spec("iceberg: binary single-value serialization")
@pytest.mark.parametrize(
    ("kind", "text", "expected"),
    [
        (pa.bool_(), "02", True),
        (pa.int32(), "feffffff", -2),
        (pa.int64(), "feffffff", -2),
        (pa.float64(), "0000c03f", 1.5),
        (pa.float64(), "00000080", -0.0),
        (pa.timestamp("us"), "feffffff", -2 * 86_400_000_000),
        (pa.timestamp("ns"), "ffffff7f", None),
        # Before the first date of DuckDB; the text of such a time invalidates its database.
        (pa.timestamp("us"), (FIRST_MICROS - 1).to_bytes(8, "little", signed=True).hex(), None),
        (pa.timestamp("us"), "00" * 7 + "80", None),
        (pa.timestamp("us"), FIRST_MICROS.to_bytes(8, "little", signed=True).hex(), FIRST_MICROS),
        (pa.timestamp("ns"), "00" * 7 + "80", -(2**63)),
        (pa.time64("us"), "0060d71d14000000", None),
        (pa.decimal128(3, 0), "0080", 128),
        (pa.decimal128(3, 0), "80", -128),
        (pa.decimal128(2, 0), "0080", None),
        (pa.string(), "", ""),
        (pa.string(), "ff", None),
        (pa.float32(), "0000c07f", None),
        (pa.int32(), "", None),
        (pa.int32(), "0500000000000000", 5),
        (pa.int32(), "0000008000000000", None),
        (pa.date32(), "feffffffffffffff", -2),
    ],
)
def test_single_value_bytes_are_decoded(kind, text, expected):
    (found,) = decoded(kind, [bytes.fromhex(text)])
    assert found == expected
    if isinstance(expected, float):
        assert math.copysign(1, found) == math.copysign(1, expected)


@given(st.integers(0, 2**32 - 1))
def test_float_bits_widen_to_the_same_double(bits):
    (value,) = struct.unpack("<f", struct.pack("<I", bits))
    if not math.isnan(value):
        (expected,) = struct.unpack("<q", struct.pack("<d", value))
        assert int(widen_float(np.int64(bits))) == expected


@given(
    st.sampled_from(TYPES),
    st.lists(
        st.none()
        | st.binary(max_size=20)
        | st.integers(0, 16).flatmap(lambda size: st.binary(min_size=size, max_size=size)),
        max_size=80,
    ),
)
def test_values_that_the_specification_does_not_allow_are_marked(kind, values):
    found: list[OddBounds] = []
    maps = [[(3, b"?"), (7, b"?"), (7, value)] if value else [(7, value)] for value in values]
    decode_bounds(field_map(maps), [3, 7], [pa.binary(), kind], len(values), found.append)
    odd = [
        (row, len(value))
        for row, value in enumerate(values)
        if value is not None and not single_value.is_allowed(value, kind)
    ]
    pairs = [pair for one in found for pair in zip(one.rows, one.lengths, strict=True)]
    assert (pairs, {one.place for one in found}) == (odd, {1} if odd else set())


def test_bound_of_a_type_without_bounds_is_null():
    assert decoded(pa.null(), [b"\0"]) == [None]


def test_decoded_columns_have_the_requested_order():
    maps = [[(3, b"c"), (1, b"\1\0\0\0"), (2, b"\1")], [], [(2, b"\0"), (9, b"?"), (3, b"")]]
    columns = decode_bounds(
        field_map(maps), [3, 1, 2], [pa.string(), pa.int64(), pa.bool_()], len(maps)
    )
    assert [column.to_pylist() for column in columns] == [
        ["c", None, ""],
        [1, None, None],
        [True, None, False],
    ]
