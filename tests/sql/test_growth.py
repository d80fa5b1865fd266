"""The relation `growth`: its counts equal those of each snapshot when opened."""

import pyarrow.compute as pc
import pytest

import arrowmeta
from tests.bundled import DATA

TABLES = [
    "pk_deletion_vectors",
    "append_schema_evolution",
    "iceberg_v2_position_deletes",
    "iceberg_v2_equality_deletes",
    "iceberg_v3_deletion_vectors",
]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", TABLES)
def test_growth_matches_live_files_of_each_snapshot(name):
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
