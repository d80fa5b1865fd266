"""Checks of `/sql/70_reconcile` at the edge of what they find, over rows written in the test."""

from __future__ import annotations

import math
from typing import Any

import pyarrow as pa
import pytest

from arrowmeta.catalog.connection import connect_sources
from arrowmeta.model.shape import TableShape
from tests.sql.given_source import GivenSource

SHAPE = TableShape(
    partition=pa.struct([pa.field("p", pa.float64())]),
    primary_key=pa.struct([pa.field("k", pa.int32())]),
)


def found(
    check: str,
    table_format: str = "paimon",
    shape: TableShape = SHAPE,
    **rows: list[dict[str, Any]],
) -> list[str]:
    """Return the subjects of a check's findings."""
    for at, entry in enumerate(rows.get("entries", [])):
        entry.setdefault("file_path", f"f{at}")
        entry.setdefault("file_name", f"f{at}")
    is_paimon = table_format == "paimon"
    source = GivenSource(rows, shape, table_format, deletes_are_replayed=is_paimon)
    with connect_sources({None: source}, views=[check]) as con:
        return [subject for (subject,) in con.sql(f"SELECT subject FROM {check}").fetchall()]


@pytest.mark.parametrize(("bucket", "is_wrong"), [(0, False), (1, False), (2, True), (-3, True)])
def test_buckets_end_before_their_number(bucket: int, is_wrong: bool) -> None:
    entry = {"bucket": bucket, "total_buckets": 2}
    assert found("bucket_out_of_range", entries=[entry]) == ["f0"] * is_wrong


@pytest.mark.parametrize(("cardinality", "is_wrong"), [(5, False), (6, True), (None, False)])
def test_a_vector_has_at_most_the_rows_of_its_file(cardinality: int, is_wrong: bool) -> None:
    vector = {"data_file_path": "f0", "cardinality": cardinality}
    said = found(
        "deletion_vector_too_long", entries=[{"record_count": 5}], deletion_vectors=[vector]
    )
    assert said == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("first", "is_wrong"), [({"k": 4}, True), ({"k": 5}, True), ({"k": 6}, False)]
)
def test_files_of_a_sorted_run_share_no_key(first: dict[str, int], is_wrong: bool) -> None:
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    entries = [
        run | {"min_key": {"k": 1}, "max_key": {"k": 5}},
        run | {"min_key": first, "max_key": {"k": 9}},
    ]
    assert found("key_ranges_overlap", entries=entries) == ["f1"] * is_wrong
    apart = [entries[0], entries[1] | {"level": 2}]
    assert found("key_ranges_overlap", entries=apart) == []
    assert found("key_ranges_overlap", entries=[one | {"level": 0} for one in entries]) == []


def test_a_key_with_a_null_in_it_comes_before_the_others_of_a_run() -> None:
    # DuckDB has it behind them; Paimon, with primary-key.nullable, before.
    shape = TableShape(primary_key=pa.struct([("k", pa.int32()), ("text", pa.string())]))
    run = {"level": 1, "bucket": 0, "partition_bytes": b"p"}
    first, other = {"k": 1, "text": None}, {"k": 1, "text": "f"}
    entries = [
        run | {"min_key": first, "max_key": {"k": 1, "text": "e"}},
        run | {"min_key": other, "max_key": {"k": 2, "text": "a"}},
    ]
    assert found("key_ranges_overlap", shape=shape, entries=entries) == []
    beside = {"min_key": {"k": 2, "text": "a"}, "max_key": {"k": 3, "text": "a"}}
    assert found("key_ranges_overlap", shape=shape, entries=[*entries, run | beside]) == ["f2"]


@pytest.mark.parametrize(
    ("least", "greatest", "is_wrong"),
    [({"k": 5}, {"k": 4}, True), ({"k": 5}, {"k": 5}, False), ({"k": None}, {"k": 4}, False)],
)
def test_the_least_key_of_a_file_is_not_above_the_greatest(
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
def test_bounds_of_no_number_are_those_of_nan_alone(
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
        ("x", -1, 4, False),  # of imported Avro files nobody has counted the rows
        ("items", 5, 40, False),
        ("items", 5, -4, True),
    ],
)
def test_a_column_has_as_many_values_as_its_file_has_rows(
    column: str, rows: int, values: int | None, is_wrong: bool
) -> None:
    shape = TableShape(columns=pa.struct([("x", pa.int32()), ("items", pa.list_(pa.int32()))]))
    entry = {"record_count": rows, "value_counts": {column: values}}
    said = found("statistics_impossible", "iceberg", shape, entries=[entry])
    assert said == ["f0"] * is_wrong


@pytest.mark.parametrize(
    ("start", "count", "is_wrong"),
    [(0, 10, False), (10, 5, False), (0, 9, True), (1, 9, True), (9, 5, True)],
)
def test_parts_of_rows_hold_the_same_range_or_none_of_it(
    start: int, count: int, is_wrong: bool
) -> None:
    place = {"bucket": 0, "partition_bytes": b"p", "file_format": "parquet"}
    entries = [
        place | {"first_row_id": 0, "record_count": 10},
        place | {"first_row_id": start, "record_count": count},
    ]
    assert found("row_ranges_contradict", entries=entries) == ["f1"] * is_wrong
    for apart in (
        {"file_format": "blob"},
        {"file_format": "video"},
        {"file_format": "parquet", "file_path": "t/f1.vector.parquet"},
    ):
        beside = [entries[0], entries[1] | apart]
        assert found("row_ranges_contradict", entries=beside) == []


@pytest.mark.parametrize(("bucket", "is_wrong"), [(0, False), (1, True), (None, False)])
def test_an_index_is_of_a_bucket_with_files(bucket: int | None, is_wrong: bool) -> None:
    index = {
        "index_type": "HASH",
        "file_path": "i",
        "file_size_in_bytes": 1,
        "partition": {"p": 1.0},
        "bucket": bucket,
    }
    live = {"partition": {"p": 1.0}, "bucket": 0}
    said = found("index_without_files", entries=[live], index_files=[index])
    assert said == ["i"] * is_wrong
    damage = [{"path": "m2", "kind": "manifest", "reason": "cut short"}]
    said = found("index_without_files", entries=[live], index_files=[index], damage=damage)
    assert said == []


@pytest.mark.parametrize(
    ("index_type", "severity"), [("HASH", "info"), ("DELETION_VECTORS", "warning")]
)
def test_hashes_of_an_emptied_bucket_do_no_harm(index_type: str, severity: str) -> None:
    index = {"index_type": index_type, "file_path": "i", "partition": {"p": 1.0}, "bucket": 0}
    source = GivenSource({"index_files": [index | {"file_size_in_bytes": 1}]}, SHAPE)
    with connect_sources({None: source}, views=["index_without_files"]) as con:
        said = con.sql("SELECT severity FROM index_without_files").fetchall()
    assert said == [(severity,)]


@pytest.mark.parametrize(("since", "is_in_vain"), [(1, False), (0, True)])
def test_a_delete_file_of_no_older_file_is_in_vain(since: int, is_in_vain: bool) -> None:
    place = {"spec_id": 0, "partition": {"p": 1.0}}
    delete = place | {"content": "position_deletes", "sequence_number": since}
    entries = [place | {"sequence_number": 1}, delete]
    said = found("delete_file_without_target", "iceberg", entries=entries)
    assert said == ["f1"] * is_in_vain


@pytest.mark.parametrize(
    ("listed", "others_first", "severities"),
    [
        ((0, 19), 10, []),
        ((5, 19), 10, ["error"]),
        ((0, 18), 10, ["error"]),
        ((0, 30), 10, ["warning"]),
        ((None, None), 10, []),
        ((5, 19), None, ["error"]),
        ((0, 30), None, []),  # a file without row ids says nothing of how wide they are
    ],
)
def test_row_ids_of_a_manifest_are_those_of_its_entries(
    listed: tuple[int | None, int | None], others_first: int | None, severities: list[str]
) -> None:
    manifest = {"manifest_path": "m", "content": "data"}
    manifest |= dict(zip(("min_row_id", "max_row_id"), listed, strict=True))
    entries = [{"first_row_id": first, "record_count": 10} for first in (0, others_first)]
    rows = {"manifests": [manifest], "entries": entries}
    view = "manifest_ranges_wrong"
    with connect_sources({None: GivenSource(rows, SHAPE)}, views=[view]) as con:
        said = con.sql(f"SELECT severity FROM {view}").fetchall()
    assert [severity for (severity,) in said] == severities


def test_one_null_partition_is_enough_to_be_told_of() -> None:
    manifest = {"manifest_path": "m", "content": "data", "partition_contains_null": {"p": False}}
    entries = [{"partition": {"p": None}}, {"partition": {"p": 1.0}}]
    assert found("partition_nulls_wrong", "iceberg", entries=entries, manifests=[manifest]) == ["m"]


def test_nan_is_not_below_the_bounds_of_partitions() -> None:
    bounds = {"partition_lower": {"p": 1.0}, "partition_upper": {"p": 2.0}}
    manifest = bounds | {"manifest_path": "m", "content": "data"}
    nan = {"partition": {"p": float("nan")}}
    said = found("partition_bounds_too_narrow", "iceberg", entries=[nan], manifests=[manifest])
    assert said == []
