"""Repair plans: missing files, lost metadata, duplicates and orphans, and statements for them."""

import json
import os
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.bundled import DATA
from tests.reconcile.changes import copied


def stored(name, folder):
    """Copy a table with all its data files in storage, as sparse files of the recorded sizes."""
    root = copied(name, folder).root
    opened = arrowmeta.open(root, allow_moved_paths=True)
    for file in opened.all_files(columns=["file_path", "file_size_in_bytes"]).to_pylist():
        place = Path(opened.resolve(file["file_path"]))
        place.parent.mkdir(parents=True, exist_ok=True)
        with place.open("wb") as made:
            made.truncate(file["file_size_in_bytes"])
    return root


@pytest.fixture
def table(tmp_path):
    return stored("append_schema_evolution", tmp_path)


def contents(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_undamaged_table_needs_no_repair_and_the_option_is_needed(table, capsys):
    assert main(["repair", str(table), "--plan"]) == 0
    captured = capsys.readouterr()
    assert "Nothing to repair." in captured.out
    assert captured.err == "arrowmeta: nothing to repair\n"
    assert main(["repair", str(table)]) == 1
    assert "pass --plan" in capsys.readouterr().err


def test_missing_files_list_snapshots_without_them_and_a_rollback_to_a_whole_one(table, capsys):
    opened = arrowmeta.open(table)
    latest, first = opened.snapshot_id, {*opened.at(snapshot_id=1).files()["file_path"].to_pylist()}
    (path, *_) = opened.diff(latest - 1, latest)["file_path"].to_pylist()
    (older, *_) = opened.diff(latest - 2, latest - 1)["file_path"].to_pylist()
    needed = next(one for one in opened.files()["file_path"].to_pylist() if one in first)
    size = Path(path).stat().st_size
    Path(path).unlink()
    Path(older).unlink()
    before = contents(table)
    assert main(["repair", str(table), "--plan"]) == 2
    page = capsys.readouterr().out
    for said in (
        f"- [ ] `{path}`: {size} bytes expected, not in storage",
        f"not needed by snapshots {latest - 1}, {latest - 2}, ",
        f"version => '{latest - 2}')",
        "CALL sys.remove_unexisting_files",
    ):
        assert said in page
    assert contents(table) == before
    # No rollback is planned if every snapshot needs a missing file.
    Path(needed).unlink()
    plan = arrowmeta.open(table).repair_plan()
    found = {row["path"]: row["recoverable_from"] for row in plan.repairs.to_pylist()}
    assert found[needed] == []
    assert "sys.rollback" not in plan.to_markdown()
    assert "every snapshot needs it" in plan.to_markdown()


def test_orphans_are_listed_with_age_and_size(table, capsys):
    orphan = table / "pt=1" / "bucket-0" / "`](x)\n# data.parquet"
    orphan.parent.mkdir(parents=True, exist_ok=True)
    orphan.write_bytes(b"x" * 1234)
    os.utime(orphan, (1_000_000_000, 1_000_000_000))
    assert main(["repair", str(table), "--plan", "-o", "json"]) == 2
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["kind"], row["size_in_bytes"]) == ("orphan", 1234)
    assert "last changed at 2001-09-09" in row["proof"]
    page = arrowmeta.open(table).repair_plan().to_markdown()
    assert "## Orphans: 1 file, 1.21 KiB" in page
    assert f"`{table.name}`', dry_run => true)" in page
    assert "\n# data" not in page
    assert r"`](x)\n# data.parquet" in page


def test_lost_manifest_is_reported_and_no_file_is_called_orphan(table):
    lost = arrowmeta.open(table).manifests()["manifest_path"][-1].as_py()
    Path(lost).unlink()
    page = table.parent / "plan.md"
    assert main(["repair", str(table), "--plan", "--output", str(page)]) == 3
    for said in (
        "## Lost metadata: 1 file",
        "no file is called an orphan",
        f"- [ ] `{lost}`: the file is missing",
    ):
        assert said in page.read_text()


def test_iceberg_repair_plan_has_iceberg_statements(tmp_path):
    root = stored("iceberg_v2_equality_deletes", tmp_path)
    opened = arrowmeta.open(root, allow_moved_paths=True)
    history = opened.snapshots().sort_by("sequence_number")["snapshot_id"].to_pylist()
    (path, *_) = opened.diff(*history[-2:])["file_path"].to_pylist()
    Path(opened.resolve(path)).unlink()
    plan = opened.repair_plan()
    assert plan.repairs["kind"].to_pylist() == ["missing"]
    page = plan.to_markdown()
    assert "CALL catalog.system.rollback_to_snapshot(table => '" in page
    assert f"`{root.name}`', snapshot_id => {history[-2]})" in page
    assert f".rollback_to_snapshot({history[-2]}).commit()" in page
    assert "CALL sys." not in page


def test_copy_of_the_metadata_is_one_sentence_and_no_statement():
    plan = arrowmeta.open(DATA / "pk_all_types").repair_plan()
    page = plan.to_markdown()
    assert "None of the 12 live files is in storage: this is a copy of the metadata" in page
    assert "- [ ]" not in page
    assert "CALL" not in page
    assert plan.repairs.num_rows == 12
