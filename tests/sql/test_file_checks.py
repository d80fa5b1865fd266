"""Checks of files: cases just inside and outside of what they report."""

from __future__ import annotations

import datetime as dt
import math
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.model.shape import PartitionSource, TableShape
from tests.sql.run_checks import SHAPE, found, shown


def test_bucket_number_is_below_total_buckets() -> None:
    cases = [(0, 2), (1, 2), (2, 2), (-3, 2), (-2, 2), (0, 0), (7, -1), (-3, -1)]
    entries = [{"bucket": bucket, "total_buckets": total} for bucket, total in cases]
    assert sorted(found("bucket_out_of_range", entries=entries)) == ["f2", "f3", "f7"]
    assert shown("expected", "bucket_out_of_range", entries=entries[:4]) == ["0 to 1"] * 2


def test_key_ranges_of_a_sorted_run_do_not_overlap() -> None:
    entries: list[dict[str, Any]] = []
    wrong = []
    for first, is_wrong in ((4, True), (5, True), (6, False)):
        for levels in ((1, 1), (1, 2), (0, 0)):
            run = {"bucket": len(entries), "partition_bytes": b"p"}
            keys = zip(levels, ((1, 5), (first, 9)), strict=True)
            entries += [
                run | {"level": level, "min_key": {"k": least}, "max_key": {"k": greatest}}
                for level, (least, greatest) in keys
            ]
            wrong += [f"f{len(entries) - 1}"] if is_wrong and levels == (1, 1) else []
    assert sorted(found("key_ranges_overlap", entries=entries)) == sorted(wrong)


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


def test_minimum_key_above_maximum_key_is_impossible() -> None:
    entries = [
        {least: {"k": low}, greatest: {"k": high}}
        for least, greatest in (("min_key", "max_key"), ("key_lower_bounds", "key_upper_bounds"))
        for low, high in ((5, 4), (5, 5), (None, 4))
    ]
    assert sorted(found("statistics_impossible", entries=entries)) == ["f0", "f3"]


def test_infinite_bounds_in_reverse_order_stand_for_only_nan() -> None:
    shape = TableShape(columns=pa.struct([("x", pa.float32())]))
    bounds = [(math.inf, -math.inf), (math.inf, 1.0), (1.0, -math.inf)]
    entries = [{"lower_bounds": {"x": one}, "upper_bounds": {"x": other}} for one, other in bounds]
    assert sorted(found("statistics_impossible", shape=shape, entries=entries)) == ["f1", "f2"]


def test_value_count_other_than_record_count_is_impossible() -> None:
    shape = TableShape(columns=pa.struct([("x", pa.int32()), ("items", pa.list_(pa.int32()))]))
    cases = [
        ("x", 5, 5),
        ("x", 5, 4),
        ("x", 5, None),
        ("x", -1, 4),  # the rows of imported Avro files are not counted
        ("items", 5, 40),
        ("items", 5, -4),
    ]
    entries = [
        {"record_count": rows, "value_counts": {column: values}} for column, rows, values in cases
    ]
    said = found("statistics_impossible", "iceberg", shape, entries=entries)
    assert sorted(said) == ["f1", "f5"]


def partitioned_by(kind: pa.DataType, column_kind: pa.DataType | None = None) -> TableShape:
    """The shape of a table whose partitions `p` have the values of column `c`."""
    return TableShape(
        columns=pa.struct([("c", column_kind or kind)]),
        partition=pa.struct([("p", kind)]),
        partition_sources=(PartitionSource("p", "c"),),
    )


#: Type of a partition field and its column; partition value, bounds, and whether it is outside.
OUTSIDE: dict[pa.DataType, list[tuple[Any, Any, Any, bool]]] = {
    pa.int32(): [
        (5, 5, 5, False),
        (5, 4, 6, False),
        (5, 6, 6, True),
        (5, 4, 4, True),
        (5, None, None, False),
        (5, None, 4, False),
        (5, 9, 4, False),  # reported by statistics_impossible
        (None, 4, 4, True),
    ],
    pa.float64(): [
        (-1.0000000150474662e30, -1e30, -1e30, True),
        (-0.0, 0.0, 0.0, False),
        (math.nan, 1.0, 2.0, False),
    ],
    pa.date32(): [(dt.date(2024, 2, 29), dt.date(2024, 3, 1), dt.date(2024, 3, 1), True)],
    pa.string(): [
        ("b", "a", "a\uffff", True),
        ("fifteen letters", "fifteen letter", "fifteen letter", True),
        ("sixteen letters!", "sixteen letters", "sixteen letters", False),
    ],
    pa.binary(16): [
        (b"\x80" * 16, b"\x01" * 16, b"\x01" * 16, True),
        (b"\x80" * 16, b"\x01" * 16, b"\x02" * 16, False),  # of any order
    ],
    pa.bool_(): [(True, False, False, True), (True, False, True, False)],
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("kind", OUTSIDE, ids=str)
def test_partition_value_outside_of_column_bounds_is_reported(kind: pa.DataType) -> None:
    entries = [
        {"partition": {"p": value}, "lower_bounds": {"c": lower}, "upper_bounds": {"c": upper}}
        for value, lower, upper, _ in OUTSIDE[kind]
    ]
    wrong = [f"f{at}" for at, (*_, is_wrong) in enumerate(OUTSIDE[kind]) if is_wrong]
    check, shape = "partition_contradicts_bounds", partitioned_by(kind)
    deletes = [one | {"content": "equality_deletes"} for one in entries]
    assert found(check, "iceberg", shape, entries=deletes) == []
    assert sorted(found(check, shape=shape, entries=entries)) == wrong
    impossible = [f"f{at}" for at, (_, lower, *_) in enumerate(OUTSIDE[kind]) if lower == 9]
    assert found("statistics_impossible", shape=shape, entries=entries) == impossible


def test_partition_of_other_type_than_column_is_not_checked() -> None:
    shape = partitioned_by(pa.int64(), pa.int32())
    entry = {"partition": {"p": 5}, "lower_bounds": {"c": 6}, "upper_bounds": {"c": 6}}
    assert found("partition_contradicts_bounds", shape=shape, entries=[entry]) == []


def test_partly_overlapping_row_ranges_are_reported() -> None:
    cases = {(0, 10): False, (10, 5): False, (0, 9): True, (1, 9): True, (9, 5): True, (4, 1): True}
    entries: list[dict[str, Any]] = []
    wrong = []
    for (start, count), is_wrong in cases.items():
        for number, apart in enumerate(
            ({}, {"file_format": "blob"}, {"file_format": "video"}, None)
        ):
            place = {"bucket": len(entries), "partition_bytes": b"p", "file_format": "parquet"}
            beside = {"file_path": f"t/{len(entries)}.vector.parquet"} if apart is None else apart
            entries += [
                place | {"first_row_id": 0, "record_count": 10},
                place | {"first_row_id": start, "record_count": count} | beside,
            ]
            if is_wrong and number == 0:
                wrong.append(f"f{len(entries) - 1}: {start} to {start + count - 1}")
    said = shown("subject || ': ' || actual", "row_ranges_contradict", entries=entries)
    assert sorted(said) == sorted(wrong)


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
    if check in IMPOSSIBLE:
        entry = {"partition": {"p": 1.0}} | IMPOSSIBLE[check]
        entries = [entry | {"status": "deleted"}, entry]
        assert found(check, table_format, next_row_id=10, entries=entries) == ["f1"]
        return
    entries = [*TWICE[check]]
    one_name = {"file_path": "f", "file_name": "f"} if check.startswith("file_") else {}
    entries = [{"partition": {"p": 1.0}} | one_name | entry for entry in entries]
    subjects = found(check, table_format, next_row_id=10, entries=entries)
    assert len(subjects) == 1
    dead = [*entries[:-1], entries[-1] | {"status": "deleted", "file_name": "another"}]
    assert found(check, table_format, next_row_id=10, entries=dead) == []


def test_counts_impossible_names_each_impossible_count() -> None:
    least = {"record_count": -1, "file_size_in_bytes": -1, "delete_record_count": 0, "level": 0}
    entries = [{**least}, *(least | {name: value - 1} for name, value in least.items())]
    entries += [
        least | {"record_count": 0, "delete_record_count": 1},
        least | {"record_count": 3, "delete_record_count": 3},  # all rows retract
    ]
    said = shown("subject || ' ' || detail", "counts_impossible", entries=entries)
    names = [*least, "delete_record_count"]
    assert sorted(said) == [f"f{at} {name}" for at, name in enumerate(names, 1)]


def test_file_live_twice_needs_same_path_level_and_offset() -> None:
    one = {"file_path": "f", "file_name": "f", "level": 1, "content_offset": 4}
    assert found("file_live_twice", entries=[one, {**one}]) == ["f"]
    beside = [{**one}, {**one}, one | {"level": 7}]
    assert shown("actual", "file_live_twice", entries=beside) == ["2"]
    for apart in ({"level": 2}, {"content_offset": 9}, {"file_path": "g", "file_name": "g"}):
        assert found("file_live_twice", entries=[one, one | apart]) == []
    assert found("file_live_twice", entries=[one, one | {"extra_files": ["x"]}]) == ["f"]
    assert found("file_at_two_levels", entries=[one, {**one}]) == []


def test_deletes_that_are_live_twice_are_a_warning() -> None:
    severities = {
        "data": "error",
        "deletion_vector": "error",
        "position_deletes": "warning",
        "equality_deletes": "warning",
    }
    entries = [{"file_path": one, "file_name": one, "content": one} for one in [*severities] * 2]
    said = shown("subject || ' ' || severity", "file_live_twice", entries=entries)
    assert sorted(said) == sorted(f"{one} {severity}" for one, severity in severities.items())


def test_adjacent_row_id_ranges_do_not_overlap() -> None:
    entries: list[dict[str, Any]] = []
    for at, (first, count) in enumerate(((10, 5), (9, 5), (0, 0), (9, 0), (9, 5))):
        entries += [
            {"first_row_id": 100 * at, "record_count": 10},
            {"first_row_id": 100 * at + first, "record_count": count},
        ]
    entries[-1]["content"] = "position_deletes"
    assert found("row_ids_overlap", "iceberg", entries=entries) == ["f3"]
    assert found("row_ids_overlap", "paimon", entries=entries) == []


def test_row_ids_near_64_bit_maximum_are_checked() -> None:
    last = {"bucket": 0, "partition_bytes": b"p", "file_format": "orc"}
    last |= {"first_row_id": 2**63 - 1, "record_count": 10}
    other = last | {"record_count": 9}
    assert found("row_ids_overlap", "iceberg", entries=[last, other]) == ["f1"]
    assert found("row_ranges_contradict", entries=[{**last}, {**other}]) == ["f1"]
    assert found("row_ids_beyond_next", next_row_id=2**63 - 1, entries=[{**last}]) == ["f0"]


def test_row_ids_from_next_row_id_on_are_reported() -> None:
    entries = [{"first_row_id": 5, "record_count": count} for count in (5, 6, 6)]
    entries[2]["content"] = "position_deletes"
    said = shown("subject || ' ' || actual", "row_ids_beyond_next", 10, entries=entries)
    assert said == ["f1 up to 10"]


def test_total_buckets_of_unknown_partitions_may_differ() -> None:
    # A partition may be rewritten with another bucket count, so two partitions may differ.
    unknown = {"partition": {"p": None}, "partition_is_known": False}
    entries = [unknown | {"total_buckets": total} for total in (1, 2)]
    assert found("total_buckets_disagree", entries=entries) == []
    known = [{**entry} | {"partition_is_known": True} for entry in entries]
    assert len(found("total_buckets_disagree", entries=known)) == 1
    alike = [{**known[0]}, {**known[0]}]
    assert found("total_buckets_disagree", entries=alike) == []


def test_ranges_of_different_runs_may_overlap() -> None:
    aparts = ({"level": 2}, {"bucket": 1}, {"partition_bytes": b"q"}, {"content": "changelog"}, {})
    runs = [{"level": 1, "bucket": 0, "partition_bytes": b"%d" % at} for at in range(len(aparts))]
    keys = {"min_key": {"k": 1}, "max_key": {"k": 5}}
    pairs = [(run, run | apart) for run, apart in zip(runs, aparts, strict=True)]
    entries = [one | keys for pair in pairs for one in pair]
    assert found("key_ranges_overlap", entries=entries) == ["f9"]
    without = TableShape(partition=SHAPE.partition)
    ranges = {"record_count": 5, "file_format": "orc"}
    parts = [
        one | ranges | {"first_row_id": at}
        for pair in (pairs[1], pairs[2], pairs[4])
        for at, one in enumerate(pair)
    ]
    assert found("row_ranges_contradict", shape=without, entries=parts) == ["f5"]
