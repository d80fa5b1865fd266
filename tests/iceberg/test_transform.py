"""Transforms of the specification, and conditions projected onto partitions of them."""

from __future__ import annotations

import datetime as dt
import uuid
from decimal import Decimal
from typing import Any

import duckdb
import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.errors import UsageError
from arrowmeta.iceberg.partition_spec import apply, parse_transform, result_type
from arrowmeta.iceberg.pruning import project
from arrowmeta.kernels.murmur3 import murmur3
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

MOMENT = dt.datetime(2017, 11, 16, 22, 31, 8)
LATE = MOMENT.replace(microsecond=1)
LAST_SECOND = dt.datetime(1969, 12, 31, 23, 59, 59)
DAY, LAST_DAY = dt.date(2017, 11, 16), dt.date(1969, 12, 31)
MICROS, NANOS, INSTANT = pa.timestamp("us"), pa.timestamp("ns"), pa.timestamp("us", "UTC")
DECIMAL = pa.decimal128(9, 2)
N_BUCKETS = 2**31 - 1
FACES = "\U0001f600\U0001f601\U0001f602"


def applied(text, values, arrow_type):
    return apply(parse_transform(text), pa.array(values, arrow_type)).to_pylist()


@pytest.mark.spec("iceberg: Appendix B, 32-bit Hash Requirements")
@pytest.mark.parametrize(
    ("value", "arrow_type", "code"),
    [
        (34, pa.int32(), 2017239379),
        (34, pa.int64(), 2017239379),
        (Decimal("14.20"), DECIMAL, -500754589),
        (DAY, pa.date32(), -653330422),
        (dt.time(22, 31, 8), pa.time64("us"), -662762989),
        (MOMENT, MICROS, -2047944441),
        (MOMENT.replace(tzinfo=dt.UTC), INSTANT, -2047944441),
        (LATE, MICROS, -1207196810),
        (LATE, NANOS, -1207196810),
        ("iceberg", pa.string(), 1210000089),
        ("34", pa.string(), -427558391),
        (uuid.UUID("f79c3e09-677c-4bbd-a479-3f349cb785e7").bytes, pa.binary(16), 1488055340),
        (b"\x00\x01\x02\x03", pa.binary(), -188683207),
        (b"\x00\x01\x02\x03", pa.binary(4), -188683207),
    ],
)
def test_bucket_hashes_as_in_the_specification(value, arrow_type, code):
    wide = applied(f"bucket[{N_BUCKETS}]", [value, None], arrow_type)
    assert wide == [(code & 0x7FFFFFFF) % N_BUCKETS, None]
    assert applied("bucket[16]", [value], arrow_type) == [(code & 0x7FFFFFFF) % 16]


def test_murmur3_hash_of_every_tail_length():
    codes = {b"": 0, b"a": 1009084850, b"ab": -1681926305, b"abc": -1277324294}
    codes |= {b"abcd": 1139631978, bytes(range(256)): -469103018}
    assert {data: murmur3(data) for data in codes} == codes


@pytest.mark.spec("iceberg: Partition Transforms, times before 1970; Truncate Transform Details")
@pytest.mark.parametrize(
    ("text", "values", "arrow_type", "expected"),
    [
        ("truncate[10]", [1, -1, 0, 19, -10], pa.int32(), [0, -10, 0, 10, -10]),
        ("truncate[10]", [-(2**63)], pa.int64(), [-(2**63) - 2 + 2**64]),
        ("truncate[50]", [Decimal("10.65")], DECIMAL, [Decimal("10.50")]),
        ("truncate[50]", [Decimal("-0.01")], DECIMAL, [Decimal("-0.50")]),
        ("truncate[3]", ["iceberg", "ab", f"{FACES}x"], pa.string(), ["ice", "ab", FACES]),
        ("truncate[3]", [b"\x01\x02\x03\x04", b""], pa.binary(), [b"\x01\x02\x03", b""]),
        ("truncate[3]", [b"\x01\x02\x03\x04"], pa.binary(4), [b"\x01\x02\x03"]),
        ("year", [LAST_DAY, DAY], pa.date32(), [-1, 47]),
        ("month", [LAST_DAY, DAY], pa.date32(), [-1, 574]),
        ("day", [DAY], pa.date32(), [DAY]),
        ("year", [MOMENT], MICROS, [47]),
        ("month", [MOMENT], NANOS, [574]),
        ("day", [MOMENT.replace(tzinfo=dt.UTC)], INSTANT, [DAY]),
        ("hour", [MOMENT, LAST_SECOND], MICROS, [419686, -1]),
        ("day", [LAST_SECOND, 1_510_871_468_000_001_001], NANOS, [LAST_DAY, DAY]),
        ("identity", ["a"], pa.string(), ["a"]),
        ("void", ["a"], pa.string(), [None]),
    ],
)
def test_transforms_of_values_and_null(text, values, arrow_type, expected):
    assert applied(text, [*values, None], arrow_type) == [*expected, None]


@given(st.decimals(places=4, min_value=-(10**20), max_value=10**20), st.integers(1, 16))
def test_equal_decimals_of_any_precision_have_same_bucket(value, n_buckets):
    kinds = (pa.decimal128(precision, 4) for precision in (38, 25))
    wide, narrow = (applied(f"bucket[{n_buckets}]", [value], kind) for kind in kinds)
    assert wide == narrow


@pytest.mark.spec("iceberg: Partition Specs, unknown transforms must be accepted")
@pytest.mark.parametrize(
    ("text", "shown", "source", "result"),
    [
        ("bucket[16]", "bucket[16]", pa.string(), pa.int32()),
        ("hour", "hour", None, pa.int32()),
        (" Year ", "year", None, pa.int32()),
        ("day", "day", None, pa.date32()),
        ("identity", "identity", pa.string(), pa.string()),
        ("identity", "identity", None, None),
        ("truncate[4]", "truncate[4]", pa.binary(), pa.binary()),
        ("VOID", "void", pa.int64(), pa.int64()),
        *((text, None, pa.int32(), pa.string()) for text in ("zorder", "bucket", "bucket[0]")),
        *((text, None, pa.int32(), pa.string()) for text in ("truncate[99999999999]", "", "_")),
        (f"truncate[{'9' * 5000}]", None, pa.int32(), pa.string()),
    ],
)
def test_transform_is_parsed_and_printed_and_has_a_type(text, shown, source, result):
    transform = parse_transform(text)
    assert str(transform) == (text if shown is None else shown)
    assert parse_transform(str(transform)) == transform
    assert result_type(transform, source) == result
    assert transform.is_supported == (shown is not None)
    if shown is None:
        with pytest.raises(UsageError, match="cannot be applied"):
            apply(transform, pa.array([1]))


@pytest.mark.parametrize(
    ("text", "arrow_type"),
    [
        *(("bucket[4]", kind) for kind in (pa.float64(), pa.bool_())),
        *(("truncate[4]", pa.date32()), ("hour", pa.date32())),
        *(("day", pa.int32()), ("year", pa.time64("us"))),
    ],
)
def test_transform_of_unsupported_type_raises_usage_error(text, arrow_type):
    with pytest.raises(UsageError, match=r"cannot be applied to values of"):
        apply(parse_transform(text), pa.nulls(1, arrow_type))


# -- Projection, checked by applying the transform to values

OPERATORS = st.sampled_from(["=", "<>", "<", "<=", ">", ">="])
CASES: dict[str, tuple[pa.DataType, Any]] = {
    "bucket[3]": (pa.int32(), st.integers(-(2**31), 2**31 - 1)),
    "truncate[10]": (pa.int64(), st.integers(-30, 30)),
    "truncate[2]": (pa.string(), st.text("ab\U0010ffff", max_size=4)),
    "year": (MICROS, st.integers(-(10**14), 10**14)),
    "month": (pa.date32(), st.integers(-1000, 1000)),
    "day": (NANOS, st.integers(-(10**15), 10**15)),
    "hour": (MICROS, st.integers(-(10**10), 10**10)),
    "identity": (pa.int32(), st.integers(-5, 5)),
    "void": (pa.int32(), st.integers(-5, 5)),
}


def array(values: list[Any], kind: pa.DataType) -> pa.Array:
    stored = pa.int32() if pa.types.is_date32(kind) else pa.int64()
    is_time = pa.types.is_temporal(kind)
    return pa.array(values, stored).cast(kind) if is_time else pa.array(values, kind)


def named(name: str, kind: pa.DataType) -> Column:
    return Column(name, kind, (name,))


def compare(operator: Any, value: Any, kind: pa.DataType) -> Comparison:
    scalar = value if isinstance(value, pa.Scalar) else array([value], kind)[0]
    return Comparison(named("x", kind), operator, literal_of(scalar))


def projected(leaf: Any, text: str, kind: pa.DataType) -> Tree:
    return project(leaf, parse_transform(text), named("p", kind))


def matches(tree: Tree, name: str, values: pa.Array) -> np.ndarray:
    return kept_partitions(tree, {name: values})


def check(leaf: Any, text: str, values: pa.Array, partitions: pa.Array) -> None:
    """See that the partition of each value that matches a condition matches its projection."""
    kept = matches(projected(leaf, text, partitions.type), "p", partitions)
    assert not (matches(leaf, "x", values) & ~kept).any()


@pytest.mark.parametrize("name", ["void", "a transform of a later version"])
def test_void_and_unknown_transforms_keep_every_partition(name):
    x = named("x", pa.int32())
    for leaf in (compare("=", 1, pa.int32()), IsNull(x, False), IsNull(x, True)):
        assert projected(leaf, name, pa.int32()) == TRUE


@pytest.mark.sampled(4)
@pytest.mark.spec("iceberg: scan planning, inclusive projection")
@pytest.mark.parametrize("name", sorted(CASES))
@given(data=st.data(), operator=OPERATORS)
def test_partition_of_matching_value_matches_projection(data, operator, name):
    kind, elements = CASES[name]
    values = array(data.draw(st.lists(st.none() | elements, min_size=1)), kind)
    leaf: Any = compare(operator, data.draw(elements), kind)
    if pa.types.is_string(kind) and data.draw(st.booleans()):
        prefix = data.draw(st.text("ab", max_size=3))
        leaf = StartsWith(leaf.column, prefix, data.draw(st.booleans()))
    partitions = apply(parse_transform(name), values)
    check(leaf, name, values, partitions.cast(result_type(parse_transform(name), kind)))


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
    ("stored", "kind"),
    [(pa.int32(), pa.int32()), (pa.int64(), pa.int64()), (pa.int32(), pa.int64())],
    ids=["int", "long", "int that became long"],
)
@given(data=st.data(), width=st.integers(1, 20), operator=OPERATORS)
def test_truncate_of_smallest_integers_that_wraps_around_still_matches(
    stored, kind, data, width, operator
):
    ends = ENDS[stored.bit_width]
    values = pa.array(data.draw(st.lists(ends, min_size=1)), stored)
    leaf = compare(operator, data.draw(ends | ENDS[kind.bit_width]), kind)
    text = f"truncate[{width}]"
    check(leaf, text, values.cast(kind), apply(parse_transform(text), values).cast(kind))


MOMENTS = st.one_of(
    st.integers(-(2**63), -(2**63) + 10**10),
    st.integers(-(10**10), 10**10),
    st.integers(2**63 - 10**10, 2**63 - 1),
    # The first and the last hour that 32 bits count.
    st.sampled_from([sign * 2**31 * 3_600_000_000 + step for sign in (1, -1) for step in (-1, 0)]),
)


@pytest.mark.spec("iceberg: hour transform, hours that wrap around")
@given(st.lists(MOMENTS, min_size=1), MOMENTS, st.sampled_from([MICROS, INSTANT]), OPERATORS)
def test_hours_beyond_32_bits_wrap_around(moments, moment, kind, operator):
    """Java casts hours to an int, so that the latest times are in the earliest partitions."""
    hours = np.array([one // 3_600_000_000 for one in moments]).astype(np.int32)
    check(compare(operator, moment, kind), "hour", array(moments, kind), pa.array(hours))


UNITS = [
    (name, kind)
    for name in ("year", "month", "day", "hour")
    for kind in (pa.date32(), MICROS, pa.timestamp("ns", "UTC"))
    if not (pa.types.is_date32(kind) and name in ("day", "hour"))  # there is nothing to round
]


@pytest.mark.spec("iceberg: partitions of times before 1970, by Iceberg up to 0.10")
@given(st.data(), st.sampled_from(UNITS), st.integers(-1000, 2), OPERATORS)
def test_matching_time_before_1970_matches_also_in_next_partition(data, unit, day, operator):
    name, kind = unit
    of_unit = {"us": 86_400_000_000, "ns": 86_400_000_000_000}
    per_day = 1 if pa.types.is_date32(kind) else of_unit[kind.unit]
    near = st.integers(-3, 3) | st.integers(-2 * per_day, 2 * per_day)
    values = array([day * per_day + step for step in data.draw(st.lists(near, min_size=1))], kind)
    leaf = compare(operator, day * per_day + data.draw(near), kind)
    right = apply(parse_transform(name), values)
    numbers = right.cast(pa.int32()).to_numpy()
    for partitions in (right, pa.array(numbers + (numbers < 0), pa.int32()).cast(right.type)):
        check(leaf, name, values, partitions)


@pytest.mark.parametrize(
    ("operator", "value", "kind", "text", "expected"),
    [
        # The smallest integers wrap around, and are included if they match.
        ("<", 25, pa.int32(), "truncate[10]", "p <= 20 OR p = 2147483646"),
        ("=", 25, pa.int32(), "truncate[10]", "p = 20"),
        (">", 25, pa.int32(), "truncate[10]", "p >= 20"),
        (">=", -(2**31), pa.int32(), "truncate[10]", "p IS NOT NULL"),
        # So do hours.
        ("<", 36_000_000_000, MICROS, "hour", "p <= 9 OR p >= 1732919507"),
        (">=", 36_000_000_000, MICROS, "hour", "p >= 10 OR p <= -1732919508"),
        ("=", 36_000_000_000, MICROS, "hour", "p = 10"),
        # Times before 1970 may be in the next partition, but days of dates are exact.
        ("=", -40, pa.date32(), "month", "p = -2 OR p = -1"),
        ("=", -40, pa.date32(), "day", "p = '1969-11-22'"),
    ],
)
def test_projection_of_a_comparison(operator, value, kind, text, expected):
    target = kind if text.startswith("truncate") else result_type(parse_transform(text), kind)
    assert str(projected(compare(operator, value, kind), text, target)) == expected


@pytest.mark.spec("iceberg: truncate transform, text")
@pytest.mark.parametrize(
    ("prefix", "kept"),
    [("é", ["bé", "b"]), ("éa", ["éb", "bé", "b"]), ("éab", ["éa", "éb", "bé", "b"])],
)
def test_not_starts_with_drops_partitions_where_all_text_has_prefix(prefix, kept):
    leaf = StartsWith(named("x", pa.string()), prefix, negated=True)
    tree = projected(leaf, "truncate[2]", pa.string())
    partitions = pa.array(["éa", "éb", "bé", "b", None])
    assert partitions.filter(pa.array(matches(tree, "p", partitions))).to_pylist() == kept


BEFORE, TODAY, LATER = -800_000, 19_844, 3_663_714  # in the years -221, 2024 and 12000


@pytest.mark.parametrize("source", [pa.date32(), MICROS], ids=str)
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
    tree = map_leaves(tree, lambda leaf: projected(leaf, "day", pa.date32()))
    days = pa.array([BEFORE, TODAY, LATER], pa.int32())
    mask = pa.array(matches(tree, "p", days.cast(pa.date32())))
    assert days.filter(mask).to_pylist() == kept


SECONDS = (1.5, -0.001, 1_704_067_200, 1_200_096_000_000, -62_188_000_000)
PER_SECOND = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
LITERALS = [
    *map(pa.scalar, (True, False, 0.1, "a'b", b"\x00'")),
    *(pa.scalar(-7, pa.int32()), pa.scalar(0.1, pa.float32()), pa.scalar(b"\xff'", pa.binary(2))),
    pa.scalar(86_399_999_999, pa.int64()).cast(pa.time64("us")),
    pa.scalar(Decimal("-0.05"), DECIMAL),
    *(array([n], pa.date32())[0] for n in (BEFORE, TODAY, LATER)),
    *(array([n], pa.date32())[0] for n in (2**31 - 2, 2**31 - 1, -(2**31) + 1)),
    # The last two are in the years 40000 and 2 before Christ.
    *(
        array([int(seconds * PER_SECOND[unit])], pa.timestamp(unit, zone))[0]
        for unit, zone in [*((unit, None) for unit in PER_SECOND), ("us", "UTC"), ("ns", "UTC")]
        for seconds in SECONDS[: 3 if unit == "ns" else 5]
    ),
]


@pytest.mark.parametrize("value", LITERALS, ids=lambda value: str(value.type))
def test_literal_has_same_value_and_type_in_sql(value):
    found = duckdb.sql(f"SELECT {literal_of(value).sql} AS x").to_arrow_table()["x"]
    if pa.types.is_timestamp(value.type):
        assert (found.type.unit, found.type.tz is None) == (value.type.unit, value.type.tz is None)
        assert found.cast(pa.int64())[0] == value.cast(pa.int64())
    else:
        assert found.cast(value.type)[0] == value
        assert found.type == value.type or not pa.types.is_primitive(value.type)


@pytest.mark.parametrize("operator", ["=", "<", "<=", ">", ">="])
def test_projection_has_no_decimal_of_39_digits(operator):
    """SQL has no such type: plans with such a literal raised an error."""
    kind = pa.decimal128(38, 10)
    leaf = compare(operator, pa.scalar(Decimal((1, (9,) * 38, -10)), kind), kind)
    for width in (3, 10):
        tree = projected(leaf, f"truncate[{width}]", kind)
        asked = [leaf.literal.sql for leaf in leaves(tree) if isinstance(leaf, Comparison)]
        duckdb.sql(f"SELECT {', '.join([*asked, 'true'])}").fetchall()


@pytest.mark.parametrize("scale", [0, 10, 38])
@pytest.mark.parametrize(
    ("digits", "operator", "expected"),
    [
        ("12345678901234567890123456781234567890", "<", "12345678901234567890123456781234567880"),
        ("12345678901234567890123456789999999999", ">", "12345678901234567890123456790000000000"),
        ("99999999999999999999999999999999999999", ">", "99999999999999999999999999999999999990"),
    ],
)
def test_truncate_of_decimals_is_exact(digits, operator, expected, scale):
    """Python's decimals round to 28 digits, which dropped partitions with matches."""
    kind = pa.decimal128(38, scale)
    value = pa.scalar(Decimal((0, tuple(map(int, digits)), -scale)), kind)
    tree: Any = projected(compare(operator, value, kind), "truncate[10]", kind)
    assert tree.operator == f"{operator}="
    assert tree.literal.text.removeprefix("0").replace(".", "") == expected
    # The smallest one has a digit more.
    small = pa.decimal128(4, 2)
    least: Any = compare("=", pa.scalar(Decimal("-99.99"), small), small)
    least = projected(least, "truncate[10]", small)
    assert duckdb.sql(f"SELECT {least.literal.sql} = -100.00").fetchall() == [(True,)]
