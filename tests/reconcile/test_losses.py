"""Damage has counts of lost files and rows, and only snapshots that still have them."""

import shutil
from pathlib import Path

import pyarrow as pa
import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.errors import NotATableError
from arrowmeta.model.scan import Decoded
from arrowmeta.model.tables import DAMAGE, LOSSES
from arrowmeta.tables.macros import with_losses
from tests.bundled import DATA

pytestmark = [
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.DamagedMetadataWarning"),
    pytest.mark.filterwarnings("ignore::arrowmeta.model.damage.GuessedMetadataWarning"),
]

TABLES = [
    "append_snappy", "iceberg_v1_to_v2", "iceberg_v2_position_deletes",
    "iceberg_v3_deletion_vectors", "pk_deletion_vectors", "pk_tags_branches",
]  # fmt: skip
VECTORS = "iceberg_v3_deletion_vectors"
KEYED = "pk_deletion_vectors"


def opened(root, **at):
    return arrowmeta.open(root, allow_moved_paths=True, **at)


def state_manifests(table):
    rows = table.manifests().to_pylist()
    return [row for row in rows if row["content"] in ("data", "deletes")]


def data_manifest(table):
    """The name of the first manifest of data files."""
    paths = (row["manifest_path"] for row in state_manifests(table) if row["content"] == "data")
    return Path(next(paths)).name


def identities(table, relation, manifest=None):
    """Return the files of a relation that are not deleted, of one or all manifests."""
    rows = table.relation(relation).to_pylist()
    return {
        (Path(row["file_path"]).name, row["level"], row["content_offset"])
        for row in rows
        if row.get("status") != "deleted"
        if manifest is None or Path(row["manifest_path"]).name == manifest
    }


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", TABLES)
def test_lost_manifest_has_file_counts_and_snapshots_with_its_files(name, tmp_path):
    whole = opened(DATA / name)
    held = {one: identities(whole.at(snapshot_id=one), "entries") for one in snapshot_ids(whole)}
    copy = tmp_path / "table"
    shutil.copytree(DATA / name, copy)
    for manifest in state_manifests(whole)[::3]:
        file = Path(manifest["manifest_path"]).name
        lost = identities(whole, "entries", file)
        damage = damage_without(copy, file)
        (row,) = [row for row in damage if row["path"].endswith(file)]
        assert row["lost_files"] == len(lost)
        assert all(lost <= held[one] for one in row["recoverable_from"])


def snapshot_ids(table):
    return table.snapshots()["snapshot_id"].to_pylist()


def damage_without(copy, name):
    """Return the damage of a table without one of its files."""
    (path,) = copy.rglob(name)
    content = path.read_bytes()
    path.unlink()
    try:
        table = opened(copy)
        table.files()
        return table.damage.to_pylist()
    finally:
        path.write_bytes(content)


@pytest.mark.parametrize(("role", "rows", "found_in"), [("base", 150, [6, 8]), ("delta", 50, [8])])
def test_files_of_a_lost_manifest_list_are_in_parent_or_child_snapshots(
    role, rows, found_in, tmp_path
):
    copy = tmp_path / "table"
    shutil.copytree(DATA / KEYED, copy)
    snapshot = opened(copy).snapshots().to_pylist()[6]
    assert snapshot["snapshot_id"] == 7
    (copy / "manifest" / snapshot[f"{role}_manifest_list"]).unlink()
    table = opened(copy, snapshot_id=7)
    table.files()
    (row,) = table.damage.to_pylist()
    assert (row["lost_files"], row["lost_rows"]) == (None, rows)
    assert row["recoverable_from"] == found_in


def test_damage_of_other_snapshots_is_not_reported(tmp_path):
    copy = tmp_path / "table"
    shutil.copytree(DATA / KEYED, copy)
    first, *_, last = opened(copy).snapshots().to_pylist()
    for snapshot in (first, last):
        (copy / "manifest" / snapshot["base_manifest_list"]).unlink()
    table = opened(copy)
    table.files()
    assert table.damage.num_rows == 1
    assert table.damage["path"].to_pylist()[0].endswith(last["base_manifest_list"])
    assert table.damage.num_rows == 1


def test_command_prints_lost_files_and_snapshots_with_them(tmp_path, capsys):
    copy = tmp_path / "table"
    shutil.copytree(DATA / VECTORS, copy)
    (copy / "metadata" / data_manifest(opened(copy))).unlink()
    assert main(["files", str(copy), "--allow-moved-paths"]) == 3
    said = capsys.readouterr().err
    table = opened(copy)
    table.files()
    assert table.sql("FROM damage").to_pylist() == table.damage.to_pylist()
    assert "lost: 13 files with 243 rows of partitions {'cat': p0} to {'cat': p3}" in said
    assert "still in snapshot" in said


def test_storage_error_while_counting_losses_is_raised(monkeypatch):
    source = arrowmeta.open(DATA / "append_snappy").source
    manifest = [{"path": "m", "kind": "manifest", "reason": "it is cut"}]

    def fails(*_, **__):
        raise TimeoutError("the store is slow")

    monkeypatch.setattr(Decoded, "read", fails)
    with pytest.raises(TimeoutError, match="the store is slow"):
        with_losses(pa.Table.from_pylist(manifest, DAMAGE), lambda: source)


def test_losses_of_a_deleted_table_are_null():
    def reopen():
        raise NotATableError("gone")

    met = pa.Table.from_pylist([{"path": "m", "kind": "manifest"}], DAMAGE)
    [row] = with_losses(met, reopen).to_pylist()
    assert row["path"] == "m"
    assert {row[name] for name in LOSSES.names} == {None}
