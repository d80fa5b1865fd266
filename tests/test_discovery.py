import errno
import os
import shutil
from pathlib import Path

import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta import discovery
from arrowmeta.discovery import TABLES, discover
from arrowmeta.errors import StorageError
from tests.reconcile.damaged_storage import DamagedStorage

DATA = Path(__file__).parent / "data"


def _warehouse(folder, *names):
    for name in names:
        shutil.copytree(DATA / "append_snappy", folder / name)
    return folder


def _names(*args, **options):
    return discover(*args, **options)["name"].to_pylist()


def test_tables_are_found_in_nested_databases(tmp_path):
    warehouse = _warehouse(tmp_path, "orders", "sales.db/users", "a/b/c/deep")
    assert _names(warehouse) == ["a/b/c/deep", "orders", "sales.db/users"]


def test_a_row_says_what_the_table_is(tmp_path):
    answer = discover(_warehouse(tmp_path, "sales.db/orders"))
    assert answer.schema == TABLES
    assert answer.to_pylist() == [
        {
            "name": "sales.db/orders",
            "location": str(tmp_path / "sales.db/orders"),
            "format": "paimon",
            "format_version": 3,
            "snapshot_id": 3,
            "error": None,
        }
    ]


def test_an_iceberg_table_is_found_by_its_metadata(tmp_path):
    metadata = tmp_path / "events" / "metadata"
    metadata.mkdir(parents=True)
    (metadata / "v1.metadata.json").write_text("{}")
    (row,) = discover(tmp_path).to_pylist()
    assert (row["name"], row["format"]) == ("events", "iceberg")
    assert row["error"]


def test_folders_that_only_look_like_a_tables_are_searched(tmp_path):
    _warehouse(tmp_path, "schema/orders", "snapshot/users", "metadata/events")
    (tmp_path / "metadata" / "notes.txt").touch()
    assert _names(tmp_path) == ["metadata/events", "schema/orders", "snapshot/users"]


def test_hidden_folders_and_folders_of_tables_are_not_searched(tmp_path):
    warehouse = _warehouse(tmp_path, ".trash/gone", "_staging/half", "orders", "orders/p=1/inner")
    assert _names(warehouse) == ["orders"]


def test_a_broken_table_is_a_row_with_the_reason(tmp_path):
    warehouse = _warehouse(tmp_path, "broken", "whole")
    shutil.rmtree(warehouse / "broken" / "schema")
    shutil.rmtree(warehouse / "broken" / "snapshot")
    (warehouse / "broken" / "snapshot").mkdir()
    (warehouse / "broken" / "snapshot" / "snapshot-1").write_text("{")
    broken, whole = discover(warehouse).to_pylist()
    assert broken["error"].startswith("CorruptMetadataError")
    assert (whole["error"], whole["snapshot_id"]) == (None, 3)


def test_a_table_whose_schema_cannot_be_read_is_a_row_with_the_reason(tmp_path):
    root = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "orders")
    (root / "schema" / "schema-0").write_text('{"id":')
    (row,) = arrowmeta.discover(tmp_path).to_pylist()
    assert row["format"] == "paimon"
    assert row["error"].startswith("CorruptMetadataError")
    assert "schema-0" in row["error"]


def test_a_table_whose_newest_state_is_lost_is_a_row_with_the_reason(tmp_path):
    warehouse = _warehouse(tmp_path, "orders")
    (warehouse / "orders" / "snapshot" / "snapshot-3").write_text("{")
    (row,) = discover(warehouse).to_pylist()
    assert row["snapshot_id"] == 2
    assert "the newest state is lost" in row["error"]


def test_folders_whose_names_are_no_text_are_not_searched(tmp_path):
    _warehouse(tmp_path, "orders")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff")).mkdir()
    assert _names(tmp_path) == ["orders"]


def test_a_folder_that_may_not_be_listed_is_a_row_and_hides_no_other(tmp_path):
    warehouse = _warehouse(tmp_path, "orders", "sales.db/orders")
    (tmp_path / "lost+found").mkdir()
    (tmp_path / "lost+found" / "x").touch()
    shutil.copytree(DATA / "append_snappy", tmp_path / "users")

    class Refusing(DamagedStorage):
        def get_file_info_selector(self, selector):
            if selector.base_dir.endswith(("/lost+found", "/users/schema")):
                raise PermissionError(errno.EACCES, "Permission denied", selector.base_dir)
            return super().get_file_info_selector(selector)

    refusing = pafs.PyFileSystem(Refusing(warehouse))
    rows = discover(str(warehouse), filesystem=refusing).to_pylist()
    assert [(row["name"], row["format"], row["snapshot_id"]) for row in rows] == [
        ("lost+found", None, None),
        ("orders", "paimon", 3),
        ("sales.db/orders", "paimon", 3),
        ("users", None, None),
    ]
    assert ["Permission denied" in (row["error"] or "") for row in rows] == [
        True,
        False,
        False,
        True,
    ]
    with pytest.raises(StorageError, match="Permission denied"):
        discover(f"{warehouse}/lost+found", filesystem=refusing)


def test_links_back_to_a_folder_on_the_way_show_no_table_again(tmp_path):
    warehouse = _warehouse(tmp_path / "warehouse", "a/orders", "b/users")
    (warehouse / "self").symlink_to(".")
    (warehouse / "a" / "top").symlink_to(warehouse)
    # Each leads to the other, not to itself.
    (warehouse / "a" / "over").symlink_to(warehouse / "b")
    (warehouse / "b" / "back").symlink_to("../a")
    assert _names(warehouse) == ["a/orders", "a/over/users", "b/back/orders", "b/users"]


def test_links_to_what_is_elsewhere_are_followed(tmp_path):
    warehouse = _warehouse(tmp_path / "warehouse", "orders")
    _warehouse(tmp_path, "beside")
    (warehouse / "up").symlink_to("..")
    (warehouse / "same").symlink_to("orders")
    assert _names(warehouse) == [
        "orders",
        "same",
        "up/beside",
        "up/warehouse/orders",
        "up/warehouse/same",
    ]


def test_depth_is_bounded(tmp_path):
    warehouse = _warehouse(tmp_path, "one/orders", "one/two/orders")
    assert _names(warehouse, max_depth=2) == ["one/orders"]


def test_the_number_of_folders_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr(discovery, "MAX_FOLDERS", 10)
    for number in range(10):
        (tmp_path / f"f{number}").mkdir()
    with pytest.raises(arrowmeta.LimitError, match="more than 10 folders"):
        discover(tmp_path)


def test_a_table_is_a_warehouse_of_one(tmp_path):
    warehouse = _warehouse(tmp_path, "orders")
    assert _names(f"{warehouse}/orders/") == ["orders"]


def test_a_warehouse_on_a_filesystem_is_named_by_its_path_there(tmp_path):
    warehouse = _warehouse(tmp_path, "sales.db/orders")
    filesystem = pafs.SubTreeFileSystem(str(warehouse), pafs.LocalFileSystem())
    (row,) = discover("sales.db", filesystem=filesystem).to_pylist()
    assert (row["name"], row["location"], row["snapshot_id"]) == ("orders", "sales.db/orders", 3)


@pytest.mark.parametrize("name", ["nowhere", "file", "loop", "x" * 6000, "a\0b"])
def test_what_is_no_directory_is_refused(tmp_path, name):
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(FileNotFoundError, match="the warehouse must be a directory"):
        discover(tmp_path / name)


def test_an_empty_warehouse_has_no_tables(tmp_path):
    assert discover(tmp_path).num_rows == 0


def test_tables_are_opened_with_the_roots_that_are_allowed(data, monkeypatch):
    from arrowmeta.opening import Opening

    seen = []
    source = Opening.source
    monkeypatch.setattr(
        Opening, "source", lambda self: seen.append(self.allowed_roots) or source(self)
    )
    arrowmeta.discover(data / "pk_all_types", allowed_roots=["s3://other"])
    assert seen == [["s3://other"]]
