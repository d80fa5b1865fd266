"""Manifests that several snapshots list."""

from __future__ import annotations

from typing import Any

import pyarrow as pa

import arrowmeta
from arrowmeta.iceberg.manifests import distinct_manifests
from tests.iceberg.one_manifest import table_of
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write


def test_distinct_manifest_has_last_values_at_first_position():
    manifests = pa.table(
        {"manifest_path": ["b", "a", "b", "c", "a"], "first_row_id": [None, None, 5, 6, 7]}
    )
    found = distinct_manifests(manifests)
    assert found.to_pydict() == {"manifest_path": ["b", "a", "c"], "first_row_id": [5, 7, 6]}


def test_inline_manifests_are_in_snapshot_order(tmp_path):
    table_of(tmp_path, "int", [{}])
    listed = {"manifest-list": f"{tmp_path}/metadata/list.avro"}
    named = {"manifest-list": None, "manifests": [f"{tmp_path}/metadata/m.avro"]}
    places = (listed, named, named, listed)
    changes: dict[str, Any] = {
        "location": str(tmp_path),
        "schemas": [schema_json("int")],
        "partition-specs": [{"spec-id": 0, "fields": []}],
        "snapshots": [snapshot_json(one, **place) for one, place in enumerate(places, 1)],
    }
    write(tmp_path, "v1.metadata.json", metadata_json(4, **changes))
    manifests = arrowmeta.open(tmp_path).all_manifests(columns=["reference_snapshot_id"])
    assert manifests["reference_snapshot_id"].to_pylist() == [1, 2, 3, 4]
