"""Tables below a folder: their names, what is searched, and what cannot be opened."""

import errno
import os
import shutil
from pathlib import Path

import pyarrow as pa
import pyarrow.fs as pafs
import pytest

import arrowmeta
from arrowmeta import discover
from arrowmeta.errors import StorageError
from tests.bundled import DATA
from tests.reconcile.damaged_storage import DamagedStorage

SNAPPY = DATA / "append_snappy"


def warehouse(folder, *names):
    """Copy a table to several folders."""
    for name in names:
        shutil.copytree(SNAPPY, folder / name)
    return folder


def names_of(*args, **options):
    return discover(*args, **options)["name"].to_pylist()


@pytest.mark.parametrize(
    ("tables", "names"),
    [
        (
            ["orders", "sales.db/users", "a/b/c/deep"],
            ["a.b.c.deep", "orders", "sales.users"],
        ),
        # Folders named like those of a table are searched.
        (
            ["schema/orders", "snapshot/users", "metadata/events"],
            ["metadata.events", "schema.orders", "snapshot.users"],
        ),
        # Hidden folders and folders inside tables are not searched.
        ([".trash/gone", "_staging/half", "orders", "orders/p=1/inner"], ["orders"]),
        # Folders with the suffix db are namespaces.
        (
            ["sales.db/orders", "sales.db/x.db", "a.db/b/c"],
            ["a.b.c", "sales.orders", "sales.x.db"],
        ),
        # Tables that would have one name are named by their paths.
        (
            ["sales/orders", "sales.db/orders", "sales/users"],
            ["sales.db/orders", "sales.users", "sales/orders"],
        ),
        ([], []),
    ],
)
def test_tables_are_found_by_their_names(tmp_path, tables, names):
    assert sorted(names_of(warehouse(tmp_path, *tables))) == names


def test_discovered_row_has_format_snapshot_and_location(tmp_path):
    answer = discover(warehouse(tmp_path, "sales.db/orders"))
    integers, text = ("format_version", "snapshot_id"), ("name", "location", "format", "error")
    types = {field.name: field.type for field in answer.schema}
    assert {types[name] for name in text} == {pa.string()}
    assert all(pa.types.is_integer(types[name]) for name in integers)
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
    assert names_of(f"{tmp_path}/sales.db/orders/") == ["orders"]
    filesystem = pafs.SubTreeFileSystem(str(tmp_path), pafs.LocalFileSystem())
    (row,) = discover("sales.db", filesystem=filesystem).to_pylist()
    assert (row["name"], row["location"], row["snapshot_id"]) == ("orders", "sales.db/orders", 3)


@pytest.mark.parametrize(
    ("table_format", "file", "text", "snapshot_id", "said"),
    [
        ("iceberg", "metadata/v1.metadata.json", "{}", None, ""),
        ("paimon", "snapshot/snapshot-1", "{", None, "CorruptMetadataError"),
        ("paimon", "schema/schema-0", '{"id":', 3, "CorruptMetadataError"),
        ("paimon", "snapshot/snapshot-3", "{", 2, "the newest state is lost"),
    ],
)
def test_table_with_corrupt_metadata_is_listed_with_its_error(
    tmp_path, table_format, file, text, snapshot_id, said
):
    place = warehouse(tmp_path, "whole") / "broken"
    if said and file != "snapshot/snapshot-1":
        warehouse(tmp_path, "broken")
    (place / file).parent.mkdir(parents=True, exist_ok=True)
    (place / file).write_text(text)
    broken, whole = discover(tmp_path).to_pylist()
    assert (broken["name"], broken["format"]) == ("broken", table_format)
    assert broken["snapshot_id"] == snapshot_id
    assert said in broken["error"]
    assert "schema" not in file or "schema-0" in broken["error"]
    assert (whole["error"], whole["snapshot_id"]) == (None, 3)


def test_folders_with_names_that_are_not_utf_8_are_not_searched(tmp_path):
    warehouse(tmp_path, "orders")
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff")).mkdir()
    assert names_of(tmp_path) == ["orders"]


def test_folder_without_permission_is_listed_with_its_error(tmp_path):
    warehouse(tmp_path, "orders", "sales.db/orders", "users")
    (tmp_path / "lost+found").mkdir()
    (tmp_path / "lost+found" / "x").touch()

    class Refusing(DamagedStorage):
        def get_file_info_selector(self, selector):
            if selector.base_dir.endswith(("/lost+found", "/users/schema")):
                raise PermissionError(errno.EACCES, "Permission denied", selector.base_dir)
            return super().get_file_info_selector(selector)

    refusing = pafs.PyFileSystem(Refusing(tmp_path))
    rows = discover(str(tmp_path), filesystem=refusing).to_pylist()
    facts = [(row["name"], row["format"], row["snapshot_id"]) for row in rows]
    found, lost = ("paimon", 3), (None, None)
    assert facts == [
        *(("lost+found", *lost), ("orders", *found), ("sales.orders", *found), ("users", *lost))
    ]
    refused = ["Permission denied" in (row["error"] or "") for row in rows]
    assert refused == [True, False, False, True]
    with pytest.raises(StorageError, match="Permission denied"):
        discover(f"{tmp_path}/lost+found", filesystem=refusing)


def test_symbolic_links_are_followed_and_list_no_table_twice(tmp_path):
    inside = warehouse(tmp_path / "cycle", "a/orders", "b/users")
    (inside / "self").symlink_to(".")
    (inside / "a" / "top").symlink_to(inside)
    # Each links to the other folder, not to itself.
    (inside / "a" / "over").symlink_to(inside / "b")
    (inside / "b" / "back").symlink_to("../a")
    assert names_of(inside) == ["a.orders", "a.over.users", "b.back.orders", "b.users"]
    inside = warehouse(tmp_path / "out/wh", "orders")
    warehouse(tmp_path / "out", "beside")
    (inside / "up").symlink_to("..")
    (inside / "same").symlink_to("orders")
    assert names_of(inside) == ["orders", "same", "up.beside", "up.wh.orders", "up.wh.same"]


def test_depth_and_number_of_folders_are_limited(tmp_path, monkeypatch):
    inside = warehouse(tmp_path / "deep", "one/orders", "one/two/orders")
    assert names_of(inside, max_depth=2) == ["one.orders"]
    monkeypatch.setattr("arrowmeta.tables.discovery.MAX_FOLDERS", 3)
    names = [f"sales.db/t{number}" for number in range(6)]  # tables do not count
    expected = [f"sales.t{number}" for number in range(6)]
    assert names_of(warehouse(tmp_path / "many", *names)) == expected
    for number in range(3):
        (tmp_path / "other" / f"f{number}").mkdir(parents=True)
    with pytest.raises(arrowmeta.LimitError, match="more than 3 folders"):
        discover(tmp_path / "other")


@pytest.mark.parametrize("name", ["nowhere", "file", "loop", "x" * 6000, "a\0b"])
def test_warehouse_that_is_no_directory_raises_file_not_found_error(tmp_path, name):
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(FileNotFoundError, match="the warehouse must be a directory"):
        discover(tmp_path / name)


@pytest.mark.parametrize("place", [".", "snapshot/..", "../orders/", "../../sales.db/x/../orders"])
def test_table_name_is_that_of_its_folder(tmp_path, monkeypatch, place):
    (warehouse(tmp_path, "sales.db/orders") / "sales.db" / "x").mkdir()
    monkeypatch.chdir(tmp_path / "sales.db/orders")
    assert arrowmeta.open(place).name == "orders"
