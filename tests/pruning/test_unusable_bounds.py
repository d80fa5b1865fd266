"""Columns whose bounds are not values of the column, or whose type is not known."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.iceberg.one_manifest import table_of

POINT = struct.pack("<dd", 1.0, 2.0)
#: The same point as a value of a column.
VALUE = struct.pack("<BIdd", 1, 1, 1.0, 2.0)
KINDS = ["geometry", "geometry(EPSG:4326)", "geography", "variant", "vector[3]"]


@pytest.fixture(params=KINDS)
def table(request: pytest.FixtureRequest, tmp_path: Path) -> arrowmeta.Table:
    def item(value: Any) -> list[dict[str, Any]]:
        return [{"key": 1, "value": value}]

    file = {
        "value_counts": item(1),
        "null_value_counts": item(0),
        "lower_bounds": item(POINT),
        "upper_bounds": item(POINT),
    }
    return table_of(tmp_path, request.param, [file])


@pytest.mark.sampled(8)
@pytest.mark.parametrize("condition", ["= {}", ">= {}", "IN ({}, {})", "BETWEEN {} AND {}"])
def test_conditions_do_not_use_bounds_of_special_types(
    table: arrowmeta.Table, condition: str
) -> None:
    value = f"from_hex('{VALUE.hex()}')"
    assert table.plan(f"c1 {condition.format(value, value)}").files.num_rows == 1


def test_inequality_with_equal_bounds_keeps_file(table: arrowmeta.Table) -> None:
    assert table.plan(f"c1 <> from_hex('{POINT.hex()}')").files.num_rows == 1


@pytest.mark.sampled(2)
def test_arrow_expressions_and_keys_do_not_use_bounds(table: arrowmeta.Table) -> None:
    equal = pc.field("c1") == pa.scalar(VALUE)
    assert table.plan(equal).files.num_rows == 1
    assert table.plan(keys={"c1": pa.array([VALUE])}).files.num_rows == 1


@pytest.mark.sampled(2)
def test_null_counts_of_special_types_are_used(table: arrowmeta.Table) -> None:
    assert table.plan("c1 IS NULL").files.num_rows == 0
    assert table.aggregate("count(c1)").to_pylist()[0]["count(c1)"]["exact"]


@pytest.mark.sampled(2)
def test_minimum_and_maximum_of_special_types_are_unknown(table: arrowmeta.Table) -> None:
    found = table.aggregate("min(c1), max(c1)").to_pylist()[0]
    assert [one["value"] for one in found.values()] == [None, None]


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "predicate",
    [
        "c1 = 1",
        "c1 IN (1, 'a')",
        "c1 IS DISTINCT FROM 1",
        "NOT (c1 > DATE '2024-01-01') OR c1 IS NULL",
        "c1 IS NOT DISTINCT FROM NULL",
        pc.field("c1") == 1,
        [("c1", "not in", ["a", None])],
        [("c1", "=", None)],
    ],
    ids=str,
)
def test_column_of_unknown_type_compares_with_any_value(tmp_path: Path, predicate: Any) -> None:
    table = table_of(tmp_path, "unknown", [{}])
    assert table.plan(predicate).files.num_rows == 1
    assert table.plan("c1 = NULL").files.num_rows == 0
    assert table.plan(keys={"c1": pa.array([1])}).files.num_rows == 1


def test_point_bounds_are_not_compared_as_bytes(tmp_path: Path) -> None:
    """The bytes of 1.0 are greater than those of 2.0."""
    lower, upper = (struct.pack("<dd", at, at) for at in (1.0, 2.0))
    assert lower > upper
    bounds = {"lower_bounds": lower, "upper_bounds": upper}
    file = {name: [{"key": 1, "value": value}] for name, value in bounds.items()}
    table = table_of(tmp_path, "geometry", [file, file])
    assert "statistics_impossible" not in table.reconcile()["check_name"].to_pylist()
    assert table.relation("clustering").num_rows == 0
    assert table.relation("column_stats")["exactness"].to_pylist() == ["unknown"] * 2
