"""Aggregates of columns whose bounds are no values of theirs: UUIDs, and fixed values cut short."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

from tests.iceberg.one_manifest import table_of

LOW, HIGH = bytes([0x61] * 16), bytes([0x62] * 16)


def answers(folder: Path, kind: str, bounds: list[tuple[bytes, bytes]]) -> list[tuple[Any, bool]]:
    """Write a table of files with these bounds; return what least and greatest it has."""
    files = (
        {
            "record_count": 2,
            "value_counts": [{"key": 1, "value": 2}],
            "null_value_counts": [{"key": 1, "value": 0}],
            "lower_bounds": [{"key": 1, "value": lower}],
            "upper_bounds": [{"key": 1, "value": upper}],
        }
        for lower, upper in bounds
    )
    found = table_of(folder, kind, files).aggregate("min(c1), max(c1)").to_pylist()[0]
    return [(one["value"], one["exact"]) for one in found.values()]


def test_widened_bounds_of_uuids_are_limits(tmp_path: Path) -> None:
    (least, is_least), (greatest, is_greatest) = answers(tmp_path, "uuid", [(LOW, HIGH)])
    assert least <= UUID(bytes=LOW)
    assert greatest >= UUID(bytes=HIGH)
    assert (is_least, is_greatest) == (False, False)


def test_equal_bounds_of_uuids_are_values(tmp_path: Path) -> None:
    found = answers(tmp_path, "uuid", [(LOW, LOW), (HIGH, HIGH)])
    assert found == [(UUID(bytes=LOW), True), (UUID(bytes=HIGH), True)]


@pytest.mark.parametrize("kind", ["fixed[16]", "fixed[20]"])
def test_bounds_of_fixed_values_are_limits(tmp_path: Path, kind: str) -> None:
    behind = bytes(4) if kind == "fixed[20]" else b""
    expected = [(LOW + behind, False), (HIGH + behind, False)]
    assert answers(tmp_path, kind, [(LOW, HIGH)]) == expected
