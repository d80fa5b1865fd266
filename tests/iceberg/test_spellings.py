"""Spellings of fields, and manifests that several snapshots list."""

from __future__ import annotations

import shutil
from itertools import permutations
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.iceberg.manifests import _places, distinct_manifests
from arrowmeta.kernels.rows import file_ids
from tests.iceberg.one_manifest import table_of
from tests.iceberg.tables import metadata_json, schema_json, snapshot_json, write
from tests.readers.engines import WrittenTable
from tests.reconcile.copies import rewrite


@pytest.fixture
def written(tmp_path):
    return WrittenTable(tmp_path / "t")


def with_other_spelling(written: WrittenTable, spell: str, *, is_more: bool = False) -> None:
    """Let the last snapshot list copies of the manifests before, or also these.

    Args:
        written: the table.
        spell: what is put before paths of files.
        is_more: whether the manifests themselves stay.
    """

    def edit(rows: list[dict[str, Any]]) -> None:
        added = rows[0]["added_snapshot_id"]
        for row in [dict(row) for row in rows[1:]]:
            path = Path(row["manifest_path"].removeprefix("file://"))
            copied = Path(shutil.copy(path, path.with_name(f"copy-{path.name}")))

            def edit_entries(entries: list[dict[str, Any]], row: dict[str, Any] = row) -> None:
                for entry in entries:
                    number = row["sequence_number"]
                    entry.update(status=0, sequence_number=number, file_sequence_number=number)
                    entry["snapshot_id"] = row["added_snapshot_id"]
                    file = entry["data_file"]
                    file["file_path"] = spell + file["file_path"].removeprefix("file://")

            rewrite(copied, edit_entries)
            if not is_more:
                rows.remove(row)
            counts = {
                f"{status}_{unit}_count": row[f"added_{unit}_count"] if status == "existing" else 0
                for status in ("added", "existing")
                for unit in ("files", "rows")
            }
            length = copied.stat().st_size
            rows.append({**row, **counts, "manifest_path": str(copied), "manifest_length": length})
            rows[-1].update(added_snapshot_id=added, sequence_number=rows[0]["sequence_number"])

    rewrite(written.list_path, edit)


@pytest.mark.parametrize("spell", ["file:", "file://"])
def test_a_file_under_another_spelling_is_no_change_and_not_expired(written, spell):
    with_other_spelling(written, spell)
    table = arrowmeta.open(written.metadata_path)
    assert sum(path.startswith(spell) for path in table.files()["file_path"].to_pylist()) == 2
    ids = table.snapshots()["snapshot_id"].to_pylist()
    for before, after in permutations(range(3), 2):
        changed = table.diff(ids[before], ids[after])
        assert changed.num_rows == abs(before - after)
        assert set(changed["change"].to_pylist()) == {"added" if before < after else "removed"}
    assert table.reconcile(storage=True).num_rows == 0
    with pytest.raises(UsageError, match="under another spelling"):
        table.expire("2100-01-01", retain_last=1)
    remedies = table.remedies(where="engine = 'spark'").to_pylist()
    assert "deletes" not in {row["action"] for row in remedies}
    (withheld,) = (row["effect"] for row in remedies if row["check_name"] == "withheld")
    assert "against old_snapshots" in withheld
    assert "2 paths in several spellings, such as" in withheld


@pytest.mark.filterwarnings("ignore")
def test_a_file_that_is_live_under_two_spellings_is_live_twice(written):
    with_other_spelling(written, "file:", is_more=True)
    table = arrowmeta.open(written.metadata_path)
    found = table.reconcile().to_pylist()
    assert [row["actual"] for row in found if row["check_name"] == "file_live_twice"] == ["2", "2"]
    with pytest.raises(UsageError, match="file_live_twice"):
        table.expire("2100-01-01", retain_last=1)


def test_identity_of_a_file_does_not_depend_on_the_spelling_of_its_path():
    def distinct(*paths: str) -> int:
        return len(set(file_ids([_places(pa.array(paths))]).to_pylist()))

    assert distinct("/a/b", "file:/a/b", "file:///a/b") == 1
    assert distinct("s3://a/b", "s3a://a/b", "s3n://a/b") == 1
    assert distinct("s3://a/b", "/a/b", "s3://a//b", "hdfs://a/b", "gs://a/b") == 5


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
