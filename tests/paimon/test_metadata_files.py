"""The relation `metadata_files`: every file of metadata is reached, and nothing else."""

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

import arrowmeta
from tests import corpus
from tests.bundled import DATA
from tests.paimon.tables import bundled_tables, snapshot_json, write

METADATA_FOLDERS = {
    "snapshot",
    "schema",
    "tag",
    "manifest",
    "index",
    "statistics",
    "changelog",
    "consumer",
    "branch",
}


@pytest.fixture
def copy(tmp_path):
    return Path(shutil.copytree(DATA / "pk_tags_branches", tmp_path / "t"))


def files_of(root):
    rows = arrowmeta.open(root).metadata_files().to_pylist()
    assert len({row["path"] for row in rows}) == len(rows)
    return {row["path"]: row for row in rows}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("root", [*bundled_tables(), *corpus.tables("paimon")])
def test_every_metadata_file_is_listed_with_its_size(root):
    there = {
        str(path): path.stat().st_size
        for folder in METADATA_FOLDERS
        for path in (root / folder).rglob("*")
        if path.is_file() and not path.name.startswith(".")
    }
    reached = files_of(root)
    inside = {path: row for path, row in reached.items() if row["size"] is not None}
    beside_data = {path for path, row in inside.items() if "/bucket-" in path}
    assert {path: row["size"] for path, row in inside.items() if path not in beside_data} == there
    missing = {path: row["kind"] for path, row in reached.items() if row["size"] is None}
    assert set(missing.values()) <= {"index file"}, missing


def test_metadata_files_have_kind_and_referenced_by(copy):
    write(copy / "consumer" / "consumer-etl", {"nextSnapshot": 3})
    named = {Path(path).name: row for path, row in files_of(copy).items()}
    assert Counter(row["kind"] for row in named.values()) >= Counter(
        {"schema": 1, "snapshot": 6, "tag": 2, "consumer": 1, "hint": 2, "manifest": 8}
    )
    assert named["snapshot-1"]["referenced_by"] is None
    snapshot = json.loads((copy / "snapshot" / "snapshot-6").read_text())
    of_six = named[snapshot["deltaManifestList"]]
    assert of_six["kind"] == "manifest list"
    assert of_six["referenced_by"] == str(copy / "snapshot" / "snapshot-6")
    manifests = [row for row in named.values() if row["kind"] == "manifest"]
    assert {named[Path(row["referenced_by"]).name]["kind"] for row in manifests} == {
        "manifest list"
    }


def test_missing_metadata_file_has_null_size(copy):
    write(copy / "snapshot" / "snapshot-7", snapshot_json(7, statistics="stat-gone"))
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        rows = files_of(copy)
    gone = rows[str(copy / "statistics" / "stat-gone")]
    assert (gone["kind"], gone["size"]) == ("statistics", None)
    assert rows[str(copy / "manifest" / "manifest-list-7-1")]["size"] is None


def test_missing_files_of_changelog_are_not_damage(copy):
    write(copy / "changelog" / "changelog-0", snapshot_json(0, statistics="s", indexManifest="i"))
    table = arrowmeta.open(copy, strict=True)
    rows = table.metadata_files().to_pylist()
    assert {row["kind"] for row in rows if row["path"].endswith("/changelog-0")} == {"changelog"}
    assert all(row["size"] is not None for row in rows)


def test_missing_file_of_snapshot_and_changelog_is_damage(copy):
    """A changelog may lack its index manifest; a snapshot that names the same one may not."""
    write(copy / "changelog" / "changelog-0", snapshot_json(0, indexManifest="i"))
    latest = max((copy / "snapshot").glob("snapshot-*"))
    write(latest, json.loads(latest.read_text()) | {"indexManifest": "i"})
    table = arrowmeta.open(copy)
    with pytest.warns(UserWarning, match="the answer is incomplete"):
        table.metadata_files()
    assert str(copy / "manifest" / "i") in table.source.damage()["path"].to_pylist()


def test_branch_without_schema_lists_files_found_by_name(copy):
    shutil.rmtree(copy / "branch" / "branch-b1" / "schema")
    with pytest.warns(UserWarning, match="branch-b1"):
        rows = files_of(copy)
    assert str(copy / "branch" / "branch-b1" / "snapshot" / "snapshot-1") in rows


def test_index_file_is_found_in_bucket_folder(tmp_path):
    root = Path(shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "t"))
    listed = [path for path, row in files_of(root).items() if row["kind"] == "index file"]
    bucket = Path(arrowmeta.open(root).deletion_vectors()["data_file_path"][0].as_py()).parent
    used = Path(arrowmeta.open(root).deletion_vectors()["file_path"][0].as_py())
    moved = Path(shutil.move(used, bucket))
    rows = files_of(root)
    assert {path for path, row in rows.items() if row["kind"] == "index file"} == {
        *listed,
        str(moved),
    } - {str(used)}
    assert rows[str(moved)]["size"] == moved.stat().st_size
