"""A moved table is read where it was opened, by every question, and says so."""

import shutil

import pytest

import arrowmeta
from arrowmeta.cli import main

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
