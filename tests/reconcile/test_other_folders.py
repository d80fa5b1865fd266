"""Live files of Paimon in other folders than those of their partition: there, but not for Java."""

import shutil
from pathlib import Path

import pytest

import arrowmeta
from tests.case_tables import CASES

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
