"""Partitions of transforms, nulls and buckets that contradict the statistics of the files."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal
from typing import Any

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arrowmeta.iceberg.partition_spec import apply, parse_transform
from arrowmeta.model.shape import PartitionSource, TableShape
from arrowmeta.views.partition_faults import partition_contradictions
from tests.sql.given_source import GivenSource, views_of

CHECK = "partition_contradicts_bounds"
MOMENT = dt.datetime(2024, 1, 1, 0, 30)
HOUR = dt.timedelta(hours=1)


def found(check: str, shape: TableShape, entries: list[dict[str, Any]]) -> list[str]:
    """Return the subjects of a check's findings, with files of the names f0, f1, ..."""
    named = [{"file_path": f"f{at}", **entry} for at, entry in enumerate(entries)]
    source = GivenSource({"entries": named}, shape, "iceberg", deletes_are_replayed=False)
    with views_of(source, check) as con:
        return [subject for (subject,) in con.execute(f"SELECT subject FROM {check}").fetchall()]


def told(
    transform: str, kind: pa.DataType, value: Any, lower: Any, upper: Any, *others: dict[str, Any]
) -> list[str]:
    """Return what the check finds in a file of spec 1, the only one with the partition field.

    Args:
        others: fields in which other files differ from the first.
    """
    result = apply(parse_transform(transform), pa.nulls(1, kind)).type
    shape = TableShape(
        columns=pa.struct([("c", kind)]),
        partition=pa.struct([("p", result)]),
        partition_sources=(PartitionSource("p", "c", transform, frozenset({1})),),
    )
    entry = {
        "partition": {"p": value}, "partition_is_known": True, "spec_id": 1, "record_count": 5,
        "lower_bounds": {"c": lower}, "upper_bounds": {"c": upper},
    }  # fmt: skip
    return found(CHECK, shape, [{**entry}, *(entry | one for one in others)])


@pytest.mark.sampled(7)
@pytest.mark.parametrize(("transform", "kind", "value", "lower", "upper", "is_wrong"), [
    ("day", pa.timestamp("us"), dt.date(2024, 1, 1), MOMENT, MOMENT, False),
    ("day", pa.timestamp("us"), dt.date(2024, 1, 1), MOMENT - HOUR, MOMENT, False),
    ("day", pa.timestamp("us"), dt.date(2024, 1, 1), MOMENT - HOUR, MOMENT - HOUR, True),
    ("day", pa.timestamp("us"), dt.date(2023, 12, 31), MOMENT, MOMENT, True),
    ("day", pa.date32(), dt.date(2023, 12, 31), dt.date(2024, 1, 1), dt.date(2024, 1, 1), True),
    ("hour", pa.timestamp("us"), 473352, MOMENT, MOMENT, False),
    ("hour", pa.timestamp("us"), 473353, MOMENT, MOMENT, True),
    ("hour", pa.timestamp("ns"), 473352, MOMENT, MOMENT, False),
    ("month", pa.timestamp("us"), 648, MOMENT, MOMENT, False),
    ("month", pa.timestamp("us"), 647, MOMENT, MOMENT, True),
    ("year", pa.date32(), 54, MOMENT.date(), MOMENT.date(), False),
    ("year", pa.date32(), 2024, MOMENT.date(), MOMENT.date(), True),
    ("truncate[10]", pa.int32(), 10, 11, 19, False), ("truncate[10]", pa.int32(), 20, 11, 19, True),
    ("truncate[10]", pa.int64(), 0, 11, 19, True),
    ("truncate[10]", pa.decimal128(9, 2), Decimal(1), Decimal("1.05"), Decimal("1.09"), False),
    ("truncate[10]", pa.decimal128(9, 2), Decimal(2), Decimal("1.05"), Decimal("1.09"), True),
    ("truncate[3]", pa.string(), "abc", "abcdef", "abczzz", False),
    ("truncate[3]", pa.string(), "abd", "abcdef", "abczzz", True),
    ("bucket[16]", pa.int32(), 3, 34, 34, False), ("bucket[16]", pa.int32(), 4, 34, 34, True),
    ("bucket[16]", pa.int32(), 4, 34, 35, False),
    ("bucket[16]", pa.string(), 9, "iceberg", "iceberg", False),
    ("bucket[16]", pa.string(), 2, "iceberg", "iceberg", True),
    ("bucket[16]", pa.string(), 2, "iceberg is so lo", "iceberg is so lo", False),
])  # fmt: skip
def test_partition_outside_of_transformed_bounds_is_reported(
    transform, kind, value, lower, upper, is_wrong
):
    others = (
        {"spec_id": 0}, {"partition_is_known": False}, {"content": "equality_deletes"},
        {"lower_bounds": {"c": upper}, "upper_bounds": {"c": None}},
    )  # fmt: skip
    assert told(transform, kind, value, lower, upper, *others) == ["f0"] * is_wrong


def test_times_before_1970_may_be_one_unit_too_large():
    # As Iceberg up to 0.10 wrote them.
    before = dt.datetime(1969, 12, 30, 12)
    for day, is_wrong in ((30, False), (31, False), (29, True)):
        value = dt.date(1969, 12, day)
        assert told("day", pa.timestamp("us"), value, before, before) == ["f0"] * is_wrong
    assert told("day", pa.timestamp("us"), dt.date(1970, 1, 1), before, before) == ["f0"]
    assert told("day", pa.date32(), dt.date(1969, 12, 31), before.date(), before.date()) == ["f0"]
    assert told("year", pa.date32(), 0, before.date(), before.date()) == []


def test_integers_that_java_truncates_to_wrapped_numbers_are_not_judged():
    for kind, least in ((pa.int32(), -(2**31)), (pa.int64(), -(2**31)), (pa.int64(), -(2**63))):
        (wrapped,) = apply(parse_transform("truncate[10]"), pa.array([least], kind)).to_pylist()
        assert told("truncate[10]", kind, wrapped, least, least + 3) == []
        assert told("truncate[10]", kind, 2**31 - 8, least + 3, least + 3) == []


@pytest.mark.sampled(9)
@pytest.mark.parametrize(("value", "lower", "counts", "is_wrong"), [
    (None, 4, {"null_value_counts": 0}, True), (None, 4, {}, True),
    (None, None, {"null_value_counts": 0}, True), (None, None, {"null_value_counts": 5}, False),
    (None, None, {}, False), (None, None, {"null_value_counts": 0, "value_counts": 0}, False),
    (4, None, {"null_value_counts": 5}, True),
    (4, None, {"null_value_counts": 5, "value_counts": 5}, True),
    (4, 4, {"null_value_counts": 5}, False),  # the statistics contradict each other
    (4, None, {"null_value_counts": 4}, False), (4, None, {}, False),
])  # fmt: skip
@pytest.mark.parametrize("transform", ["identity", "truncate[1]", "bucket[4]"])
def test_partition_is_null_if_and_only_if_all_values_are(transform, value, lower, counts, is_wrong):
    more = {name: {"c": count} for name, count in counts.items()}
    if transform == "bucket[4]" and value is not None:
        value = apply(parse_transform(transform), pa.array([value], pa.int32()))[0].as_py()
    without = told(transform, pa.int32(), value, lower, lower)
    found_in = told(transform, pa.int32(), value, lower, lower, more, more | {"spec_id": 2})
    assert found_in == [*without, *["f1"] * is_wrong]


def test_null_structs_are_nulls_that_no_count_has():
    shape = TableShape(
        columns=pa.struct([("c", pa.int32())]),
        partition=pa.struct([("p", pa.int32())]),
        partition_sources=(PartitionSource("p", "c"),),
        in_optional_structs=frozenset({"c"}),
    )
    entry: dict[str, Any] = {"partition": {"p": None}, "record_count": 5}
    entry |= {"null_value_counts": {"c": 0}}
    assert found(CHECK, shape, [entry]) == []
    counted = entry | {"value_counts": {"c": 2}}
    assert found(CHECK, shape, [counted]) == ["f0"]


TRANSFORMS = st.one_of(
    st.sampled_from(["identity", "year", "month", "day", "hour"]),
    st.integers(1, 1000).map("truncate[{}]".format),
    st.integers(1, 64).map("bucket[{}]".format),
)


@given(
    TRANSFORMS,
    st.lists(st.datetimes(dt.datetime(1900, 1, 1)), min_size=1, max_size=4),
    st.lists(st.integers(-(2**31), 2**31 - 1), min_size=1, max_size=4),
    st.lists(st.text(max_size=20), min_size=1, max_size=4),
    st.data(),
)
def test_partition_of_any_value_in_the_file_is_no_contradiction(
    transform, times, numbers, texts, data
):
    of_times = transform.isalpha() and transform != "identity"
    kinds = {pa.timestamp("us"): times} if of_times else {pa.int32(): numbers, pa.string(): texts}
    for kind, values in kinds.items():
        lower, upper = min(values), max(values)
        if kind == pa.string():  # as some writers truncate
            lower, upper = lower[:16], upper[:16]
        parsed = parse_transform(transform)
        value = data.draw(st.sampled_from(values if transform[0] != "b" else [min(values)]))
        partition = apply(parsed, pa.array([value], kind))
        entries = pa.record_batch(
            {
                "partition.p": partition, "partition_is_known": pa.array([True]),
                "spec_id": pa.array([0], pa.int32()), "record_count": pa.array([len(values)]),
                "null_value_counts.c": pa.array([0]), "value_counts.c": pa.array([len(values)]),
                "lower_bounds.c": pa.array([lower], kind),
                "upper_bounds.c": pa.array([upper], kind),
            }
        )  # fmt: skip
        source = PartitionSource("p", "c", transform, frozenset({0}))
        if transform[0] == "b" and len(set(values)) > 1 and lower == upper:
            continue  # no writer writes such bounds of different values
        for one in partition_contradictions(entries, source, TableShape()):
            assert one.is_wrong.to_pylist() != [True], one
