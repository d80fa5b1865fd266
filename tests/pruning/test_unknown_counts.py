"""Files whose counts are not known: a negative one is written where nobody counted."""

from __future__ import annotations

import struct
from pathlib import Path

import pyarrow as pa
import pytest

from tests.iceberg.one_manifest import table_of

BOUNDS = {
    "lower_bounds": [{"key": 1, "value": (1).to_bytes(4, "little")}],
    "upper_bounds": [{"key": 1, "value": (9).to_bytes(4, "little")}],
}


@pytest.mark.parametrize("is_required", [True, False])
@pytest.mark.parametrize("where", ["c1 = 5", "c1 IS NOT NULL", "c1 > 1", "NOT c1 = 1"])
def test_a_file_of_unknown_rows_may_match(tmp_path: Path, where: str, is_required: bool) -> None:
    table = table_of(tmp_path, "int", [{"record_count": -1, **BOUNDS}], is_required=is_required)
    assert table.plan(where).files.num_rows == 1


def test_a_file_of_no_rows_cannot_match(tmp_path: Path) -> None:
    table = table_of(tmp_path, "int", [{"record_count": 0, **BOUNDS}])
    assert table.plan("c1 = 5").files.num_rows == 0


DOUBLES = {
    "lower_bounds": [{"key": 1, "value": struct.pack("<d", 1)}],
    "upper_bounds": [{"key": 1, "value": struct.pack("<d", 9)}],
}


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("nan_value_counts", "isnan(c1)"),
        ("nan_value_counts", "c1 > 10"),
        ("null_value_counts", "c1 IS NULL"),
        ("value_counts", "c1 = 5"),
        ("value_counts", "c1 IS NOT NULL"),
        ("value_counts", "NOT isnan(c1)"),
    ],
)
def test_a_negative_count_of_a_column_rules_out_nothing(
    tmp_path: Path, kind: str, where: str
) -> None:
    counts = {"value_counts": 3, "null_value_counts": 0, "nan_value_counts": 0} | {kind: -1}
    metrics = {name: [{"key": 1, "value": count}] for name, count in counts.items()}
    table = table_of(tmp_path, "double", [{"record_count": 3, **metrics, **DOUBLES}])
    assert table.plan(where).files.num_rows == 1


@pytest.mark.parametrize(("nans", "n_kept"), [(3, 0), (2, 1), (-1, 1)])
@pytest.mark.parametrize("where", ["c1 = 5", "c1 < 5", "c1 IN (4, 5)", "NOT isnan(c1)"])
def test_values_that_are_all_nan_are_no_number_whatever_nulls_there_are(
    tmp_path: Path, where: str, nans: int, n_kept: int
) -> None:
    counts = {"value_counts": 3, "nan_value_counts": nans}
    metrics = {name: [{"key": 1, "value": count}] for name, count in counts.items()}
    table = table_of(tmp_path, "double", [{"record_count": 3, **metrics}])
    assert table.plan(where).files.num_rows == n_kept
    assert table.plan("isnan(c1)").files.num_rows == 1


MOST = 2**63 - 1


@pytest.mark.parametrize("nulls", [1, MOST])
def test_counts_whose_sum_is_no_number_are_those_of_their_file_only(
    tmp_path: Path, nulls: int
) -> None:
    counts = [
        {"value_counts": 3, "null_value_counts": nulls, "nan_value_counts": MOST},
        {"value_counts": 3, "null_value_counts": 0, "nan_value_counts": 0},
    ]
    metrics = [
        {name: [{"key": 1, "value": count}] for name, count in one.items()} for one in counts
    ]
    files = [{"record_count": 3, **one, **DOUBLES} for one in metrics]
    table = table_of(tmp_path, "double", files)
    assert table.plan("c1 = 5").files["file_path"].to_pylist() == [
        f"{table.location}/data/1.parquet"
    ]
    assert table.plan("c1 = 50").files.num_rows == 0
    assert table.plan(keys={"c1": pa.array([5.0])}).files.num_rows == 1
    assert table.aggregate("min(c1)")["min(c1)"][0]["value"].as_py() == 1.0


def test_a_negative_count_of_nan_is_none(tmp_path: Path) -> None:
    counts = {"value_counts": 3, "null_value_counts": 3, "nan_value_counts": -(2**63)}
    metrics = {name: [{"key": 1, "value": count}] for name, count in counts.items()}
    table = table_of(tmp_path, "double", [{"record_count": 3, **metrics, **DOUBLES}])
    assert table.plan("c1 = 5").files.num_rows == 0


@pytest.mark.parametrize("order", ["c1", "c1 NULLS FIRST"])
def test_the_first_rows_are_not_only_where_nobody_counted_nulls(tmp_path: Path, order: str) -> None:
    """Those of the first file may be null, or those of the second."""
    for place, unknown in enumerate((0, 1)):
        files = [
            {
                "record_count": 3,
                "value_counts": [{"key": 1, "value": 3}],
                "null_value_counts": [{"key": 1, "value": -1 if at == unknown else 0}],
                "lower_bounds": [{"key": 1, "value": (at * 10).to_bytes(4, "little")}],
                "upper_bounds": [{"key": 1, "value": (at * 10 + 5).to_bytes(4, "little")}],
            }
            for at in (0, 1)
        ]
        table = table_of(tmp_path / str(place), "int", files)
        n_kept = 2 if unknown == 0 or "FIRST" in order else 1
        assert table.plan(limit=1, order_by=order).files.num_rows == n_kept
