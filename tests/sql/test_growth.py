"""The relation `growth`: its counts equal those of each snapshot when opened."""

from __future__ import annotations

import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import DATA
from tests.sql.given_source import GivenSource, views_of

TABLES = [
    "pk_deletion_vectors",
    "append_schema_evolution",
    "iceberg_v2_position_deletes",
    "iceberg_v2_equality_deletes",
    "iceberg_v3_deletion_vectors",
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", TABLES)
def test_growth_matches_live_files_of_each_snapshot(name: str) -> None:
    table = arrowmeta.open(DATA / name, allow_moved_paths=True)
    rows = table.growth().to_pylist()
    known = table.snapshots()["snapshot_id"].to_pylist()
    assert [row["snapshot_id"] for row in rows] == sorted(known)
    for row in rows:
        now = table.at(snapshot_id=row["snapshot_id"])
        data, deletes = now.data_files(), now.delete_files()
        if table.format == "paimon":
            deletes = deletes.slice(0, 0)  # deletion vectors are in no manifest of files
        assert row["data_file_count"] == data.num_rows
        assert row["data_file_bytes"] == (pc.sum(data["file_size_in_bytes"]).as_py() or 0)
        assert row["record_count"] == (pc.sum(data["record_count"]).as_py() or 0)
        assert row["delete_file_count"] == deletes.num_rows
        listed = now.manifests()["content"].to_pylist()
        assert row["manifest_count"] == sum(one in ("data", "deletes") for one in listed)


def test_growth_of_snapshot_with_partly_read_manifest_is_null() -> None:
    manifest = {
        "content": "data",
        "length": 10,
        "added_files_count": 2,
        "existing_files_count": None,
        "deleted_files_count": 0,
    }
    entry = {"content": "data", "status": "added", "file_size_in_bytes": 5, "record_count": 1}
    source = GivenSource(
        {
            "snapshots": [{"snapshot_id": 1}, {"snapshot_id": 2}],
            "all_manifests": [
                manifest | {"manifest_path": "whole", "reference_snapshot_id": 1},
                manifest | {"manifest_path": "whole", "reference_snapshot_id": 2},
                manifest | {"manifest_path": "cut", "reference_snapshot_id": 2},
            ],
            "all_entries": [
                entry | {"manifest_path": "whole", "file_path": "a"},
                entry | {"manifest_path": "whole", "file_path": "b"},
                entry | {"manifest_path": "cut", "file_path": "c"},
            ],
        }
    )
    with views_of(source, "growth") as con:
        found = con.execute(
            "SELECT manifest_count, manifest_bytes, data_file_count, data_file_bytes FROM growth"
            " ORDER BY snapshot_id"
        ).fetchall()
    assert found == [(1, 10, 2, 10), (2, 20, None, None)]
