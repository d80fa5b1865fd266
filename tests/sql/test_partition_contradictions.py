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
from tests.sql.given_source import asked, shape_of

MOMENT = dt.datetime(2024, 1, 1, 0, 30)
HOUR = dt.timedelta(hours=1)
FIRST, LAST = dt.date(2024, 1, 1), dt.date(2023, 12, 31)
US, NS, DATE, TEXT = pa.timestamp("us"), pa.timestamp("ns"), pa.date32(), pa.string()
INT, LONG, D9 = pa.int32(), pa.int64(), pa.decimal128(9, 2)


def found(shape: TableShape, *entries: dict[str, Any]) -> list[str]:
    """Return the files with findings, which are named f0, f1, ..."""
    rows = {"entries": [{"file_path": f"f{at}", **entry} for at, entry in enumerate(entries)]}
    query = "SELECT subject FROM partition_contradicts_bounds"
    return [subject for (subject,) in asked(rows, query, shape=shape, table_format="iceberg")]


def transformed(transform: str, value: Any, kind: pa.DataType) -> Any:
    return apply(parse_transform(transform), pa.array([value], kind))[0].as_py()


def told(
    transform: str, kind: pa.DataType, value: Any, lower: Any, upper: Any, *others: dict[str, Any]
) -> list[str]:
    """Return what the check finds in a file of spec 1, the only one with the partition field.

    Args:
        others: fields in which other files differ from the first.
    """
    result = apply(parse_transform(transform), pa.nulls(1, kind)).type
    source = PartitionSource("p", "c", transform, frozenset({1}))
    shape = shape_of({"c": kind}, {"p": result}, partition_sources=(source,))
    entry = {
        "partition": {"p": value}, "partition_is_known": True, "spec_id": 1, "record_count": 5,
        "lower_bounds": {"c": lower}, "upper_bounds": {"c": upper},
    }  # fmt: skip
    return found(shape, entry, *(entry | one for one in others))


BEFORE = dt.datetime(1969, 12, 30, 12)


@pytest.mark.sampled(14)
@pytest.mark.parametrize(("transform", "kind", "value", "lower", "upper", "is_wrong"), [
    ("day", US, FIRST, MOMENT, MOMENT, False), ("day", US, FIRST, MOMENT - HOUR, MOMENT, False),
    ("day", US, FIRST, MOMENT - HOUR, MOMENT - HOUR, True), ("day", US, LAST, MOMENT, MOMENT, True),
    ("day", DATE, LAST, FIRST, FIRST, True), ("hour", US, 473352, MOMENT, MOMENT, False),
    ("hour", US, 473353, MOMENT, MOMENT, True), ("hour", NS, 473352, MOMENT, MOMENT, False),
    ("month", US, 648, MOMENT, MOMENT, False), ("month", US, 647, MOMENT, MOMENT, True),
    ("year", DATE, 54, FIRST, FIRST, False), ("year", DATE, 2024, FIRST, FIRST, True),
    ("truncate[10]", INT, 10, 11, 19, False), ("truncate[10]", INT, 20, 11, 19, True),
    ("truncate[10]", LONG, 0, 11, 19, True),
    ("truncate[10]", D9, Decimal(1), Decimal("1.05"), Decimal("1.09"), False),
    ("truncate[10]", D9, Decimal(2), Decimal("1.05"), Decimal("1.09"), True),
    ("truncate[3]", TEXT, "abc", "abcdef", "abczzz", False),
    ("truncate[3]", TEXT, "abd", "abcdef", "abczzz", True),
    ("bucket[16]", INT, 3, 34, 34, False), ("bucket[16]", INT, 4, 34, 34, True),
    ("bucket[16]", INT, 4, 34, 35, False), ("bucket[16]", TEXT, 9, "iceberg", "iceberg", False),
    ("bucket[16]", TEXT, 2, "iceberg", "iceberg", True),
    ("bucket[16]", TEXT, 2, "iceberg is so lo", "iceberg is so lo", False),
    # Before 1970, times may be one unit too large, as Iceberg up to 0.10 wrote them.
    *(("day", US, dt.date(1969, 12, day), BEFORE, BEFORE, day == 29) for day in (29, 30, 31)),
    ("day", US, dt.date(1970, 1, 1), BEFORE, BEFORE, True),
    ("day", DATE, dt.date(1969, 12, 31), BEFORE.date(), BEFORE.date(), True),
    ("year", DATE, 0, BEFORE.date(), BEFORE.date(), False),
    # Java truncates the least integers to wrapped numbers.
    *(("truncate[10]", kind, value, lower, least + 3, False)
      for kind, least in ((INT, -(2**31)), (LONG, -(2**31)), (LONG, -(2**63)))
      for value, lower in (
          (transformed("truncate[10]", least, kind), least), (2**31 - 8, least + 3),
      )),
])  # fmt: skip
def test_partition_outside_of_transformed_bounds_is_reported(
    transform, kind, value, lower, upper, is_wrong
):
    others = (
        {"spec_id": 0}, {"partition_is_known": False}, {"content": "equality_deletes"},
        {"lower_bounds": {"c": upper}, "upper_bounds": {"c": None}},
    )  # fmt: skip
    others = others[:3] if transform == "truncate[10]" and upper < 0 else others
    assert told(transform, kind, value, lower, upper, *others) == ["f0"] * is_wrong


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
        value = transformed(transform, value, INT)
    without = told(transform, INT, value, lower, lower)
    found_in = told(transform, INT, value, lower, lower, more, more | {"spec_id": 2})
    assert found_in == [*without, *["f1"] * is_wrong]


def test_null_structs_are_nulls_that_no_count_has():
    more = {"partition_sources": (PartitionSource("p", "c"),), "in_optional_structs": {"c"}}
    shape = shape_of({"c": INT}, {"p": INT}, **more)
    entry = {"partition": {"p": None}, "record_count": 5, "null_value_counts": {"c": 0}}
    assert found(shape, entry, entry | {"value_counts": {"c": 2}}) == ["f1"]


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
    for kind, values in ({US: times} if of_times else {INT: numbers, TEXT: texts}).items():
        lower, upper = min(values), max(values)
        if kind == TEXT:  # as some writers truncate
            lower, upper = lower[:16], upper[:16]
        if transform[0] == "b" and len(set(values)) > 1 and lower == upper:
            continue  # no writer writes such bounds of different values
        value = data.draw(st.sampled_from(values if transform[0] != "b" else [min(values)]))
        entries = pa.record_batch({
            "partition.p": apply(parse_transform(transform), pa.array([value], kind)),
            "partition_is_known": pa.array([True]), "spec_id": pa.array([0], pa.int32()),
            "record_count": pa.array([len(values)]), "null_value_counts.c": pa.array([0]),
            "value_counts.c": pa.array([len(values)]), "lower_bounds.c": pa.array([lower], kind),
            "upper_bounds.c": pa.array([upper], kind),
        })  # fmt: skip
        source = PartitionSource("p", "c", transform, frozenset({0}))
        for one in partition_contradictions(entries, source, TableShape()):
            assert one.is_wrong.to_pylist() != [True], one
