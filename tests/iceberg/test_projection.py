"""Conditions projected onto partitions, checked by applying the transform to values."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.iceberg.partition_spec import apply, parse_transform, result_type
from arrowmeta.iceberg.pruning import project
from arrowmeta.predicate.read import PredicateReader
from arrowmeta.predicate.tree import (
    TRUE,
    Column,
    Comparison,
    IsNull,
    StartsWith,
    Tree,
    leaves,
    literal_of,
    map_leaves,
)
from tests.reference.partitions import kept_partitions

CASES: dict[str, tuple[pa.DataType, Any]] = {
    "bucket[3]": (pa.int32(), st.integers(-(2**31), 2**31 - 1)),
    "truncate[10]": (pa.int64(), st.integers(-30, 30)),
    "truncate[2]": (pa.string(), st.text("ab\U0010ffff", max_size=4)),
    "year": (pa.timestamp("us"), st.integers(-(10**14), 10**14)),
    "month": (pa.date32(), st.integers(-1000, 1000)),
    "day": (pa.timestamp("ns"), st.integers(-(10**15), 10**15)),
    "hour": (pa.timestamp("us"), st.integers(-(10**10), 10**10)),
    "identity": (pa.int32(), st.integers(-5, 5)),
    "void": (pa.int32(), st.integers(-5, 5)),
}


def array(values: list[Any], kind: pa.DataType) -> pa.Array:
    stored = pa.int32() if pa.types.is_date32(kind) else pa.int64()
    is_time = pa.types.is_temporal(kind)
    return pa.array(values, stored).cast(kind) if is_time else pa.array(values, kind)


def matches(tree: Tree, name: str, values: pa.Array) -> np.ndarray:
    return kept_partitions(tree, {name: values})


@pytest.mark.parametrize("name", ["void", "a transform of a later version"])
def test_void_and_unknown_transforms_keep_every_partition(name):
    column, target = (Column(one, pa.int32(), (one,)) for one in "xp")
    one = literal_of(pa.scalar(1, pa.int32()))
    for leaf in (Comparison(column, "=", one), IsNull(column, False), IsNull(column, True)):
        assert project(leaf, parse_transform(name), target) == TRUE


@pytest.mark.sampled(4)
@pytest.mark.spec("iceberg: scan planning, inclusive projection")
@pytest.mark.parametrize("name", sorted(CASES))
@given(data=st.data())
def test_partition_of_matching_value_matches_projection(data, name):
    kind, elements = CASES[name]
    values = array(data.draw(st.lists(st.none() | elements, min_size=1)), kind)
    operator = data.draw(st.sampled_from(["=", "<>", "<", "<=", ">", ">="]))
    column = Column("x", kind, ("x",))
    leaf: Any = Comparison(column, operator, literal_of(array([data.draw(elements)], kind)[0]))
    if pa.types.is_string(kind) and data.draw(st.booleans()):
        leaf = StartsWith(column, data.draw(st.text("ab", max_size=3)), data.draw(st.booleans()))
    transform = parse_transform(name)
    target = Column("p", result_type(transform, kind), ("p",))
    partitions = apply(transform, values)
    kept = matches(project(leaf, transform, target), "p", partitions)
    assert not (matches(leaf, "x", values) & ~kept).any()


#: The integers at both ends of a type.
ENDS = {
    bits: st.one_of(
        st.integers(-(2 ** (bits - 1)), -(2 ** (bits - 1)) + 30),
        st.integers(-30, 30),
        st.integers(2 ** (bits - 1) - 30, 2 ** (bits - 1) - 1),
    )
    for bits in (32, 64)
}


@pytest.mark.spec("iceberg: truncate transform, integers that wrap around")
@pytest.mark.parametrize(
    ("written", "column"),
    [(pa.int32(), pa.int32()), (pa.int64(), pa.int64()), (pa.int32(), pa.int64())],
    ids=["int", "long", "int that became long"],
)
@given(data=st.data(), width=st.integers(1, 20))
def test_truncate_of_smallest_integers_that_wraps_around_still_matches(
    written, column, data, width
):
    ends = ENDS[written.bit_width]
    values = pa.array(data.draw(st.lists(ends, min_size=1)), written)
    operator = data.draw(st.sampled_from(["=", "<>", "<", "<=", ">", ">="]))
    literal = literal_of(pa.scalar(data.draw(ends | ENDS[column.bit_width]), column))
    leaf = Comparison(Column("x", column, ("x",)), operator, literal)
    transform = parse_transform(f"truncate[{width}]")
    partitions = apply(transform, values).cast(column)
    kept = matches(project(leaf, transform, Column("p", column, ("p",))), "p", partitions)
    assert not (matches(leaf, "x", values.cast(column)) & ~kept).any()


@pytest.mark.parametrize(
    ("operator", "value", "projected"),
    [
        ("<", 25, "p <= 20 OR p = 2147483646"),
        ("=", 25, "p = 20"),
        (">", 25, "p >= 20"),
        (">=", -(2**31), "p IS NOT NULL"),
    ],
)
def test_projection_includes_wrapped_smallest_integers_if_they_match(operator, value, projected):
    kind = pa.int32()
    leaf = Comparison(Column("x", kind, ("x",)), operator, literal_of(pa.scalar(value, kind)))
    tree = project(leaf, parse_transform("truncate[10]"), Column("p", kind, ("p",)))
    assert str(tree) == projected


@pytest.mark.spec("iceberg: truncate transform, text")
@pytest.mark.parametrize(
    ("prefix", "kept"),
    [("é", ["bé", "b"]), ("éa", ["éb", "bé", "b"]), ("éab", ["éa", "éb", "bé", "b"])],
)
def test_not_starts_with_drops_partitions_where_all_text_has_prefix(prefix, kept):
    leaf = StartsWith(Column("x", pa.string(), ("x",)), prefix, negated=True)
    tree = project(leaf, parse_transform("truncate[2]"), Column("p", pa.string(), ("p",)))
    partitions = pa.array(["éa", "éb", "bé", "b", None])
    assert partitions.filter(pa.array(matches(tree, "p", partitions))).to_pylist() == kept


MOMENTS = st.one_of(
    st.integers(-(2**63), -(2**63) + 10**10),
    st.integers(-(10**10), 10**10),
    st.integers(2**63 - 10**10, 2**63 - 1),
    # The first and the last hour that 32 bits count.
    st.sampled_from([sign * 2**31 * 3_600_000_000 + step for sign in (1, -1) for step in (-1, 0)]),
)


@pytest.mark.spec("iceberg: hour transform, hours that wrap around")
@given(
    moments=st.lists(MOMENTS, min_size=1), moment=MOMENTS, is_local=st.booleans(), data=st.data()
)
def test_hours_beyond_32_bits_wrap_around(moments, moment, is_local, data):
    """Java casts hours to an int, so that the latest times are in the earliest partitions."""
    kind = pa.timestamp("us", None if is_local else "UTC")
    values = array(moments, kind)
    operator = data.draw(st.sampled_from(["=", "<>", "<", "<=", ">", ">="]))
    leaf = Comparison(Column("x", kind, ("x",)), operator, literal_of(array([moment], kind)[0]))
    hours = np.array([one // 3_600_000_000 for one in moments]).astype(np.int32)
    tree = project(leaf, parse_transform("hour"), Column("p", pa.int32(), ("p",)))
    kept = matches(tree, "p", pa.array(hours))
    assert not (matches(leaf, "x", values) & ~kept).any()


@pytest.mark.parametrize(
    ("operator", "projected"),
    [("<", "p <= 9 OR p >= 1732919507"), (">=", "p >= 10 OR p <= -1732919508"), ("=", "p = 10")],
)
def test_projection_includes_wrapped_hours_if_they_match(operator, projected):
    kind = pa.timestamp("us")
    literal = literal_of(array([10 * 3_600_000_000], kind)[0])
    leaf = Comparison(Column("x", kind, ("x",)), operator, literal)
    tree = project(leaf, parse_transform("hour"), Column("p", pa.int32(), ("p",)))
    assert str(tree) == projected


BEFORE, TODAY, LATER = -800_000, 19_844, 3_663_714  # in the years -221, 2024 and 12000


@pytest.mark.parametrize("source", [pa.date32(), pa.timestamp("us")], ids=str)
@pytest.mark.parametrize(
    ("condition", "kept"),
    [
        ("x > DATE '9999-12-31'", [LATER]),
        ("x >= DATE '12000-01-01'", [LATER]),
        ("x = DATE '0222-09-04 (BC)'", [BEFORE]),
        ("x < DATE '0001-01-01'", [BEFORE]),
        ("x < 'infinity'", [BEFORE, TODAY, LATER]),
        ("x >= 'infinity'", []),
        ("x < '-infinity'", []),
    ],
)
def test_dates_outside_of_python_range_are_projected(source, condition, kept):
    """A table that uses 9999-12-31 for "no end" is queried for later dates."""
    tree = PredicateReader(pa.schema([("x", source)])).read(condition)
    target = Column("p", pa.date32(), ("p",))
    projected = map_leaves(tree, lambda leaf: project(leaf, parse_transform("day"), target))
    days = pa.array([BEFORE, TODAY, LATER], pa.int32())
    assert (
        days.filter(pa.array(matches(projected, "p", days.cast(pa.date32())))).to_pylist() == kept
    )


@pytest.mark.parametrize("days", [BEFORE, TODAY, LATER, 2**31 - 2, 2**31 - 1, -(2**31) + 1])
def test_date_literal_has_same_value_in_sql(days):
    literal = literal_of(pa.scalar(days, pa.int32()).cast(pa.date32()))
    found = duckdb.sql(f"SELECT {literal.sql} AS day").to_arrow_table()["day"]
    assert found.cast(pa.int32()).to_pylist() == [days]


@pytest.mark.parametrize(
    "kind",
    [
        *map(pa.timestamp, ("s", "ms", "us", "ns")),
        *(pa.timestamp(unit, "UTC") for unit in ("us", "ns")),
    ],
    ids=str,
)
def test_timestamp_literal_has_same_value_and_type_in_sql(kind):
    per_second = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[kind.unit]
    # The last ones are in the years 40000 and 2 before Christ.
    later = () if kind.unit == "ns" else (1_200_096_000_000, -62_188_000_000)
    for seconds in (1.5, -0.001, 1_704_067_200, *later):
        literal = literal_of(array([int(seconds * per_second)], kind)[0])
        found = duckdb.sql(f"SELECT {literal.sql} AS at").to_arrow_table()["at"]
        assert (found.type.unit, found.type.tz is None) == (kind.unit, kind.tz is None)
        assert found.cast(pa.int64()).to_pylist() == [int(seconds * per_second)]


@pytest.mark.parametrize(
    "value",
    [
        pa.scalar(True),
        pa.scalar(False),
        pa.scalar(-7, pa.int32()),
        pa.scalar(0.1, pa.float32()),
        pa.scalar(0.1),
        pa.scalar(86_399_999_999, pa.int64()).cast(pa.time64("us")),
        pa.scalar("a'b"),
        pa.scalar(b"\x00'"),
        pa.scalar(b"\xff'", pa.binary(2)),
        pa.scalar(Decimal("-0.05"), pa.decimal128(9, 2)),
    ],
    ids=lambda value: str(value.type),
)
def test_literal_has_same_value_and_type_in_sql(value):
    found = duckdb.sql(f"SELECT {literal_of(value).sql} AS x").to_arrow_table()["x"]
    assert found.cast(value.type)[0] == value
    if pa.types.is_primitive(value.type):
        assert found.type == value.type


def test_smallest_decimal_is_truncated_to_one_more_digit():
    kind, transform = pa.decimal128(4, 2), parse_transform("truncate[10]")
    least = pa.scalar(Decimal("-99.99"), kind)
    leaf = Comparison(Column("x", kind, ("x",)), "=", literal_of(least))
    projected = project(leaf, transform, Column("p", kind, ("p",)))
    assert isinstance(projected, Comparison)
    row = duckdb.sql(f"SELECT {projected.literal.sql} = -100.00").fetchall()
    assert row == [(True,)]


@pytest.mark.parametrize("operator", ["=", "<", "<=", ">", ">="])
def test_projection_has_no_decimal_of_39_digits(operator):
    """SQL has no such type: plans with such a literal raised an error."""
    kind = pa.decimal128(38, 10)
    least = pa.scalar(Decimal((1, (9,) * 38, -10)), kind)
    leaf = Comparison(Column("x", kind, ("x",)), operator, literal_of(least))
    for width in (3, 10):
        tree = project(leaf, parse_transform(f"truncate[{width}]"), Column("p", kind, ("p",)))
        asked = [leaf.literal.sql for leaf in leaves(tree) if isinstance(leaf, Comparison)]
        duckdb.sql(f"SELECT {', '.join([*asked, 'true'])}").fetchall()


@pytest.mark.parametrize("scale", [0, 10, 38])
@pytest.mark.parametrize(
    ("digits", "operator", "projected"),
    [
        ("12345678901234567890123456781234567890", "<", "12345678901234567890123456781234567880"),
        ("12345678901234567890123456789999999999", ">", "12345678901234567890123456790000000000"),
        ("99999999999999999999999999999999999999", ">", "99999999999999999999999999999999999990"),
    ],
)
def test_truncate_of_38_digit_decimals_is_exact(digits, operator, projected, scale):
    """Python's decimals round to 28 digits, which dropped partitions with matches."""
    kind, transform = pa.decimal128(38, scale), parse_transform("truncate[10]")
    value = pa.scalar(Decimal((0, tuple(map(int, digits)), -scale)), kind)
    leaf = Comparison(Column("x", kind, ("x",)), operator, literal_of(value))
    tree = project(leaf, transform, Column("p", kind, ("p",)))
    assert isinstance(tree, Comparison)
    assert tree.operator == f"{operator}="
    assert tree.literal.text.removeprefix("0").replace(".", "") == projected


def test_projection_of_time_before_1970_includes_next_partition():
    column, target = Column("d", pa.date32(), ("d",)), Column("p", pa.int32(), ("p",))
    day = array([-40], pa.date32())[0]
    tree = project(Comparison(column, "=", literal_of(day)), parse_transform("month"), target)
    assert str(tree) == "p = -2 OR p = -1"


UNITS = [
    (name, kind)
    for name in ("year", "month", "day", "hour")
    for kind in (pa.date32(), pa.timestamp("us"), pa.timestamp("ns", "UTC"))
    if not (pa.types.is_date32(kind) and name in ("day", "hour"))  # there is nothing to round
]


@pytest.mark.spec("iceberg: partitions of times before 1970, by Iceberg up to 0.10")
@given(data=st.data(), unit=st.sampled_from(UNITS), day=st.integers(-1000, 2))
def test_matching_time_before_1970_matches_also_in_next_partition(data, unit, day):
    name, kind = unit
    per_day = {"day": 1, "us": 86_400_000_000, "ns": 86_400_000_000_000}[
        "day" if pa.types.is_date32(kind) else kind.unit
    ]
    near = st.integers(-3, 3) | st.integers(-2 * per_day, 2 * per_day)
    values = array([day * per_day + step for step in data.draw(st.lists(near, min_size=1))], kind)
    operator = data.draw(st.sampled_from(["=", "<>", "<", "<=", ">", ">="]))
    literal = literal_of(array([day * per_day + data.draw(near)], kind)[0])
    leaf = Comparison(Column("x", kind, ("x",)), operator, literal)
    transform = parse_transform(name)
    right = apply(transform, values)
    numbers = right.cast(pa.int32()).to_numpy()
    target = Column("p", right.type, ("p",))
    for partitions in (right, pa.array(numbers + (numbers < 0), pa.int32()).cast(right.type)):
        kept = matches(project(leaf, transform, target), "p", partitions)
        assert not (matches(leaf, "x", values) & ~kept).any()


def test_day_of_date_before_1970_is_projected_exactly():
    column, target = Column("d", pa.date32(), ("d",)), Column("p", pa.date32(), ("p",))
    leaf = Comparison(column, "=", literal_of(array([-40], pa.date32())[0]))
    tree = project(leaf, parse_transform("day"), target)
    assert isinstance(tree, Comparison)
    assert tree.literal.exact == array([-40], pa.date32())[0]
