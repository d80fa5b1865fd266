"""Checks of moved tables, and of files in other folders."""

import shutil
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.cli import main
from tests.case_tables import CASES

OLD = "file:///tmp/arrowmeta-corpus/ice_spark/db/spark_v2_mor_pos"


@pytest.fixture
def moved(data):
    return str(data / "iceberg_v2_position_deletes")


def test_moved_table_is_read_where_it_was_opened(moved):
    table = arrowmeta.open(moved, strict=True)
    told = arrowmeta.open(moved, allow_moved_paths=True)
    assert table.files().num_rows == told.files().num_rows > 0
    assert table.reconcile().num_rows == 0
    assert table.source.moved_from == OLD
    (remark,) = table.source.remarks
    assert f"The table was moved: paths recorded under {OLD} are read under {moved}." == remark
    assert f"moved from {OLD}" in repr(table)
    assert remark in table.describe().remarks
    assert remark in table.plan("id > 3").explain().remarks
    assert table.sql("SELECT file_path FROM files").num_rows == told.files().num_rows
    assert set(arrowmeta.check(moved)["status"].to_pylist()) == {"passed"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("verb", ["reconcile", "report", "files", "check", "describe"])
def test_commands_read_a_moved_table_without_a_flag(moved, capfd, verb):
    assert main([verb, moved]) == 0
    said = capfd.readouterr().err
    assert "partial" not in said
    if verb == "files":
        assert f"arrowmeta: The table was moved: paths recorded under {OLD}" in said


def test_copy_is_read_at_its_original_unless_allowed(data, tmp_path):
    copy = shutil.copytree(data / "iceberg_v2_position_deletes", tmp_path / "copy")
    original = shutil.copytree(copy, tmp_path / "original")
    lists = list((copy / "metadata").glob("snap-*.avro"))
    table = arrowmeta.open(copy, path_map={OLD: str(original)})
    assert table.source.moved_from is None
    assert not table.source.remarks
    for path in lists:
        path.unlink()
    assert arrowmeta.open(copy, path_map={OLD: str(original)}).reconcile().num_rows == 0


def test_lost_manifest_list_of_a_moved_table_is_missing_where_it_was_opened(data, tmp_path):
    copy = shutil.copytree(data / "iceberg_v2_position_deletes", tmp_path / "copy")
    table = arrowmeta.open(copy)
    listed = next(
        one["manifest_list"]
        for one in table.snapshots().to_pylist()
        if one["snapshot_id"] == table.snapshot_id
    )
    (copy / "metadata" / listed.rpartition("/")[2]).unlink()
    table = arrowmeta.open(copy)
    assert table.source.moved_from == OLD
    with pytest.warns(UserWarning, match="the file is missing"):
        assert table.files().num_rows == 0
    assert table.damage["reason"].to_pylist() == ["the file is missing"]
    for path in (copy / "metadata").glob("snap-*.avro"):
        path.unlink()
    table = arrowmeta.open(copy)
    assert table.source.moved_from is None  # nothing says so
    with pytest.warns(UserWarning, match="the file is missing"):
        assert "metadata_unreadable" in table.reconcile()["check_name"].to_pylist()


FOLDERS = CASES / "paimon_python_folders"
NAMES = ("bool", "date", "f4", "s", "time", "ts3")


@pytest.mark.parametrize("name", NAMES)
def test_file_in_a_folder_named_by_python_is_not_missing(name):
    table = arrowmeta.open(FOLDERS / name)
    (file,) = (FOLDERS / name).rglob("data-*.parquet")
    (finding,) = table.reconcile(storage=True).to_pylist()
    assert finding["check_name"] == "file_in_other_folder"
    assert finding["actual"].endswith(str(file.parent.relative_to(FOLDERS)))
    assert finding["expected"] != finding["actual"]
    assert "pypaimon before 2.1" in finding["detail"]
    plan = table.repair_plan()
    assert plan.repairs["kind"].to_pylist() == ["elsewhere"]
    text = plan.to_markdown()
    assert "remove_unexisting_files" not in text
    assert "backup" not in text


def test_file_of_another_size_or_in_two_folders_is_missing(tmp_path):
    for name, damage in (("date", "size"), ("bool", "twice")):
        root = Path(shutil.copytree(FOLDERS / name, tmp_path / name))
        (file,) = root.rglob("data-*.parquet")
        if damage == "size":
            file.write_bytes(file.read_bytes() + b"x")
        else:
            (root / "p=x" / "bucket-0").mkdir(parents=True)
            shutil.copy(file, root / "p=x" / "bucket-0")
        found = arrowmeta.open(root).reconcile(storage=True)["check_name"].to_pylist()
        assert "missing_in_storage" in found
        assert "file_in_other_folder" not in found


def test_remedy_for_missing_files_is_not_offered_beside_files_elsewhere(tmp_path):
    """It would drop the rows of both."""
    root = Path(shutil.copytree(FOLDERS / "date", tmp_path / "t"))
    table = arrowmeta.open(root)
    found = table.reconcile(storage=True)
    row = found.to_pylist()[0] | {"check_name": "missing_in_storage", "subject": "other"}
    both = found.from_pylist([*found.to_pylist(), row], found.schema)
    rows = table.sql("FROM remedies", relations={"findings": both}).to_pylist()
    assert {row["check_name"] for row in rows} == {"withheld"}
    assert all("missing_in_storage" in row["effect"] for row in rows)
    assert all("file_in_other_folder of" in row["effect"] for row in rows)
