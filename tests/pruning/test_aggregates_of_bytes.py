"""Aggregates of columns whose bounds are no values of theirs: UUIDs, and fixed values cut short."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest

import arrowmeta
from tests.iceberg.manifests import Column, data_file, entry, record, row, written
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write

MANIFEST_LIST = record(
    "manifest_file",
    [
        Column(500, "manifest_path", "string"),
        Column(501, "manifest_length", "long"),
        Column(502, "partition_spec_id", "int"),
        Column(517, "content", "int"),
        Column(515, "sequence_number", "long"),
        Column(516, "min_sequence_number", "long"),
        Column(503, "added_snapshot_id", "long"),
    ],
)
LOW, HIGH = bytes([0x61] * 16), bytes([0x62] * 16)


def answers(folder: Path, kind: str, bounds: list[tuple[bytes, bytes]]) -> list[tuple[Any, bool]]:
    """Write a table of files with these bounds; return what least and greatest it has."""
    files = [
        row(
            f"{folder}/data/{n}.parquet",
            record_count=2,
            value_counts=[{"key": 1, "value": 2}],
            null_value_counts=[{"key": 1, "value": 0}],
            lower_bounds=[{"key": 1, "value": lower}],
            upper_bounds=[{"key": 1, "value": upper}],
        )
        for n, (lower, upper) in enumerate(bounds)
    ]
    manifest = bytes(written(entry(data_file([])), files).data)
    listed = {
        "manifest_path": f"{folder}/metadata/m.avro",
        "manifest_length": len(manifest),
        "partition_spec_id": 0,
        "content": 0,
        "sequence_number": 1,
        "min_sequence_number": 1,
        "added_snapshot_id": 1,
    }
    changes: dict[str, Any] = {
        "location": str(folder),
        "schemas": [schema_json(kind)],
        "partition-specs": [{"spec-id": 0, "fields": []}],
        "snapshots": [snapshot_json(1, **{"manifest-list": f"{folder}/metadata/list.avro"})],
    }
    write(folder, "m.avro", manifest)
    write(folder, "list.avro", bytes(written(MANIFEST_LIST, [listed]).data))
    write(folder, "v1.metadata.json", metadata_json(1, **changes))
    write(folder, "version-hint.text", "1")
    found = arrowmeta.open(folder).aggregate("min(c1), max(c1)").to_pylist()[0]
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
