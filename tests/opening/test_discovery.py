import errno
import os
import shutil
from pathlib import Path

import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta.errors import StorageError
from arrowmeta.tables import discovery
from arrowmeta.tables.discovery import TABLES, discover
from tests.bundled import DATA
from tests.reconcile.damaged_storage import DamagedStorage


def _warehouse(folder, *names):
    for name in names:
        shutil.copytree(DATA / "append_snappy", folder / name)
    return folder


def _names(*args, **options):
    return discover(*args, **options)["name"].to_pylist()


def test_tables_are_found_in_nested_databases(tmp_path):
    warehouse = _warehouse(tmp_path, "orders", "sales.db/users", "a/b/c/deep")
    assert _names(warehouse) == ["a.b.c.deep", "orders", "sales.users"]


def test_discovered_row_has_format_snapshot_and_location(tmp_path):
    answer = discover(_warehouse(tmp_path, "sales.db/orders"))
    assert answer.schema == TABLES
    assert answer.to_pylist() == [
        {
            "name": "sales.orders",
            "location": str(tmp_path / "sales.db/orders"),
            "format": "paimon",
            "format_version": 3,
            "snapshot_id": 3,
            "error": None,
        }
    ]


def test_iceberg_table_is_found_by_its_metadata_file(tmp_path):
    metadata = tmp_path / "events" / "metadata"
    metadata.mkdir(parents=True)
    (metadata / "v1.metadata.json").write_text("{}")
    (row,) = discover(tmp_path).to_pylist()
    assert (row["name"], row["format"]) == ("events", "iceberg")
    assert row["error"]


def test_folders_named_like_those_of_a_table_are_searched(tmp_path):
    _warehouse(tmp_path, "schema/orders", "snapshot/users", "metadata/events")
    (tmp_path / "metadata" / "notes.txt").touch()
    assert _names(tmp_path) == ["metadata.events", "schema.orders", "snapshot.users"]


def test_hidden_folders_and_folders_inside_tables_are_not_searched(tmp_path):
    warehouse = _warehouse(tmp_path, ".trash/gone", "_staging/half", "orders", "orders/p=1/inner")
    assert _names(warehouse) == ["orders"]


def test_table_with_corrupt_metadata_is_listed_with_its_error(tmp_path):
    warehouse = _warehouse(tmp_path, "broken", "whole")
    shutil.rmtree(warehouse / "broken" / "schema")
    shutil.rmtree(warehouse / "broken" / "snapshot")
    (warehouse / "broken" / "snapshot").mkdir()
    (warehouse / "broken" / "snapshot" / "snapshot-1").write_text("{")
    broken, whole = discover(warehouse).to_pylist()
    assert broken["error"].startswith("CorruptMetadataError")
    assert (whole["error"], whole["snapshot_id"]) == (None, 3)


def test_table_with_corrupt_schema_is_listed_with_its_error(tmp_path):
    root = shutil.copytree(DATA / "pk_deletion_vectors", tmp_path / "orders")
    (root / "schema" / "schema-0").write_text('{"id":')
    (row,) = arrowmeta.discover(tmp_path).to_pylist()
    assert row["format"] == "paimon"
    assert row["error"].startswith("CorruptMetadataError")
    assert "schema-0" in row["error"]


def test_table_with_corrupt_latest_snapshot_is_listed_with_an_error(tmp_path):
    warehouse = _warehouse(tmp_path, "orders")
    (warehouse / "orders" / "snapshot" / "snapshot-3").write_text("{")
    (row,) = discover(warehouse).to_pylist()
    assert row["snapshot_id"] == 2
    assert "the newest state is lost" in row["error"]


def test_folders_with_names_that_are_not_utf_8_are_not_searched(tmp_path):
    _warehouse(tmp_path, "orders")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff")).mkdir()
    assert _names(tmp_path) == ["orders"]


def test_folder_without_permission_is_listed_with_its_error(tmp_path):
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
        ("sales.orders", "paimon", 3),
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


def test_symbolic_links_in_a_cycle_list_no_table_twice(tmp_path):
    warehouse = _warehouse(tmp_path / "warehouse", "a/orders", "b/users")
    (warehouse / "self").symlink_to(".")
    (warehouse / "a" / "top").symlink_to(warehouse)
    # Each links to the other folder, not to itself.
    (warehouse / "a" / "over").symlink_to(warehouse / "b")
    (warehouse / "b" / "back").symlink_to("../a")
    assert _names(warehouse) == ["a.orders", "a.over.users", "b.back.orders", "b.users"]


def test_symbolic_links_out_of_the_cycle_are_followed(tmp_path):
    warehouse = _warehouse(tmp_path / "warehouse", "orders")
    _warehouse(tmp_path, "beside")
    (warehouse / "up").symlink_to("..")
    (warehouse / "same").symlink_to("orders")
    assert _names(warehouse) == [
        "orders",
        "same",
        "up.beside",
        "up.warehouse.orders",
        "up.warehouse.same",
    ]


def test_max_depth_limits_the_search(tmp_path):
    warehouse = _warehouse(tmp_path, "one/orders", "one/two/orders")
    assert _names(warehouse, max_depth=2) == ["one.orders"]


def test_too_many_folders_raise_limit_error(tmp_path, monkeypatch):
    monkeypatch.setattr(discovery, "MAX_FOLDERS", 10)
    for number in range(10):
        (tmp_path / f"f{number}").mkdir()
    with pytest.raises(arrowmeta.LimitError, match="more than 10 folders"):
        discover(tmp_path)


def test_tables_are_not_counted_as_other_folders(tmp_path, monkeypatch):
    monkeypatch.setattr(discovery, "MAX_FOLDERS", 3)
    names = [f"sales.db/t{number}" for number in range(6)]
    assert _names(_warehouse(tmp_path, *names)) == [f"sales.t{number}" for number in range(6)]


def test_location_of_a_table_lists_that_table(tmp_path):
    warehouse = _warehouse(tmp_path, "orders")
    assert _names(f"{warehouse}/orders/") == ["orders"]


def test_warehouse_path_is_relative_to_the_given_filesystem(tmp_path):
    warehouse = _warehouse(tmp_path, "sales.db/orders")
    filesystem = pafs.SubTreeFileSystem(str(warehouse), pafs.LocalFileSystem())
    (row,) = discover("sales.db", filesystem=filesystem).to_pylist()
    assert (row["name"], row["location"], row["snapshot_id"]) == ("orders", "sales.db/orders", 3)


@pytest.mark.parametrize("name", ["nowhere", "file", "loop", "x" * 6000, "a\0b"])
def test_warehouse_that_is_no_directory_raises_file_not_found_error(tmp_path, name):
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(FileNotFoundError, match="the warehouse must be a directory"):
        discover(tmp_path / name)


def test_empty_warehouse_has_no_tables(tmp_path):
    assert discover(tmp_path).num_rows == 0


def test_discovered_tables_are_opened_with_allowed_roots(data, monkeypatch):
    from arrowmeta.tables.locate import Opening

    seen = []
    source = Opening.source
    monkeypatch.setattr(
        Opening, "source", lambda self: seen.append(self.allowed_roots) or source(self)
    )
    arrowmeta.discover(data / "pk_all_types", allowed_roots=["s3://other"])
    assert seen == [["s3://other"]]


def test_folders_with_the_suffix_db_are_namespaces(tmp_path):
    warehouse = _warehouse(tmp_path, "sales.db/orders", "sales.db/x.db", "a.db/b/c")
    assert _names(warehouse) == ["a.b.c", "sales.orders", "sales.x.db"]


def test_tables_that_would_have_one_name_are_named_by_their_paths(tmp_path):
    warehouse = _warehouse(tmp_path, "sales/orders", "sales.db/orders", "sales/users")
    assert sorted(_names(warehouse)) == ["sales.db/orders", "sales.users", "sales/orders"]
