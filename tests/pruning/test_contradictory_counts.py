"""Counts that contradict each other, or bounds, rule out no file, and are findings."""

import struct

import pytest

import arrowmeta
from tests.iceberg.one_manifest import table_of

BOUNDS = {"lower_bounds": struct.pack("<d", 1), "upper_bounds": struct.pack("<d", 9)}
COUNTS = {"value_counts": 6, "null_value_counts": 1, "nan_value_counts": 0}


def table_with(folder, record_count=6, **stats):
    """A table of one file with these statistics of the optional column `c1`."""
    maps = {name: [{"key": 1, "value": value}] for name, value in stats.items()}
    return table_of(folder, "double", [{"record_count": record_count, **maps}])


CONTRADICTIONS = {
    "only nulls beside bounds": {**BOUNDS, **COUNTS, "null_value_counts": 6},
    "only NaN beside bounds": {**BOUNDS, **COUNTS, "null_value_counts": 0, "nan_value_counts": 6},
    "only nulls and NaN beside a bound": {
        **COUNTS,
        "lower_bounds": BOUNDS["lower_bounds"],
        "nan_value_counts": 5,
    },
    "more nulls than values": {**COUNTS, "null_value_counts": 7},
    "more NaN than values": {**COUNTS, "nan_value_counts": 7},
    "nulls and NaN more than values": {**COUNTS, "nan_value_counts": 6},
    "fewer values than rows": {**COUNTS, "value_counts": 1},
    "no values": {**BOUNDS, **COUNTS, "value_counts": 0, "null_value_counts": 0},
    "negative nulls": {**COUNTS, "null_value_counts": -1},
    "negative NaN": {**COUNTS, "null_value_counts": 6, "nan_value_counts": -1},
    "negative values": {**COUNTS, "value_counts": -2},
    "no rows beside bounds": {**BOUNDS, **COUNTS, "record_count": 0},
}


@pytest.mark.parametrize("stats", CONTRADICTIONS.values(), ids=CONTRADICTIONS)
def test_contradictory_counts_rule_out_nothing_and_are_found(tmp_path, stats):
    table = table_with(tmp_path, **stats)  # type: ignore[arg-type]
    for where in (
        "c1 > 3",
        "c1 IS NULL",
        "c1 IS NOT NULL",
        "isnan(c1)",
        "c1 <> 5",
        "NOT isnan(c1)",
    ):
        assert table.plan(where).files.num_rows == 1, where
    assert "statistics_impossible" in table.reconcile()["check_name"].to_pylist()
    assert not table.aggregate("count(c1) AS n")["n"][0].as_py()["exact"]


def test_counts_that_agree_rule_out_files(tmp_path):
    only_nulls = {**COUNTS, "null_value_counts": 6}
    table = table_with(tmp_path / "nulls", **only_nulls)
    assert table.plan("c1 > 3").files.num_rows == 0
    assert table.plan("c1 IS NULL").files.num_rows == 1
    table = table_with(tmp_path / "bounds", **BOUNDS, **COUNTS)
    assert table.plan("c1 < 1").files.num_rows == 0
    for path in ("nulls", "bounds"):
        table = arrowmeta.open(tmp_path / path)
        assert "statistics_impossible" not in table.reconcile()["check_name"].to_pylist()
