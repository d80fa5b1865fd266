"""Conditions that partition values decide, of which statistics are not asked."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import arrowmeta
from arrowmeta.pruning.planner import Planner
from tests.iceberg.manifests import Column
from tests.iceberg.one_manifest import table_of


def field(transform: str, name: str = "c1_part", id: int = 1000) -> dict[str, Any]:
    return {"source-id": 1, "field-id": id, "name": name, "transform": transform}


def bounds(low: int, high: int) -> dict[str, Any]:
    low_bytes, high_bytes = (value.to_bytes(4, "little") for value in (low, high))
    return {
        "lower_bounds": [{"key": 1, "value": low_bytes}],
        "upper_bounds": [{"key": 1, "value": high_bytes}],
    }


def partitioned(folder: Path, *specs: Sequence[dict[str, Any]]) -> arrowmeta.Table:
    """Write two files of partition 3, one of them without rows, and one of partition 4.

    The bounds of the first are of other values, which no writer leaves: they tell who was asked.
    """
    files = [
        {"partition": {"c1_part": 3}, **bounds(8, 9)},
        {"partition": {"c1_part": 3}, "record_count": 0},
        {"partition": {"c1_part": 4}, **bounds(4, 4)},
    ]
    written = [Column(1000, "c1_part", "int")]
    return table_of(folder, "int", files, specs=specs, partition=written)


def kept(table: arrowmeta.Table, where: str) -> list[str]:
    paths = table.plan(where).files["file_path"].to_pylist()
    return [Path(path).stem for path in paths]


@pytest.mark.parametrize("where", ["c1 = 3", "c1 < 4", "c1 IN (2, 3)", "NOT c1 > 3"])
def test_identity_decides_and_files_without_rows_are_out(tmp_path: Path, where: str) -> None:
    table = partitioned(tmp_path, [field("identity")])
    assert kept(table, where) == ["0"]
    funnel = {row["stage"]: row["kept"] for row in table.plan(where).funnel.to_pylist()}
    assert (funnel["partitions"], funnel["stats"]) == (2, 1)


@pytest.mark.parametrize(
    "specs",
    [
        pytest.param([[field("truncate[1]")]], id="a transform may join values"),
        pytest.param([[field("identity")], []], id="another spec has no field"),
        pytest.param(
            [[field("identity")], [field("truncate[2]", "c1_trunc", 1001)]],
            id="another spec has a range",
        ),
    ],
)
def test_statistics_are_asked_where_values_may_differ(
    tmp_path: Path, specs: list[list[dict[str, Any]]]
) -> None:
    assert "0" not in kept(partitioned(tmp_path, *specs), "c1 = 3")


@pytest.mark.parametrize(
    ("where", "is_decided"),
    [("c1 = 3", True), ("c1 IS NULL", True), ("c1 % 2 = 1", False), ("1 = 0", False)],
)
def test_only_conditions_on_values_are_decided(
    tmp_path: Path, where: str, is_decided: bool
) -> None:
    table = partitioned(tmp_path, [field("identity")])
    planner = Planner(table.source)
    assert planner.rules.decided_by_partitions(planner.reader.read(where)) is is_decided


def test_a_plan_of_no_predicate_keeps_files_without_rows(tmp_path: Path) -> None:
    table = partitioned(tmp_path, [field("identity")])
    assert table.plan().files.num_rows == 3
