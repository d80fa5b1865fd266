"""Checks of files: cases just inside and outside of what they report."""

from __future__ import annotations

import datetime as dt
import math
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.model.shape import PartitionSource, TableShape
from tests.sql.run_checks import SHAPE, found, shown


@pytest.mark.parametrize(("bucket", "is_wrong"), [(0, False), (1, False), (2, True), (-3, True)])
def test_bucket_number_is_below_total_buckets(bucket: int, is_wrong: bool) -> None:
    entry = {"bucket": bucket, "total_buckets": 2}
    assert found("bucket_out_of_range", entries=[entry]) == ["f0"] * is_wrong
    assert shown("expected", "bucket_out_of_range", entries=[entry]) == ["0 to 1"] * is_wrong


@pytest.mark.parametrize(
    ("first", "is_wrong"), [({"k": 4}, True), ({"k": 5}, True), ({"k": 6}, False)]
)
def test_key_ranges_of_a_sorted_run_do_not_overlap(first: dict[str, int], is_wrong: bool) -> None:
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    entries = [
        run | {"min_key": {"k": 1}, "max_key": {"k": 5}},
        run | {"min_key": first, "max_key": {"k": 9}},
    ]
    assert found("key_ranges_overlap", entries=entries) == ["f1"] * is_wrong
    apart = [entries[0], entries[1] | {"level": 2}]
    assert found("key_ranges_overlap", entries=apart) == []
    assert found("key_ranges_overlap", entries=[one | {"level": 0} for one in entries]) == []


def test_empty_keys_of_append_table_do_not_overlap() -> None:
    # Clustering moves files of append tables to levels, too (Paimon 1.4).
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p", "min_key": {}, "max_key": {}}
    without = TableShape(partition=SHAPE.partition)
    assert found("key_ranges_overlap", shape=without, entries=[run, {**run}]) == []


def test_key_with_null_sorts_first_in_a_run() -> None:
    # DuckDB sorts nulls last; Paimon, with primary-key.nullable, first.
    shape = TableShape(primary_key=pa.struct([("k", pa.int32()), ("text", pa.string())]))
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    first, other = {"k": 1, "text": None}, {"k": 1, "text": "f"}
    entries = [
        run | {"min_key": first, "max_key": {"k": 1, "text": "e"}},
        run | {"min_key": other, "max_key": {"k": 2, "text": "a"}},
    ]
    assert found("key_ranges_overlap", shape=shape, entries=entries) == []
    last = {"min_key": {"k": 0, "text": "a"}, "max_key": first}
    after = run | {"min_key": other, "max_key": other}
    assert found("key_ranges_overlap", shape=shape, entries=[run | last, after]) == []
    beside = {"min_key": {"k": 2, "text": "a"}, "max_key": {"k": 3, "text": "a"}}
    assert found("key_ranges_overlap", shape=shape, entries=[*entries, run | beside]) == ["f2"]
    contrary = {"min_key": {"k": 2, "text": "a"}, "max_key": first}
    assert found("statistics_impossible", shape=shape, entries=[run | contrary]) == []


@pytest.mark.parametrize(
    ("least", "greatest", "is_wrong"),
    [({"k": 5}, {"k": 4}, True), ({"k": 5}, {"k": 5}, False), ({"k": None}, {"k": 4}, False)],
)
def test_minimum_key_above_maximum_key_is_impossible(
    least: dict[str, Any], greatest: dict[str, Any], is_wrong: bool
) -> None:
    entry = {"min_key": least, "max_key": greatest}
    assert found("statistics_impossible", entries=[entry]) == ["f0"] * is_wrong
    of_keys = {"key_lower_bounds": least, "key_upper_bounds": greatest}
    assert found("statistics_impossible", entries=[of_keys]) == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("lower", "upper", "is_wrong"),
    [(math.inf, -math.inf, False), (math.inf, 1.0, True), (1.0, -math.inf, True)],
)
def test_infinite_bounds_in_reverse_order_stand_for_only_nan(
    lower: float, upper: float, is_wrong: bool
) -> None:
    shape = TableShape(columns=pa.struct([("x", pa.float32())]))
    entry = {"lower_bounds": {"x": lower}, "upper_bounds": {"x": upper}}
    assert found("statistics_impossible", shape=shape, entries=[entry]) == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("column", "rows", "values", "is_wrong"),
    [
        ("x", 5, 5, False),
        ("x", 5, 4, True),
        ("x", 5, None, False),
        ("x", -1, 4, False),  # the rows of imported Avro files are not counted
        ("items", 5, 40, False),
        ("items", 5, -4, True),
    ],
)
def test_value_count_other_than_record_count_is_impossible(
    column: str, rows: int, values: int | None, is_wrong: bool
) -> None:
    shape = TableShape(columns=pa.struct([("x", pa.int32()), ("items", pa.list_(pa.int32()))]))
    entry = {"record_count": rows, "value_counts": {column: values}}
    said = found("statistics_impossible", "iceberg", shape, entries=[entry])
    assert said == ["f0"] * is_wrong


def partitioned_by(kind: pa.DataType, column_kind: pa.DataType | None = None) -> TableShape:
    """The shape of a table whose partitions `p` have the values of column `c`."""
    return TableShape(
        columns=pa.struct([("c", column_kind or kind)]),
        partition=pa.struct([("p", kind)]),
        partition_sources=(PartitionSource("p", "c"),),
    )


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("kind", "value", "lower", "upper", "is_wrong"),
    [
        (pa.int32(), 5, 5, 5, False),
        (pa.int32(), 5, 4, 6, False),
        (pa.int32(), 5, 6, 6, True),
        (pa.int32(), 5, 4, 4, True),
        (pa.int32(), 5, None, None, False),
        (pa.int32(), 5, None, 4, False),
        (pa.int32(), 5, 9, 4, False),  # reported by statistics_impossible
        (pa.int32(), None, 4, 4, True),
        (pa.float64(), -1.0000000150474662e30, -1e30, -1e30, True),
        (pa.float64(), -0.0, 0.0, 0.0, False),
        (pa.float64(), math.nan, 1.0, 2.0, False),
        (pa.date32(), dt.date(2024, 2, 29), dt.date(2024, 3, 1), dt.date(2024, 3, 1), True),
        (pa.string(), "b", "a", "a\uffff", True),
        (pa.string(), "fifteen letters", "fifteen letter", "fifteen letter", True),
        (pa.string(), "sixteen letters!", "sixteen letters", "sixteen letters", False),
        (pa.binary(16), b"\x80" * 16, b"\x01" * 16, b"\x01" * 16, True),
        (pa.binary(16), b"\x80" * 16, b"\x01" * 16, b"\x02" * 16, False),  # of any order
        (pa.bool_(), True, False, False, True),
        (pa.bool_(), True, False, True, False),
    ],
)
def test_partition_value_outside_of_column_bounds_is_reported(
    kind: pa.DataType, value: Any, lower: Any, upper: Any, is_wrong: bool
) -> None:
    entry = {"partition": {"p": value}, "lower_bounds": {"c": lower}, "upper_bounds": {"c": upper}}
    check, shape = "partition_contradicts_bounds", partitioned_by(kind)
    assert found(check, shape=shape, entries=[{**entry}]) == ["f0"] * is_wrong
    deletes = entry | {"content": "equality_deletes"}
    assert found(check, "iceberg", shape, entries=[deletes]) == []
    assert found("statistics_impossible", shape=shape, entries=[entry]) == ["f0"] * (lower == 9)


def test_partition_of_other_type_than_column_is_not_checked() -> None:
    shape = partitioned_by(pa.int64(), pa.int32())
    entry = {"partition": {"p": 5}, "lower_bounds": {"c": 6}, "upper_bounds": {"c": 6}}
    assert found("partition_contradicts_bounds", shape=shape, entries=[entry]) == []


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("start", "count", "is_wrong"),
    [(0, 10, False), (10, 5, False), (0, 9, True), (1, 9, True), (9, 5, True), (4, 1, True)],
)
def test_partly_overlapping_row_ranges_are_reported(start: int, count: int, is_wrong: bool) -> None:
    place = {"bucket": 0, "partition_bytes": b"p", "file_format": "parquet"}
    entries = [
        place | {"first_row_id": 0, "record_count": 10},
        place | {"first_row_id": start, "record_count": count},
    ]
    assert found("row_ranges_contradict", entries=entries) == ["f1"] * is_wrong
    actual = shown("actual", "row_ranges_contradict", entries=entries)
    assert actual == [f"{start} to {start + count - 1}"] * is_wrong
    for apart in (
        {"file_format": "blob"},
        {"file_format": "video"},
        {"file_format": "parquet", "file_path": "t/f1.vector.parquet"},
    ):
        beside = [entries[0], entries[1] | apart]
        assert found("row_ranges_contradict", entries=beside) == []


@pytest.mark.parametrize(
    ("bucket", "total", "is_wrong"), [(-2, 2, False), (0, 0, False), (7, -1, False), (-3, -1, True)]
)
def test_bucket_without_total_buckets_is_in_range(bucket: int, total: int, is_wrong: bool) -> None:
    entry = {"bucket": bucket, "total_buckets": total}
    assert found("bucket_out_of_range", entries=[entry]) == ["f0"] * is_wrong


IMPOSSIBLE = {
    "bucket_out_of_range": {"bucket": 5, "total_buckets": 2},
    "counts_impossible": {"record_count": -5},
    "equality_field_missing": {"content": "equality_deletes", "equality_ids": [9]},
    "partition_contradicts_bounds": {"lower_bounds": {"c": 2.0}, "upper_bounds": {"c": 3.0}},
    "row_ids_beyond_next": {"first_row_id": 5, "record_count": 6},
    "schema_missing": {"schema_id": 9},
    "sequence_number_impossible": {"min_sequence_number": 5, "max_sequence_number": 4},
    "sequence_number_missing": {"sequence_number": None},
    "statistics_impossible": {"min_key": {"k": 5}, "max_key": {"k": 4}},
}


def test_missing_schema_is_reported_once_for_first_file() -> None:
    files = [{"schema_id": 9, "file_path": path} for path in ("b", "a")]
    assert found("schema_missing", entries=files) == ["a"]


TWICE = {
    "file_at_two_levels": ({"level": 1}, {"level": 2}),
    "file_live_twice": ({}, {}),
    "key_ranges_overlap": 2 * ({"level": 1, "min_key": {"k": 1}, "max_key": {"k": 5}},),
    "row_ids_overlap": 2 * ({"first_row_id": 0, "record_count": 5},),
    "row_ranges_contradict": (
        {"first_row_id": 0, "record_count": 5, "file_format": "orc"},
        {"first_row_id": 1, "record_count": 5, "file_format": "orc"},
    ),
    "total_buckets_disagree": ({"total_buckets": 2}, {"total_buckets": 3}),
}


OF_ICEBERG = {"equality_field_missing", "row_ids_overlap", "sequence_number_missing"}


@pytest.mark.parametrize("check", [*IMPOSSIBLE, *TWICE])
def test_file_checks_consider_only_live_entries(check: str) -> None:
    table_format = "iceberg" if check in OF_ICEBERG else "paimon"
    entries = [IMPOSSIBLE[check]] if check in IMPOSSIBLE else [*TWICE[check]]
    one_name = {"file_path": "f", "file_name": "f"} if check.startswith("file_") else {}
    entries = [{"partition": {"p": 1.0}} | one_name | entry for entry in entries]
    subjects = found(check, table_format, next_row_id=10, entries=entries)
    assert len(subjects) == 1
    dead = [*entries[:-1], entries[-1] | {"status": "deleted", "file_name": "another"}]
    assert found(check, table_format, next_row_id=10, entries=dead) == []


def test_counts_impossible_names_each_impossible_count() -> None:
    least = {"record_count": -1, "file_size_in_bytes": -1, "delete_record_count": 0, "level": 0}
    assert found("counts_impossible", entries=[{**least}]) == []
    for name, value in least.items():
        told = shown("detail", "counts_impossible", entries=[least | {name: value - 1}])
        assert told == [name]
    none = least | {"record_count": 0, "delete_record_count": 1}
    assert shown("detail", "counts_impossible", entries=[none]) == ["delete_record_count"]
    all_retract = least | {"record_count": 3, "delete_record_count": 3}
    assert found("counts_impossible", entries=[all_retract]) == []


def test_file_live_twice_needs_same_path_level_and_offset() -> None:
    one = {"file_path": "f", "file_name": "f", "level": 1, "content_offset": 4}
    assert found("file_live_twice", entries=[one, {**one}]) == ["f"]
    beside = [{**one}, {**one}, one | {"level": 7}]
    assert shown("actual", "file_live_twice", entries=beside) == ["2"]
    for apart in ({"level": 2}, {"content_offset": 9}, {"file_path": "g"}):
        assert found("file_live_twice", entries=[one, one | apart]) == []
    assert found("file_at_two_levels", entries=[one, {**one}]) == []


@pytest.mark.parametrize(
    ("content", "severity"),
    [
        ("data", "error"),
        ("deletion_vector", "error"),
        ("position_deletes", "warning"),
        ("equality_deletes", "warning"),
    ],
)
def test_deletes_that_are_live_twice_are_a_warning(content: str, severity: str) -> None:
    entries = [{"file_path": "f", "file_name": "f", "content": content} for _ in range(2)]
    assert shown("severity", "file_live_twice", entries=entries) == [severity]


@pytest.mark.parametrize(
    ("first", "count", "is_wrong"), [(10, 5, False), (9, 5, True), (0, 0, False), (9, 0, False)]
)
def test_adjacent_row_id_ranges_do_not_overlap(first: int, count: int, is_wrong: bool) -> None:
    entries = [
        {"first_row_id": 0, "record_count": 10},
        {"first_row_id": first, "record_count": count},
    ]
    assert found("row_ids_overlap", "iceberg", entries=entries) == ["f1"] * is_wrong
    deletes = [entries[0], entries[1] | {"content": "position_deletes"}]
    assert found("row_ids_overlap", "iceberg", entries=deletes) == []
    assert found("row_ids_overlap", "paimon", entries=entries) == []


def test_row_ids_near_64_bit_maximum_are_checked() -> None:
    last = {"bucket": 0, "partition_bytes": b"p", "file_format": "orc"}
    last |= {"first_row_id": 2**63 - 1, "record_count": 10}
    other = last | {"record_count": 9}
    assert found("row_ids_overlap", "iceberg", entries=[last, other]) == ["f1"]
    assert found("row_ranges_contradict", entries=[{**last}, {**other}]) == ["f1"]
    assert found("row_ids_beyond_next", next_row_id=2**63 - 1, entries=[{**last}]) == ["f0"]


@pytest.mark.parametrize(("count", "is_wrong"), [(5, False), (6, True)])
def test_row_ids_from_next_row_id_on_are_reported(count: int, is_wrong: bool) -> None:
    entry = {"first_row_id": 5, "record_count": count}
    said = found("row_ids_beyond_next", next_row_id=10, entries=[entry])
    assert said == ["f0"] * is_wrong
    actual = shown("actual", "row_ids_beyond_next", 10, entries=[entry])
    assert actual == ["up to 10"] * is_wrong
    delete = entry | {"content": "position_deletes"}
    assert found("row_ids_beyond_next", next_row_id=10, entries=[delete]) == []


def test_total_buckets_of_unknown_partitions_may_differ() -> None:
    # A partition may be rewritten with another bucket count, so two partitions may differ.
    unknown = {"partition": {"p": None}, "partition_is_known": False}
    entries = [unknown | {"total_buckets": total} for total in (1, 2)]
    assert found("total_buckets_disagree", entries=entries) == []
    known = [{**entry} | {"partition_is_known": True} for entry in entries]
    assert len(found("total_buckets_disagree", entries=known)) == 1
    alike = [{**known[0]}, {**known[0]}]
    assert found("total_buckets_disagree", entries=alike) == []


@pytest.mark.parametrize(
    "apart", [{"level": 2}, {"bucket": 1}, {"partition_bytes": b"q"}, {"content": "changelog"}]
)
def test_key_ranges_of_different_runs_may_overlap(apart: dict[str, Any]) -> None:
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    keys = run | {"min_key": {"k": 1}, "max_key": {"k": 5}}
    assert found("key_ranges_overlap", entries=[keys, {**keys}]) == ["f1"]
    assert found("key_ranges_overlap", entries=[keys, keys | apart]) == []
    without = TableShape(partition=SHAPE.partition)
    ranges = {"first_row_id": 0, "record_count": 5, "file_format": "orc"}
    parts = [run | ranges, run | ranges | {"first_row_id": 1}]
    assert found("row_ranges_contradict", shape=without, entries=parts) == ["f1"]
    if not {"level", "content"} & apart.keys():
        parts = [run | ranges, run | ranges | {"first_row_id": 1} | apart]
        assert found("row_ranges_contradict", shape=without, entries=parts) == []
