"""Bounds of UUIDs include all values, in Java's signed order and in byte order."""

from itertools import combinations_with_replacement, product

import duckdb
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.views.sql_files import sql_files


@pytest.fixture(scope="module")
def con():
    with duckdb.connect() as connection:
        for file in sql_files():
            if file.name in ("least_uuid", "greatest_uuid"):
                connection.execute(file.definition)
        yield connection


def halves_as_signed(value):
    return (
        int.from_bytes(value[:8], "big", signed=True),
        int.from_bytes(value[8:], "big", signed=True),
    )


def as_bytes(value):
    return value


HALVES = [b"\0" * 8, b"\x7f" + b"\xff" * 7, b"\x80" + b"\0" * 7, b"\xff" * 8]
HALF = st.sampled_from(HALVES)
UUIDS = st.lists(
    st.binary(min_size=16, max_size=16) | st.tuples(HALF, HALF).map(b"".join), min_size=1
)


@pytest.mark.parametrize("order", [halves_as_signed, as_bytes])
@given(values=UUIDS, known=st.sampled_from(["both", "lower", "upper"]))
def test_bounds_include_every_value(con, order, values, known):
    lower = min(values, key=order) if known != "upper" else None
    upper = max(values, key=order) if known != "lower" else None
    query = "SELECT least_uuid(l, u), greatest_uuid(l, u) FROM (SELECT ?::BLOB AS l, ?::BLOB AS u)"
    least, greatest = con.execute(query, [lower, upper]).fetchall()[0]
    assert least is None or least <= min(values)
    assert greatest is None or greatest >= max(values)


@pytest.mark.parametrize("order", [halves_as_signed, as_bytes])
def test_bounds_include_any_three_extreme_values(con, order):
    uuids = list(map(b"".join, product(HALVES, HALVES)))
    groups = list(combinations_with_replacement(uuids, 3))
    ends = [(min(group, key=order), max(group, key=order)) for group in groups]
    lower, upper = (pa.array(column, pa.binary()) for column in zip(*ends, strict=True))
    con.register("bounds", pa.table([lower, upper], ["l", "u"]))
    found = con.execute("SELECT least_uuid(l, u), greatest_uuid(l, u) FROM bounds").fetchall()
    for group, (least, greatest) in zip(groups, found, strict=True):
        assert least is None or least <= min(group)
        assert greatest is None or greatest >= max(group)


@pytest.mark.parametrize(
    ("lower", "upper", "expected"),
    [
        # Both signs, in byte order: Java's order would be the reverse.
        (b"\x01" * 16, b"\x99" * 16, (b"\x01" * 16, b"\x99" * 16)),
        (b"\x01" * 16, b"\x80" * 16, (b"\x01" * 16, b"\x80" * 16)),
        (b"\x99" * 16, b"\x01" * 16, (None, None)),
        # One sign: only the second halves may be in another order.
        (b"\x01" * 16, b"\x02" * 16, (b"\x01" * 8 + b"\0" * 8, b"\x02" * 8 + b"\xff" * 8)),
        (b"\x80" * 16, b"\x88" * 16, (b"\x80" * 8 + b"\0" * 8, b"\x88" * 8 + b"\xff" * 8)),
        (b"\x98" * 16, b"\x99" * 16, (b"\x98" * 8 + b"\0" * 8, b"\x99" * 8 + b"\xff" * 8)),
        # One value.
        (b"\x01" * 16, b"\x01" * 16, (b"\x01" * 16, b"\x01" * 16)),
        # One bound: the other may be of the same or the other sign.
        (b"\x01" * 16, None, (b"\x01" * 8 + b"\0" * 8, None)),
        (b"\x99" * 16, None, (None, None)),
        (None, b"\x99" * 16, (None, b"\x99" * 8 + b"\xff" * 8)),
        (None, b"\x01" * 16, (None, None)),
    ],
)
def test_bounds_are_widened_only_as_needed(con, lower, upper, expected):
    query = "SELECT least_uuid(l, u), greatest_uuid(l, u) FROM (SELECT ?::BLOB AS l, ?::BLOB AS u)"
    assert con.execute(query, [lower, upper]).fetchall() == [expected]
