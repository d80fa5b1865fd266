"""Manifests that several snapshots name."""

from __future__ import annotations

import pyarrow as pa

from arrowmeta.iceberg.snapshot_manifests import distinct_manifests


def test_a_manifest_is_as_the_last_snapshot_says_at_its_first_place() -> None:
    manifests = pa.table(
        {"manifest_path": ["b", "a", "b", "c", "a"], "first_row_id": [None, None, 5, 6, 7]}
    )
    found = distinct_manifests(manifests)
    assert found.to_pydict() == {"manifest_path": ["b", "a", "c"], "first_row_id": [5, 7, 6]}


def test_no_manifests_are_no_manifests() -> None:
    empty = pa.table({"manifest_path": pa.array([], pa.string())})
    assert distinct_manifests(empty).num_rows == 0
