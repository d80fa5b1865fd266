"""A moved table: one error names the option to pass, instead of a finding per missing file."""

import shutil

import pytest

import arrowmeta
from arrowmeta.cli import main
from arrowmeta.command_line import ERROR, FINE, PARTIAL

OLD = "file:///tmp/arrowmeta-corpus/ice_spark/db/spark_v2_mor_pos"


@pytest.fixture
def moved(data):
    return str(data / "iceberg_v2_position_deletes")


@pytest.mark.parametrize("question", ["reconcile", "findings"])
def test_moved_table_raises_usage_error_with_the_option_to_pass(moved, question):
    table = arrowmeta.open(moved)
    with pytest.raises(arrowmeta.UsageError) as refused:
        getattr(table, question)()
    assert str(refused.value) == (
        f"the table was moved from {OLD} to {moved}; pass allow_moved_paths=True"
    )
    assert arrowmeta.open(moved, allow_moved_paths=True).reconcile().num_rows == 0


@pytest.mark.parametrize(
    ("verb", "code"), [("reconcile", ERROR), ("report", ERROR), ("files", PARTIAL)]
)
def test_moved_table_error_on_the_command_line_names_the_flag(moved, capsys, verb, code):
    assert main([verb, moved]) == code
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert said.endswith(f"the table was moved from {OLD} to {moved}; pass --allow-moved-paths\n")
    assert main(["reconcile", moved, "--allow-moved-paths"]) == FINE


def test_copy_mapped_to_its_original_paths_is_checked(data, tmp_path):
    source = data / "iceberg_v2_position_deletes"
    copy = shutil.copytree(source, tmp_path / "copy")
    table = arrowmeta.open(copy, path_map={OLD: str(source)})
    assert table.source.moved_from is None
    assert table.reconcile().num_rows == 0


def test_table_without_manifest_lists_is_not_called_moved(data, tmp_path):
    copy = shutil.copytree(data / "iceberg_v2_position_deletes", tmp_path / "copy")
    for path in (copy / "metadata").glob("snap-*.avro"):
        path.unlink()
    table = arrowmeta.open(copy)
    assert table.source.moved_from is None
    with pytest.warns(UserWarning, match="the file is missing"):
        assert "metadata_unreadable" in table.reconcile()["check_name"].to_pylist()
