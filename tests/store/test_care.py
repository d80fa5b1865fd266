from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import arrowmeta
from arrowmeta.errors import UsageError
from arrowmeta.store import care
from arrowmeta.store.folder import Folder

DATA = Path(__file__).parents[1] / "data"
NAMES = ("pk_deletion_vectors", "iceberg_v3_deletion_vectors")


@pytest.fixture
def store(tmp_path: Path) -> Folder:
    for name in NAMES:
        arrowmeta.index(DATA / name, store=tmp_path, allow_moved_paths=True)
    arrowmeta.open(DATA / NAMES[0], store=tmp_path, allow_moved_paths=True).plan().found()
    return Folder.at(tmp_path)


def use(store: Folder, name: str, at: datetime) -> None:
    (used,) = Path(store.path).glob(f"tables/{name}-*/*/used")
    os.utime(used, (at.timestamp(), at.timestamp()))


def test_list_tables_has_entry_and_segment_counts(store: Folder) -> None:
    rows = {row["table_location"]: row for row in care.list_tables(store).to_pylist()}
    assert set(rows) == {str(DATA / name) for name in NAMES}
    for name in NAMES:
        table = arrowmeta.open(DATA / name, allow_moved_paths=True, store=False)
        row = rows[str(DATA / name)]
        assert row["format"] == table.format
        assert row["entry_count"] == table.entries().num_rows
        assert row["segment_count"] == 1
        assert row["size_in_bytes"] > 0


def test_verify_of_an_undamaged_store_finds_no_faults(store: Folder) -> None:
    assert care.verify(store).num_rows == 0


@pytest.mark.parametrize("suffix", [".parquet", ".index.json", ".derived.arrow"])
def test_verify_names_the_damaged_segment(store: Folder, suffix: str) -> None:
    (file,) = Path(store.path).glob(f"tables/{NAMES[0]}-*/*/*{suffix}")
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    file.write_bytes(content)
    (fault,) = care.verify(store).to_pylist()
    assert fault["table_location"] == str(DATA / NAMES[0])
    assert file.name.removesuffix(suffix) in fault["segment"]


def test_prune_deletes_the_least_recently_used_table_first(store: Folder) -> None:
    now = datetime.now(UTC)
    use(store, NAMES[0], now - timedelta(days=1))
    use(store, NAMES[1], now - timedelta(days=2))
    sizes = care.list_tables(store)["size_in_bytes"].to_pylist()
    pruned = care.prune(store, max_size=sum(sizes) - 1)
    assert pruned["table_location"].to_pylist() == [str(DATA / NAMES[1])]
    assert care.list_tables(store)["table_location"].to_pylist() == [str(DATA / NAMES[0])]


def test_prune_deletes_tables_unused_for_a_time(store: Folder) -> None:
    now = datetime.now(UTC)
    use(store, NAMES[0], now - timedelta(days=31))
    use(store, NAMES[1], now)
    pruned = care.prune(store, unused_for=timedelta(days=30))
    assert pruned["table_location"].to_pylist() == [str(DATA / NAMES[0])]
    assert care.prune(store, unused_for=timedelta(days=30)).num_rows == 0


def test_empty_store_has_no_tables_or_faults(tmp_path: Path) -> None:
    store = Folder.at(tmp_path / "none")
    assert care.list_tables(store).num_rows == 0
    assert care.verify(store).num_rows == 0
    assert care.prune(store, max_size=0).num_rows == 0


@pytest.mark.parametrize("content", [b"", b"[1]", b'{"location": 5}', b"\xff"])
def test_table_with_a_damaged_description_is_listed_without_a_location(
    store: Folder, content: bytes
) -> None:
    (file,) = Path(store.path).glob(f"tables/{NAMES[0]}-*/table.json")
    file.write_bytes(content)
    locations = care.list_tables(store)["table_location"].to_pylist()
    assert sorted(locations, key=str) == [str(DATA / NAMES[1]), None]


def test_other_files_in_the_folder_are_neither_read_nor_deleted(store: Folder) -> None:
    (segments,) = {file.parent for file in Path(store.path).glob(f"tables/{NAMES[0]}-*/*/used")}
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


def test_folder_with_tables_is_not_a_store(tmp_path: Path) -> None:
    (tmp_path / "tables" / "orders" / "snapshot").mkdir(parents=True)
    with pytest.raises(UsageError, match="there is no store"):
        care.existing(tmp_path)
