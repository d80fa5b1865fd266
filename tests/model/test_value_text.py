"""Bounds as text: exact, in plain notation."""

import struct
from datetime import UTC, date, datetime, time
from decimal import Decimal

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.model.value_text import exact_text, points_to_text


@pytest.mark.parametrize(
    ("value", "arrow_type", "text"),
    [
        (True, pa.bool_(), "true"),
        (-7, pa.int8(), "-7"),
        (0.1, pa.float32(), "0.1"),
        (1e300, pa.float64(), "1e+300"),
        ("é", pa.string(), "é"),
        (b"", pa.binary(), ""),
        (b"\x00\xff", pa.binary(), "00ff"),
        (b"ab", pa.binary(2), "6162"),
        (date(2024, 5, 1), pa.date32(), "2024-05-01"),
        (time(1, 2, 3), pa.time32("ms"), "01:02:03.000"),
        (datetime(2024, 5, 1, 2), pa.timestamp("us"), "2024-05-01 02:00:00.000000"),
        (datetime(2024, 5, 1, tzinfo=UTC), pa.timestamp("ms", "UTC"), "2024-05-01 00:00:00.000Z"),
        ([1], pa.list_(pa.int32()), None),
        ({"a": 1}, pa.struct([("a", pa.int32())]), None),
    ],
)
def test_each_type_has_its_bound_text_and_null_stays_null(value, arrow_type, text):
    array = pa.array([value, None, value], arrow_type)
    assert exact_text(array).to_pylist() == [text, None, text]
    assert exact_text(array.slice(1)).to_pylist() == [None, text]


@given(
    st.integers(1, 38).flatmap(
        lambda precision: st.tuples(
            st.just(precision),
            st.integers(0, precision),
            st.lists(st.none() | st.integers(1 - 10**precision, 10**precision - 1)),
        )
    ),
    st.integers(0, 3),
)
def test_decimals_are_plain_and_exact(drawn, start):
    precision, scale, unscaled = drawn
    values = [one if one is None else Decimal(f"{one}e-{scale}") for one in unscaled]
    array = pa.array(values, pa.decimal128(precision, scale)).slice(start)
    assert exact_text(array).to_pylist() == [
        one if one is None else format(one, "f") for one in array.to_pylist()
    ]


@given(st.lists(st.none() | st.binary(max_size=5)), st.integers(0, 3))
def test_sliced_bytes_are_shown_as_hexadecimal(values, start):
    array = pa.array(values, pa.binary()).slice(start)
    expected = [one if one is None else one.hex() for one in values[start:]]
    assert exact_text(array).to_pylist() == expected


def test_points_are_text_with_their_axes_and_other_bytes_digits():
    numbers = [(1.5, -2.0), (0.1, 1e300, 3.0), (1.0, 2.0, float("nan"), 4.0)]
    points = [struct.pack(f"<{len(axes)}d", *axes) for axes in numbers]
    found = points_to_text(pa.array([None, *points, b"\x00\xff", b"", points[0]]))
    assert found.to_pylist() == [
        None,
        "POINT (1.5 -2)",
        "POINT Z (0.1 1e+300 3)",
        "POINT ZM (1 2 nan 4)",
        "00ff",
        "",
        "POINT (1.5 -2)",
    ]
    assert points_to_text(pa.array([points[0], points[1]])[1:]).to_pylist() == [found[2].as_py()]
    assert points_to_text(pa.array([], pa.binary())).to_pylist() == []
