"""Values and times as text, and back."""

import struct
from datetime import UTC, date, datetime, time, timedelta, timezone
from decimal import Decimal

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta import text as words
from arrowmeta.errors import UsageError
from arrowmeta.io.options import to_epoch_millis
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


@pytest.mark.parametrize(
    ("moment", "millis"),
    [
        ("1970-01-01", 0),
        ("1970-01-01T00:00:01.5Z", 1500),
        (" 1970-01-01 00:00:01 ", 1000),
        ("1970-01-01T01:00:00+01:00", 0),
        ("1969-12-31T23:59:59.9999", -1),
        (datetime(1970, 1, 1), 0),
        (date(1970, 1, 2), 86_400_000),
        (datetime(1970, 1, 1, tzinfo=timezone(timedelta(hours=-1))), 3_600_000),
    ],
)
def test_time_without_a_zone_is_utc(moment, millis):
    assert to_epoch_millis(moment) == millis


@pytest.mark.parametrize(
    ("moment", "message"),
    [
        *(
            (text, "neither a duration such as 30d nor a time")
            for text in ("", "now", "2024-13-01")
        ),
        ("1714521600000", "neither a duration such as 30d nor a time"),
        *((value, "a time must be") for value in (1714521600000, 1.5, b"2024-05-01")),
    ],
)
def test_what_is_not_a_time_is_refused(moment, message):
    with pytest.raises(UsageError, match=message):
        to_epoch_millis(moment)


@given(st.datetimes(timezones=st.just(UTC)))
def test_iso_text_round_trips_to_the_same_millisecond(moment):
    millis = to_epoch_millis(moment)
    assert to_epoch_millis(words.to_iso_text(millis)) == millis
    assert words.to_iso_text(2**63 - 1) == "9223372036854775807 ms since the epoch"
