"""Bounds of UUIDs hold all values, whether Java's signed order made them or that of bytes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import duckdb
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.catalog.sql_files import sql_files


@pytest.fixture(scope="module")
def con() -> Iterator[duckdb.DuckDBPyConnection]:
    with duckdb.connect() as connection:
        for file in sql_files():
            if file.name in ("least_uuid", "greatest_uuid"):
                connection.execute(file.definition)
        yield connection


def halves_as_signed(value: bytes) -> tuple[int, int]:
    return (
        int.from_bytes(value[:8], "big", signed=True),
        int.from_bytes(value[8:], "big", signed=True),
    )


def as_bytes(value: bytes) -> bytes:
    return value


HALF = st.sampled_from([b"\0" * 8, b"\x7f" + b"\xff" * 7, b"\x80" + b"\0" * 7, b"\xff" * 8])
UUIDS = st.lists(
    st.binary(min_size=16, max_size=16) | st.tuples(HALF, HALF).map(b"".join), min_size=1
)


@pytest.mark.parametrize("order", [halves_as_signed, as_bytes])
@given(values=UUIDS, known=st.sampled_from(["both", "lower", "upper"]))
def test_bounds_hold_every_value(
    con: duckdb.DuckDBPyConnection,
    order: Callable[[bytes], object],
    values: list[bytes],
    known: str,
) -> None:
    lower = min(values, key=order) if known != "upper" else None
    upper = max(values, key=order) if known != "lower" else None
    query = "SELECT least_uuid(l, u), greatest_uuid(l, u) FROM (SELECT ?::BLOB AS l, ?::BLOB AS u)"
    least, greatest = con.execute(query, [lower, upper]).fetchall()[0]
    assert least is None or least <= min(values)
    assert greatest is None or greatest >= max(values)


def test_bounds_of_bytes_in_order_are_used(con: duckdb.DuckDBPyConnection) -> None:
    lower, upper = b"\x01" * 16, b"\x99" * 16
    query = "SELECT least_uuid(l, u), greatest_uuid(l, u) FROM (SELECT ?::BLOB AS l, ?::BLOB AS u)"
    assert con.execute(query, [lower, upper]).fetchall() == [(lower, upper)]
