import os
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.io.options import parse_size
from arrowmeta.model import store_entries as care
from arrowmeta.model.store_file import Folder
from tests.bundled import DATA

NAMES = ("append_partition_types", "iceberg_v3_deletion_vectors")


@pytest.fixture(scope="module")
def filled(tmp_path_factory):
    folder = tmp_path_factory.mktemp("store")
    for name in NAMES:
        arrowmeta.index(DATA / name, store=folder, allow_moved_paths=True)
    arrowmeta.open(DATA / NAMES[0], store=folder, allow_moved_paths=True).partitions()
    return folder


@pytest.fixture
def store(filled, tmp_path):
    return Folder.at(shutil.copytree(filled, tmp_path, dirs_exist_ok=True))


def use(store, name, at):
    (used,) = Path(store.root).glob(f"tables/{name}-*/*/table.json")
    os.utime(used, (at.timestamp(), at.timestamp()))


def test_list_tables_has_entry_and_segment_counts(store):
    rows = {row["table_location"]: row for row in care.list_tables(store).to_pylist()}
    assert set(rows) == {str(DATA / name) for name in NAMES}
    for name in NAMES:
        table = arrowmeta.open(DATA / name, allow_moved_paths=True, store=False)
        row = rows[str(DATA / name)]
        assert row["format"] == table.format
        assert row["entry_count"] == table.entries().num_rows
        assert row["segment_count"] == 1
        assert row["size_in_bytes"] > 0


def test_verify_of_an_undamaged_store_finds_no_faults(store):
    assert care.verify(store).num_rows == 0


@pytest.mark.parametrize("suffix", [".parquet", ".derived.arrow"])
def test_verify_names_the_damaged_segment(store, suffix):
    file, *_ = sorted(Path(store.root).glob(f"tables/{NAMES[0]}-*/*/*{suffix}"))
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    (fault,) = care.verify(store).to_pylist()
    assert fault["table_location"] == str(DATA / NAMES[0])
    assert file.name.removesuffix(suffix) in fault["segment"]


def test_prune_deletes_the_least_recently_used_table_first(store):
    now = datetime.now(UTC)
    use(store, NAMES[0], now - timedelta(days=1))
    use(store, NAMES[1], now - timedelta(days=2))
    sizes = care.list_tables(store)["size_in_bytes"].to_pylist()
    pruned = care.prune(store, max_size=sum(sizes) - 1)
    assert pruned["table_location"].to_pylist() == [str(DATA / NAMES[1])]
    assert care.list_tables(store)["table_location"].to_pylist() == [str(DATA / NAMES[0])]


def test_prune_deletes_tables_unused_for_a_time(store):
    now = datetime.now(UTC)
    use(store, NAMES[0], now - timedelta(days=31))
    use(store, NAMES[1], now)
    pruned = care.prune(store, unused_for=timedelta(days=30))
    assert pruned["table_location"].to_pylist() == [str(DATA / NAMES[0])]
    assert care.prune(store, unused_for=timedelta(days=30)).num_rows == 0


def test_empty_store_has_no_tables_or_faults(tmp_path):
    store = Folder.at(tmp_path / "none")
    assert care.list_tables(store).num_rows == 0
    assert care.verify(store).num_rows == 0
    assert care.prune(store, max_size=0).num_rows == 0


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"location": 5}', b"\xff"])
def test_table_with_a_damaged_description_is_listed_without_a_location(store, content):
    (file,) = Path(store.root).glob(f"tables/{NAMES[0]}-*/*/table.json")
    file.write_bytes(content)
    locations = care.list_tables(store)["table_location"].to_pylist()
    assert sorted(locations, key=str) == [str(DATA / NAMES[1]), None]


def test_other_files_in_the_folder_are_neither_read_nor_deleted(store):
    (segments,) = {
        file.parent for file in Path(store.root).glob(f"tables/{NAMES[0]}-*/*/table.json")
    }
    tables = segments.parents[1]
    others = [tables / "note", segments.parent / "note", tables / "orders" / "data" / "a.parquet"]
    others.append(segments.parent / "copy" / "a.parquet")
    for file in others:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"kept")
    assert care.list_tables(store).num_rows == 2
    assert care.verify(store).num_rows == 0
    assert care.prune(store, max_size=0, unused_for=timedelta(0)).num_rows == 2
    assert [file.read_bytes() for file in others] == [b"kept"] * len(others)


def test_folder_with_tables_is_not_a_store(tmp_path):
    (tmp_path / "tables" / "orders" / "snapshot").mkdir(parents=True)
    with pytest.raises(UsageError, match="there is no store"):
        care.existing(tmp_path)


def test_damaged_descriptions_are_reported(store):
    for file in Path(store.root).rglob("table.json"):
        file.write_bytes(b"{")
    segments = [row["segment"].rpartition("/")[2] for row in care.verify(store).to_pylist()]
    assert segments == ["table.json"] * len(NAMES)


@pytest.mark.parametrize("version", ["", "v6-"])
def test_files_of_another_layout_are_not_damage_and_can_be_pruned(store, version):
    for table in Path(store.root).glob("tables/*/*"):
        table.rename(table.with_name(version + table.name.partition("-")[2]))
    for file in Path(store.root).rglob("*.parquet"):
        file.write_bytes(b"of another layout")
    assert care.verify(store).num_rows == 0
    assert care.list_tables(store)["manifest_count"].to_pylist() == [0] * len(NAMES)
    expected = arrowmeta.open(DATA / NAMES[0], store=False).entries()
    assert arrowmeta.open(DATA / NAMES[0], store=store.root).entries().equals(expected)
    assert care.prune(store, max_size=0).num_rows == len(NAMES) + 1


@pytest.mark.parametrize("method", ["end_of", "load"])
def test_file_deleted_while_it_is_verified_is_not_damage(store, method, monkeypatch):
    """As when a writer merges files."""
    read = getattr(Folder, method)

    def deleted_first(folder, name, *options):
        folder.delete(name)
        return read(folder, name, *options)

    monkeypatch.setattr(Folder, method, deleted_first)
    assert care.verify(store).num_rows == 0


@pytest.mark.parametrize(
    ("text", "n_bytes"),
    [("7", 7), ("500MB", 500_000_000), ("1.5 gb", 1_500_000_000), ("2KiB", 2048), ("1T", 10**12)],
)
def test_sizes(text, n_bytes):
    assert parse_size(text) == n_bytes


@pytest.mark.parametrize("text", ["", "GB", "-1", "1,5GB", "1e9", "nan", "1PB"])
def test_text_that_is_no_size_is_refused(text):
    with pytest.raises(UsageError, match="is not a size"):
        parse_size(text)


def test_store_in_the_home_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    arrowmeta.index(DATA / NAMES[0], store="~/store")
    assert (tmp_path / "store" / "tables").is_dir()
    assert care.existing("~/store").root == str(tmp_path / "store")
    opening = arrowmeta.open(DATA / NAMES[0], store="~/store")._opening.absolute()
    assert opening.store == str(tmp_path / "store")


@pytest.mark.parametrize("store", [True, 5, b"store"])
def test_store_of_another_type_is_refused(store):
    with pytest.raises(UsageError, match="store must be a folder"):
        arrowmeta.open(DATA / NAMES[0], store=store)
