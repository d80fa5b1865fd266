"""Macros over bounds and paths: UUIDs in two orders, truncated times, and spellings of paths."""

from itertools import combinations_with_replacement, product

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import arrowmeta
from tests.bundled import DATA


@pytest.fixture(scope="module")
def con():
    with arrowmeta.connect(DATA / "append_snappy") as connection:
        yield connection


#: The last whole microsecond in 64-bit nanoseconds; its end is out of range.
LAST = (2**63 - 1) // 1000 * 1000


@pytest.mark.parametrize(("bound", "latest"), [
    (None, None), (5, 5),  # not truncated
    (5000, 5999), (0, 999), (-1000, -1), (-1, -1), (LAST - 1000, LAST - 1), (LAST, None),
    (LAST + 1, LAST + 1),
])  # fmt: skip
def test_latest_instant_of_whole_microsecond_is_its_end(con, bound, latest):
    query = "SELECT epoch_ns(latest_instant(make_timestamp_ns(?::BIGINT)))"
    assert con.execute(query, [bound]).fetchall() == [(latest,)]


# Bounds of UUIDs include all values, in Java's signed order and in byte order.


def halves_as_signed(value):
    return (
        int.from_bytes(value[:8], "big", signed=True),
        int.from_bytes(value[8:], "big", signed=True),
    )


UUID_BOUNDS = (
    "SELECT least_uuid(l, u), greatest_uuid(l, u) FROM (SELECT ?::BLOB AS l, ?::BLOB AS u)"
)
HALVES = [b"\0" * 8, b"\x7f" + b"\xff" * 7, b"\x80" + b"\0" * 7, b"\xff" * 8]
HALF = st.sampled_from(HALVES)
UUIDS = st.lists(
    st.binary(min_size=16, max_size=16) | st.tuples(HALF, HALF).map(b"".join), min_size=1
)


@pytest.mark.parametrize("order", [halves_as_signed, bytes])
@given(values=UUIDS, known=st.sampled_from(["both", "lower", "upper"]))
def test_bounds_include_every_value(con, order, values, known):
    lower = min(values, key=order) if known != "upper" else None
    upper = max(values, key=order) if known != "lower" else None
    least, greatest = con.execute(UUID_BOUNDS, [lower, upper]).fetchall()[0]
    assert least is None or least <= min(values)
    assert greatest is None or greatest >= max(values)


@pytest.mark.parametrize("order", [halves_as_signed, bytes])
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


@pytest.mark.parametrize(("lower", "upper", "expected"), [
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
    (b"\x01" * 16, None, (b"\x01" * 8 + b"\0" * 8, None)), (b"\x99" * 16, None, (None, None)),
    (None, b"\x99" * 16, (None, b"\x99" * 8 + b"\xff" * 8)), (None, b"\x01" * 16, (None, None)),
])  # fmt: skip
def test_bounds_are_widened_only_as_needed(con, lower, upper, expected):
    assert con.execute(UUID_BOUNDS, [lower, upper]).fetchall() == [expected]


@pytest.mark.parametrize(("recorded", "place"), [
    *((one, "/a/b") for one in (
        "/a/b", "file:/a/b", "file:///a/b", "FILE:/a/b", "file://localhost/a/b", "/a//b",
        "file:///a//b", "file:////a/b", "hdfs://namenode:8020/a//b",
    )),
    ("file://warehouse/x", "warehouse/x"), ("file://warehouse/x//y", "warehouse/x/y"),
    *((one, one) for one in ("x/y", "dt=12:/30/f", "a:b/c:/d", "b/p//f")),
    *((f"{scheme}://bucket/key", "bucket/key") for scheme in ("s3", "s3a", "s3n", "gs")),
    *((one, "/a") for one in ("hdfs://namenode:8020/a", "hdfs:///a", "hdfs:/a", "viewfs://cluster/a")),
    ("viewfs://cluster", "/"), ("abfss://container@account.dfs.core.windows.net/a", "container/a"),
    ("abfs://container/a", "container/a"), ("wasbs://container@host/a", "container/a"),
    # Doubled slashes are one in file systems only.
    ("s3://b//k", "b//k"), ("s3a://b/p//f", "b/p//f"), ("gs://b/p//f", "b/p//f"),
    ("abfss://container@host/p//f", "container/p//f"), ("oss://b/p//f", "b/p//f"),
])  # fmt: skip
def test_storage_path_is_that_on_the_filesystem(con, recorded, place):
    assert con.execute("SELECT storage_path(?)", [recorded]).fetchone() == (place,)
